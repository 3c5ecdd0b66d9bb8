import { expect, type Page, test } from 'playwright/test';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { HomePage } from '../support/home-page.ts';
import { hydrated, stopClock, watch, watchFor } from '../support/visit.ts';

/** The pop-up asks for its words when it is time to open, and at no other. */
const CONTENT = /ideenpreis\.json/;
const PRIZE = 'https://ideenpreis.stimmbezirk.example/';
const PHONE = { width: 390, height: 844 };

/** The page 200 ms after it has loaded, with a clock that stands still. */
async function atStandstill(page: Page): Promise<HomePage> {
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(200);
  await hydrated(page, 'IdeasPrize');
  await hydrated(page, 'Topics');
  return new HomePage(page);
}

/** Moves the clock on until the pop-up is there; React may start its timer a moment late. */
async function untilOpen(home: HomePage): Promise<number> {
  let milliseconds = 0;
  await expect(async () => {
    milliseconds += 300;
    await home.page.clock.runFor(300);
    await expect(home.popUp()).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [10] });
  return milliseconds;
}

async function withPopUp(page: Page): Promise<HomePage> {
  const home = await atStandstill(page);
  await page.clock.runFor(1800);
  await untilOpen(home);
  return home;
}

const stored = (page: Page) =>
  page.evaluate(() => [{ ...localStorage }, sessionStorage.length] as const);

test('the pop-up opens 2000 ms after the page has loaded', async ({ page }) => {
  const home = await atStandstill(page);
  const isAskedFor = watchFor(page, CONTENT);
  await page.clock.runFor(1700);
  expect(await isAskedFor()).toBe(false);
  expect(await untilOpen(home)).toBeLessThanOrEqual(900);
  expect(await stored(page)).toEqual([{}, 0]);
});

for (const [way, close] of [
  [
    'the X',
    (home: HomePage) =>
      home
        .popUp()
        .getByRole('button', { name: /schließen/ })
        .click(),
  ],
  ['„Später“', (home: HomePage) => home.popUp().getByRole('button', { name: 'Später' }).click()],
  ['a press outside', (home: HomePage) => home.page.mouse.click(20, 450)],
  ['Escape', (home: HomePage) => home.page.keyboard.press('Escape')],
  ['„Mehr erfahren“', (home: HomePage) => home.popUp().getByRole('link').click()],
] as const) {
  test(`${way} closes the pop-up for good`, async ({ page, context }) => {
    await context.route(`${PRIZE}**`, (route) => route.fulfill({ body: 'Ideenpreis' }));
    const home = await withPopUp(page);
    const tab = way === '„Mehr erfahren“' ? context.waitForEvent('page') : undefined;
    await close(home);
    if (tab) expect((await tab).url()).toBe(PRIZE);
    await expect(home.popUp()).toHaveCount(0);
    // The page is told a moment after the dialog has closed.
    await expect.poll(() => stored(page)).toEqual([{ [SEEN_KEY]: 'true' }, 0]);
    await page.reload();
    await page.clock.runFor(200);
    await hydrated(page, 'IdeasPrize');
    const isAskedFor = watchFor(page, CONTENT);
    await page.clock.runFor(10_000);
    expect(await isAskedFor()).toBe(false);
  });
}

test('a press inside and words selected beyond its edge do not close it', async ({ page }) => {
  const home = await withPopUp(page);
  await home.popUp().getByRole('heading').click();
  const heading = await home.popUp().getByRole('heading').boundingBox();
  await page.mouse.move((heading?.x ?? 0) + 5, (heading?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(home.popUp()).toBeVisible();
});

test('the focus stays in it, and the topics behind stand still', async ({ page }) => {
  const home = await atStandstill(page);
  await home.topicsToggle().focus();
  await untilOpen(home);
  await expect(home.popUp().getByRole('heading')).toBeFocused();
  expect(await home.popUp().evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true);
  const close = home.popUp().getByRole('button', { name: /schließen/ });
  for (const stop of [
    home.popUp().getByRole('link', { name: /Mehr erfahren/ }),
    home.popUp().getByRole('button', { name: 'Später' }),
    close,
    home.popUp().getByRole('link', { name: /Mehr erfahren/ }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();

  await page.clock.runFor(10_000);
  await expect(home.topic()).toHaveText('Wahlkampfstrategie');
  await page.keyboard.press('Escape');
  await expect(home.topicsToggle()).toBeFocused();
  await expect(home.popUp()).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(home.topic()).toHaveText('Personal Branding', { timeout: 100 });
  }).toPass({ intervals: [50] });
});

for (const isSeen of [false, true]) {
  test(`it waits for the menu, ${isSeen ? 'unless it was closed elsewhere' : 'then opens'}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const home = await atStandstill(page);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const content = page.waitForResponse(CONTENT);
    await page.clock.runFor(5000);
    await content;
    await page.waitForLoadState('networkidle');
    await expect(home.popUp()).toHaveCount(0);
    if (isSeen) await page.evaluate((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
    await page.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(isSeen ? 0 : 1);
    if (!isSeen) await expect(home.popUp()).toBeVisible();
  });
}

test('where storage is blocked there is no pop-up and no error', async ({ page }) => {
  const visit = await watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await atStandstill(page);
  const isAskedFor = watchFor(page, CONTENT);
  await page.clock.runFor(10_000);
  expect(await isAskedFor()).toBe(false);
  expect(visit.problems).toEqual([]);
});

for (const size of [PHONE, { width: 320, height: 640 }]) {
  test(`at ${size.width} px it leaves the headline readable`, async ({ page }) => {
    await page.setViewportSize(size);
    const home = await withPopUp(page);
    const headline = await page.locator('h1').boundingBox();
    const slip = await home.popUp().boundingBox();
    expect(slip?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
    const backdrop = await home
      .popUp()
      .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(backdrop).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.click(20, 100);
    await expect(home.popUp()).toHaveCount(0);
  });
}

test('on a phone, upright and on its side, nothing of it is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const home = await withPopUp(page);
  for (const size of [
    { width: 320, height: 640 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(home.popUp().getByText('Mehr erfahren')).toBeInViewport({ ratio: 1 });
    for (const button of await home.popUp().getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});
