import { expect, type Request, test } from 'playwright/test';
import { HomePage } from '../support/home-page.ts';

const isVideo = (request: Request) => /\.(mp4|webm)$/.test(request.url());

test('nothing of the video loads before it is started; then one file comes whole and plays', async ({
  page,
}) => {
  const home = new HomePage(page);
  const requests: Request[] = [];
  page.on('request', (request) => isVideo(request) && requests.push(request));
  await home.open();
  await home.reach('.video');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await expect(home.video()).not.toHaveAttribute('src');

  await home.videoToggle().click();
  await expect(home.videoToggle()).toHaveAccessibleName(/Video anhalten/);
  expect(requests).toHaveLength(1);
  expect(await requests[0]?.headerValue('range')).toBeNull();
  await expect(home.video()).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => home.video().evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  expect(
    await home.video().evaluate((v: HTMLVideoElement) => [v.videoWidth, v.videoHeight]),
  ).toEqual([1080, 1920]);
});

test('a click on the picture stops it and starts it again where it was', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.reach('.video');
  const paused = () => home.video().evaluate((video: HTMLVideoElement) => video.paused);
  const clickPicture = async () => {
    const box = await page.locator('.video-screen').boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + 100);
  };
  await clickPicture();
  await expect(home.videoToggle()).toHaveAccessibleName(/Video anhalten/);
  expect(await paused()).toBe(false);
  await clickPicture();
  await expect.poll(paused).toBe(true);
  await expect(home.videoToggle()).toHaveAccessibleName(/Video fortsetzen/);
  const at = await home.video().evaluate((video: HTMLVideoElement) => video.currentTime);
  await clickPicture();
  await expect.poll(paused).toBe(false);
  expect(
    await home.video().evaluate((video: HTMLVideoElement) => video.currentTime),
  ).toBeGreaterThanOrEqual(at);
});

test('at its end it is back at the start, paused behind its poster', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.reach('.video');
  await home.videoToggle().click();
  await expect(home.videoToggle()).toHaveAccessibleName(/Video anhalten/);
  await expect(page.locator('.video-poster')).toBeHidden();
  await home.video().evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await expect(home.videoToggle()).toHaveAccessibleName(/Video starten/);
  await expect(page.locator('.video-poster')).toBeVisible();
  expect(await home.video().evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await home.videoToggle().click();
  await expect(home.videoToggle()).toHaveAccessibleName(/Video anhalten/);
});

test('a video that cannot be loaded says so and what to do, and can be tried again', async ({
  page,
}) => {
  const home = new HomePage(page);
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await home.open();
  await home.reach('.video');
  await home.videoToggle().click();
  await expect(page.locator('#about').getByRole('status')).toContainText('ließ sich nicht laden');
  await page.unroute(/\.(mp4|webm)$/);
  await home.videoToggle().click();
  await expect(home.videoToggle()).toHaveAccessibleName(/Video anhalten/);
  await expect(page.locator('#about').getByRole('status')).toBeEmpty();
});

test('while it loads a second click calls it off', async ({ page }) => {
  const home = new HomePage(page);
  await page.route(/\.(mp4|webm)$/, () => {
    // Never answered: a very slow line.
  });
  await home.open();
  await home.reach('.video');
  await home.videoToggle().click();
  await expect(home.videoToggle()).toHaveAccessibleName(/Wird geladen/);
  await home.videoToggle().click();
  await expect(home.videoToggle()).toHaveAccessibleName(/Video starten/);
});

test('a browser without AV1 gets the H.264 file', async ({ page }) => {
  const home = new HomePage(page);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await home.open();
  await home.reach('.video');
  const request = page.waitForRequest(isVideo);
  await home.videoToggle().click();
  expect((await request).url()).toMatch(/\.mp4$/);
});
