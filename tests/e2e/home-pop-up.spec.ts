import { expect, type Page, test } from 'playwright/test';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { contentOf } from '../support/content.ts';
import { HAS_POP_UP, HOME, HomePage } from '../support/home-page.ts';
import { effectsRun, hydrated, stopClock, violations, watch, watchFor } from '../support/visit.ts';

/** The pop-up requests its text only when it is about to open. */
const CONTENT = /ideenpreis\.json/;
const PRIZE = new URL(contentOf('site').links.ideasPrize).href;
const { more, later } = HOME.ideasPrize;
const { openMenu, closeMenu } = contentOf('navigation');
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };

test.skip(!HAS_POP_UP, 'the ideas prize is switched off or over');
test.beforeEach(({ page }) => stopClock(page));

/** Opens the page and stops when the pop-up's timer starts. */
async function atStandstill(page: Page): Promise<HomePage> {
  await page.goto('/');
  // Islands wait for the browser to be idle.
  await page.clock.runFor(200);
  await hydrated(page, 'IdeasPrize');
  await hydrated(page, 'Topics');
  return new HomePage(page);
}

async function withPopUp(page: Page): Promise<HomePage> {
  const home = await atStandstill(page);
  await page.clock.runFor(2000);
  await expect(home.popUp()).toBeVisible();
  return home;
}

const stored = (page: Page) =>
  page.evaluate(() => [{ ...localStorage }, sessionStorage.length] as const);

test('the pop-up opens after 2000 ms, modal, and keeps the focus @every-browser', async ({
  page,
}) => {
  const home = await atStandstill(page);
  const isAskedFor = watchFor(page, CONTENT);
  await home.topicsToggle().focus();
  await page.clock.runFor(1999);
  expect(await isAskedFor()).toBe(false);
  await page.clock.runFor(1);
  await expect(home.popUp().getByRole('heading')).toBeFocused();
  expect(await home.popUp().evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true);
  expect(await stored(page)).toEqual([{}, 0]);

  const link = home.popUp().getByRole('link', { name: more });
  const postpone = home.popUp().getByRole('button', { name: later, exact: true });
  const close = home.popUp().getByRole('button', { name: /schließen/ });
  for (const stop of [link, postpone, close, link]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();

  await test.step('a press inside and words selected beyond its edge do not close it', async () => {
    await home.popUp().getByRole('heading').click();
    const heading = await home.popUp().getByRole('heading').boundingBox();
    await page.mouse.move((heading?.x ?? 0) + 5, (heading?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    await expect(home.popUp()).toBeVisible();
  });

  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(home.topicsToggle()).toBeFocused();
});

test('the topics behind it stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const home = await withPopUp(page);
  await effectsRun(page);
  await page.clock.runFor(10_000);
  await expect(home.topic()).toHaveText(HOME.topics.list[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(home.popUp()).toHaveCount(0);
  await effectsRun(page);
  await page.clock.runFor(3500);
  await expect(home.topic()).toHaveText(HOME.topics.list[1] ?? '');
});

test('each way of closing it is remembered', async ({ page, context }) => {
  test.slow();
  await context.route(`${PRIZE}**`, (route) => route.fulfill({ body: 'Ideenpreis' }));
  const home = new HomePage(page);
  const button = (name: string | RegExp) => home.popUp().getByRole('button', { name });
  for (const [way, close] of [
    ['„Mehr erfahren“', () => home.popUp().getByRole('link').click()],
    ['the X', () => button(/schließen/).click()],
    ['„Später“', () => button(later).click()],
    ['a press outside', () => page.mouse.click(20, 450)],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(way, async () => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
      await withPopUp(page);
      const tab = way === '„Mehr erfahren“' ? context.waitForEvent('page') : undefined;
      await close();
      if (tab) expect((await tab).url()).toBe(PRIZE);
      await expect(home.popUp()).toHaveCount(0);
      // The dialog's close event fires a moment later.
      await expect.poll(() => stored(page)).toEqual([{ [SEEN_KEY]: 'true' }, 0]);
    });
  }
  await atStandstill(page);
  const isAskedFor = watchFor(page, CONTENT);
  await page.clock.runFor(10_000);
  expect(await isAskedFor()).toBe(false);
});

for (const isSeen of [false, true]) {
  test(`it waits for the menu, ${isSeen ? 'unless it was closed elsewhere' : 'then opens'}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const home = await atStandstill(page);
    await page.getByRole('button', { name: openMenu }).click();
    const content = page.waitForResponse(CONTENT);
    await page.clock.runFor(2000);
    await content;
    await page.waitForLoadState('networkidle');
    await expect(home.popUp()).toHaveCount(0);
    if (isSeen) await page.evaluate((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
    await page.getByRole('button', { name: closeMenu }).click();
    await effectsRun(page);
    await expect(home.popUp()).toHaveCount(isSeen ? 0 : 1);
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

test('on a phone it is whole, and leaves the headline readable', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  const home = await withPopUp(page);
  for (const size of [{ width: 740, height: 360 }, SMALL_PHONE]) {
    await page.setViewportSize(size);
    await expect(home.popUp().getByText(more)).toBeInViewport({ ratio: 1 });
    for (const button of await home.popUp().getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
  for (const size of [SMALL_PHONE, PHONE]) {
    await page.setViewportSize(size);
    const headline = await page.locator('h1').boundingBox();
    const slip = await home.popUp().boundingBox();
    expect(slip?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
  }
  const backdrop = () =>
    home.popUp().evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(await backdrop()).toBe('rgba(0, 0, 0, 0)');
  await page.mouse.click(20, 100);
  await expect(home.popUp()).toHaveCount(0);
});
