import { expect, type Locator, type Page, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import { contentOf } from '../support/content.ts';
import { HOME, HomePage, PRIZE } from '../support/home-page.ts';
import { asRead } from '../support/html.ts';
import { present } from '../support/parts.ts';
import {
  effectsRun,
  hydrated,
  scrollPage,
  SEEN_KEY,
  stopClock,
  violations,
  recordVisit,
  recordRequests,
} from '../support/visit.ts';

/** The pop-up requests its script only when it is about to open. */
const SCRIPT = /\/_astro\/open-prize\.[^/]*\.js$/;
const { more, later, external } = present(HOME.ideasPrize, 'the ideas prize');
const PRIZE_PAGE = URL.parse(contentOf('site').links[external] ?? '')?.href;
const { openMenu, closeMenu } = contentOf('navigation');
const PHONE = { width: 390, height: 844 };

test.beforeEach(({ page }) => stopClock(page));

/** How long the browser is idle, so that islands start, in ms. */
const IDLE = 200;

/** Opens the page and stops as soon as its islands have started. */
async function atStandstill(page: Page): Promise<HomePage> {
  await page.goto('/');
  await page.clock.runFor(IDLE);
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

test('the pop-up opens after 2000 ms, and leaves the page in use', async ({ page }) => {
  const home = await atStandstill(page);
  const isAskedFor = recordRequests(page, SCRIPT);
  await home.topicsToggle().focus();
  await page.clock.runFor(1999 - IDLE);
  expect(await isAskedFor()).toBe(false);
  await page.clock.runFor(1);
  await expect(home.popUp()).toBeVisible();
  await expect(home.topicsToggle()).toBeFocused();
  expect(await home.popUp().evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(false);
  expect(await stored(page)).toEqual([{}, 0]);
  // Screen readers are told of it.
  await expect(page.getByRole('status').filter({ has: home.popUp() })).toHaveCount(1);

  await test.step('it unfolds by its headline', async () => {
    await home.popUp().locator('summary').press('Enter');
    await expect(home.popUp().getByText(PRIZE?.text ?? '')).toBeVisible();
    const link = home.popUp().getByRole('link', { name: more });
    const postpone = home.popUp().getByRole('button', { name: later, exact: true });
    const close = home.popUp().getByRole('button', { name: /schließen/ });
    for (const stop of [link, postpone, close]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  await test.step('a press inside and words selected beyond its edge do not close it', async () => {
    const words = home.popUp().getByText(PRIZE?.text ?? '');
    await words.click();
    const place = await words.boundingBox();
    await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    await expect(home.popUp()).toBeVisible();
  });

  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});

test('each way of closing it is remembered', async ({ page, context }) => {
  test.slow();
  await context.route(`${PRIZE_PAGE}**`, (route) => route.fulfill({ body: 'Ideenpreis' }));
  const home = new HomePage(page);
  const button = (name: string | RegExp) => home.popUp().getByRole('button', { name });
  for (const [way, close] of [
    ['„Mehr erfahren“', () => home.popUp().getByRole('link').click()],
    ['„Später“', () => button(later).click()],
    ['a press outside, which also votes', () => home.election(ELECTIONS.local).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(way, async () => {
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
      await withPopUp(page);
      const tab = way === '„Mehr erfahren“' ? context.waitForEvent('page') : undefined;
      await close();
      if (tab) expect((await tab).url()).toBe(PRIZE_PAGE);
      await expect(home.popUp()).toHaveCount(0);
      expect(await stored(page)).toEqual([{ [SEEN_KEY]: 'true' }, 0]);
      await expect(home.crosses()).toHaveCount(way.includes('votes') ? 1 : 0);
    });
  }
  await atStandstill(page);
  const isAskedFor = recordRequests(page, SCRIPT);
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
    const content = page.waitForResponse(SCRIPT);
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
  const visit = await recordVisit(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await atStandstill(page);
  const isAskedFor = recordRequests(page, SCRIPT);
  await page.clock.runFor(10_000);
  expect(await isAskedFor()).toBe(false);
  expect(visit.problems).toEqual([]);
});

test('it is one line, and covers neither the ballot, nor a link to a tool, nor the last links', async ({
  page,
}) => {
  test.slow();
  const home = await withPopUp(page);
  await page.clock.resume();
  const slip = async () =>
    (await home.popUp().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const bottomOf = async (link: Locator) => {
    const box = await link.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  const tools = HOME.campaign.tools.map(({ label }) =>
    page.locator('.tools').getByRole('link', { name: asRead(label) }),
  );
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await test.step(`at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await scrollPage(page, 0);
      for (const button of await home.popUp().getByRole('button').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      const { x, y, width: wide, height: high } = await slip();
      expect(high).toBeLessThanOrEqual(56);
      const sheet = await home.sheet().boundingBox();
      const isBeside = x + wide <= (sheet?.x ?? 0);
      if (!isBeside) expect(y).toBeGreaterThanOrEqual(await home.slot());

      // The second screen.
      await scrollPage(page, 0.9 * height);
      for (const link of [900, 844].includes(height) ? tools : []) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(await bottomOf(link)).toBeLessThanOrEqual((await slip()).y);
      }
      await scrollPage(page, Number.MAX_SAFE_INTEGER);
      expect(await bottomOf(last)).toBeLessThanOrEqual((await slip()).y);
    });
  }
  // Unfolded, on a phone, at the end of the page.
  await home.popUp().locator('summary').click();
  await scrollPage(page, Number.MAX_SAFE_INTEGER);
  expect(await bottomOf(last)).toBeLessThanOrEqual((await slip()).y);
});
