import { expect, type Locator, type Page, test } from 'playwright/test';
import { ELECTIONS } from '../fixtures/elections.ts';
import { readEntry } from '../support/content.ts';
import { HOME, HomePage, PRIZE } from '../support/home-page.ts';
import { boxOf } from '../support/layout.ts';
import { violations } from '../support/axe.ts';
import { recordRequests } from '../support/records.ts';
import { SEEN_KEY, stopClock, stored } from '../support/visit.ts';
import { islandReady, scrollPage } from '../support/waits.ts';

/** The pop-up requests its script only when it is about to open. */
const SCRIPT = /\/_astro\/open-prize\.[^/]*\.js$/;
const { more = '', later = '', external } = HOME.ideasPrize ?? {};
const PRIZE_PAGE = URL.parse((external && readEntry('site').links[external]) ?? '')?.href;
const { openMenu, closeMenu } = readEntry('navigation');

test.skip(!PRIZE, 'the ideas prize is left out');

/** The time after which the islands have started, in ms: they wait until the browser is idle. */
const IDLE = 200;

/** Opens the page and stops as soon as its islands have started. */
async function atStandstill(page: Page): Promise<HomePage> {
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(IDLE);
  await islandReady(page, 'Topics');
  return new HomePage(page);
}

async function withPopUp(page: Page): Promise<HomePage> {
  const home = await atStandstill(page);
  await page.clock.fastForward(2000);
  await expect(home.popUp()).toBeVisible();
  return home;
}

async function expectClosedForGood(home: HomePage): Promise<void> {
  await expect(home.popUp()).toHaveCount(0);
  expect(await stored(home.page)).toEqual({ [SEEN_KEY]: 'true' });
}

test('the pop-up opens after 2000 ms and leaves the page alone', async ({ page }) => {
  const home = await atStandstill(page);
  const isAskedFor = recordRequests(page, SCRIPT);
  await home.topicsToggle().focus();
  await test.step('it opens after 2000 ms', async () => {
    await page.clock.runFor(1999 - IDLE);
    expect(await isAskedFor()).toBe(false);
    await page.clock.runFor(1);
    await expect(home.popUp()).toBeVisible();
  });
  await test.step('it is announced, and takes neither focus nor page nor storage', async () => {
    await expect(page.getByRole('status').filter({ has: home.popUp() })).toHaveCount(1);
    await expect(home.topicsToggle()).toBeFocused();
    expect(await home.popUp().evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(false);
    expect(await stored(page)).toEqual({});
  });
  await test.step('Escape closes it for good', async () => {
    await page.keyboard.press('Escape');
    await expectClosedForGood(home);
  });
});

const textOf = (home: HomePage) => home.popUp().getByText(PRIZE?.text ?? '');
const crossOf = (home: HomePage) => home.popUp().getByRole('button', { name: /schließen/ });

test('Tab leads through the pop-up, which stays until its cross is pressed', async ({ page }) => {
  const home = await withPopUp(page);
  await page.clock.resume();
  await home.popUp().locator('summary').press('Enter');
  await expect(textOf(home)).toBeVisible();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  for (const stop of [
    home.popUp().getByRole('link', { name: more }),
    home.popUp().getByRole('button', { name: later, exact: true }),
    crossOf(home),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await textOf(home).click();
  await expect(home.popUp()).toBeVisible();
  await crossOf(home).click();
  await expectClosedForGood(home);
});

test('the pop-up closes for good by a press outside, which also votes', async ({ page }) => {
  const home = await withPopUp(page);
  await home.election(ELECTIONS.local).click();
  await expect(home.crosses()).toHaveCount(1);
  await expectClosedForGood(home);
});

test('the pop-up does not come again after “more”', async ({ page }) => {
  await page.context().route(`${PRIZE_PAGE}**`, (route) => route.fulfill({ body: 'Ideenpreis' }));
  const home = await withPopUp(page);
  const tab = page.context().waitForEvent('page');
  await home.popUp().getByRole('link').click();
  expect((await tab).url()).toBe(PRIZE_PAGE);
  await expectClosedForGood(home);
  const isAskedFor = recordRequests(page, SCRIPT);
  await page.reload();
  await page.clock.runFor(IDLE);
  await islandReady(page, 'Topics');
  await page.clock.fastForward(10_000);
  expect(await isAskedFor()).toBe(false);
});

test('the pop-up waits until the menu is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await atStandstill(page);
  await page.getByRole('button', { name: openMenu }).click();
  const content = page.waitForResponse(SCRIPT);
  await page.clock.fastForward(2000);
  await content;
  await page.waitForLoadState('networkidle');
  await expect(home.popUp()).toHaveCount(0);
  await page.getByRole('button', { name: closeMenu }).click();
  await expect(home.popUp()).toBeVisible();
  await home.popUp().getByRole('button', { name: later, exact: true }).click();
  await expectClosedForGood(home);
});

const expectAbove = async (above: Locator, below: Locator) =>
  expect((await boxOf(above)).bottom).toBeLessThanOrEqual((await boxOf(below)).top);
/** The last link of the page. */
const lastLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').last();

test('the pop-up is one line and covers nothing that a visitor may want', async ({ page }) => {
  const home = await withPopUp(page);
  await page.clock.resume();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await test.step(`at ${width} px it leaves the ballot and the last links free`, async () => {
      await page.setViewportSize({ width, height });
      await scrollPage(page, 0);
      for (const button of await home.popUp().getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      const { top, right, height: high } = await boxOf(home.popUp());
      // While it rises, its edges lie between pixels, and their difference is not exact.
      expect(Math.round(high)).toBeLessThanOrEqual(56);
      const sheet = await boxOf(home.sheet());
      expect(right <= sheet.left || top >= (await home.slot())).toBe(true);
      await scrollPage(page, Number.MAX_SAFE_INTEGER);
      await expectAbove(lastLink(page), home.popUp());
    });
  }
});
