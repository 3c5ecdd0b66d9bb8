import { expect, test } from 'playwright/test';
import { HOME, type HomePage, openHome, SECTIONS } from '../support/home-page.ts';
import { violations } from '../support/axe.ts';
import { recordRequests } from '../support/records.ts';

const {
  pause = '',
  resume = '',
  start = '',
  failed = '',
  poster: [line = ''] = [],
} = HOME.socialMedia.video ?? {};
test.skip(!HOME.socialMedia.video, 'the film is left out');
const FILE = /\.(mp4|webm)$/;

const timeOf = (home: HomePage) =>
  home.video().evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (home: HomePage) =>
  home.video().evaluate((video: HTMLVideoElement) => video.paused);

test('a visitor starts and pauses the video @every-browser', async ({ page }) => {
  const isAskedFor = recordRequests(page, FILE);
  const home = await openHome(page, 'Video');
  expect(await isAskedFor()).toBe(false);
  await home.videoToggle().click();
  await expect.poll(() => timeOf(home)).toBeGreaterThan(0.1);
  await expect(home.videoToggle()).toContainText(pause);
  await expect(home.socialMedia().getByText(line, { exact: true })).toBeHidden();
  // The button covers the picture.
  const pressPicture = () => home.video().click({ position: { x: 100, y: 100 }, force: true });
  await pressPicture();
  await expect.poll(() => isPaused(home)).toBe(true);
  await expect(home.videoToggle()).toContainText(resume);
  const before = await timeOf(home);
  await pressPicture();
  await expect.poll(() => isPaused(home)).toBe(false);
  expect(await timeOf(home)).toBeGreaterThanOrEqual(before);
  await home.video().evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await expect(home.videoToggle()).toContainText(start);
  await expect(home.socialMedia().getByText(line, { exact: true })).toBeVisible();
  expect(await isPaused(home)).toBe(true);
});

test('a video that cannot be loaded says so and can be retried', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.route(FILE, (route) => route.abort());
  const home = await openHome(page, 'Video');
  await home.videoToggle().click();
  const status = home.socialMedia().getByRole('status');
  await expect(status).toContainText(failed);
  expect(await violations(page, SECTIONS.socialMedia)).toEqual([]);
  await page.unroute(FILE);
  const request = page.waitForRequest(FILE);
  await home.videoToggle().click();
  await expect(home.videoToggle()).toContainText(pause);
  await expect(status).toBeEmpty();
  expect((await request).url()).toMatch(/\.mp4$/);
});
