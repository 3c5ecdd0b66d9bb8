import { expect, type Request, test } from 'playwright/test';
import { HOME, HomePage } from '../support/home-page.ts';
import { present } from '../support/parts.ts';
import { violations, recordRequests } from '../support/visit.ts';

const words = present(HOME.socialMedia.video, 'the film');
const FILE = /\.(mp4|webm)$/;
const isVideo = (request: Request) => FILE.test(request.url());

test('the video loads when started, plays, pauses and ends @every-browser', async ({ page }) => {
  const home = new HomePage(page);
  const isAskedFor = recordRequests(page, FILE);
  await home.open('Video');
  expect(await isAskedFor()).toBe(false);
  const time = () => home.video().evaluate((video: HTMLVideoElement) => video.currentTime);
  const isPaused = () => home.video().evaluate((video: HTMLVideoElement) => video.paused);

  await home.videoToggle().click();
  await expect(home.videoToggle()).toContainText(words.pause);
  await expect(page.locator('.video-poster')).toBeHidden();
  await expect.poll(time).toBeGreaterThan(0.1);

  // The button covers the poster image.
  const pressPicture = () =>
    page.locator('.video-screen').click({ position: { x: 100, y: 100 }, force: true });
  await pressPicture();
  await expect.poll(isPaused).toBe(true);
  await expect(home.videoToggle()).toContainText(words.resume);
  const before = await time();
  await pressPicture();
  await expect.poll(isPaused).toBe(false);
  expect(await time()).toBeGreaterThanOrEqual(before);

  await home.video().evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await expect(home.videoToggle()).toContainText(words.start);
  await expect(page.locator('.video-poster')).toBeVisible();
  expect(await isPaused()).toBe(true);
});

test('a video that cannot be loaded says so and can be retried', async ({ page }) => {
  const home = new HomePage(page);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.route(FILE, (route) => route.abort());
  await home.open('Video');
  await home.videoToggle().click();
  const status = page.locator('#about').getByRole('status');
  await expect(status).toContainText(words.failed);
  expect(await violations(page)).toEqual([]);
  await page.unroute(FILE);
  const request = page.waitForRequest(isVideo);
  await home.videoToggle().click();
  await expect(home.videoToggle()).toContainText(words.pause);
  await expect(status).toBeEmpty();
  expect((await request).url()).toMatch(/\.mp4$/);
});
