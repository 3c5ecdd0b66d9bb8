import { expect, type Page, test } from 'playwright/test';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { HomePage } from '../support/home-page.ts';
import { watchFor } from '../support/visit.ts';

/** The pop-up asks for its words when it is time to open, and at no other. */
const CONTENT = /ideenpreis\.json/;
const START = new Date('2026-05-04T10:00:00');

/** The page with a clock that stands still, and the pop-up not seen yet. */
async function atStandstill(page: Page): Promise<HomePage> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await page.goto('/');
  const home = new HomePage(page);
  await home.ready('.topics');
  await page.waitForLoadState('networkidle');
  return home;
}

async function withPopUp(page: Page): Promise<HomePage> {
  const home = await atStandstill(page);
  await page.clock.runFor(2000);
  await expect(home.popUp()).toBeVisible();
  return home;
}

const stored = (page: Page) =>
  page.evaluate(() => [{ ...localStorage }, sessionStorage.length] as const);

test('the pop-up opens 2000 ms after the page has loaded, and not before', async ({ page }) => {
  const home = await atStandstill(page);
  const askedFor = watchFor(page, CONTENT);
  await page.clock.runFor(1500);
  expect(await askedFor()).toBe(false);
  await page.clock.runFor(500);
  await expect(home.popUp()).toBeVisible();
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
  ['a click outside', (home: HomePage) => home.page.mouse.click(20, 450)],
  ['Escape', (home: HomePage) => home.page.keyboard.press('Escape')],
] as const) {
  test(`${way} closes the pop-up for good`, async ({ page }) => {
    const home = await withPopUp(page);
    await close(home);
    await expect(home.popUp()).toHaveCount(0);
    // The dialog is gone a moment before the page is told.
    await expect.poll(() => stored(page)).toEqual([{ 'ideenpreis-gesehen': 'true' }, 0]);
    await page.reload();
    await home.ready('.topics');
    const askedFor = watchFor(page, CONTENT);
    await page.clock.runFor(10_000);
    expect(await askedFor()).toBe(false);
  });
}

test('„Mehr erfahren“ opens the prize in a new tab and closes the pop-up for good', async ({
  page,
  context,
}) => {
  await context.route('https://ideenpreis.stimmbezirk.example/**', (route) =>
    route.fulfill({ body: 'Ideenpreis' }),
  );
  const home = await withPopUp(page);
  const tab = context.waitForEvent('page');
  await home
    .popUp()
    .getByRole('link', { name: /Mehr erfahren/ })
    .click();
  expect((await tab).url()).toBe('https://ideenpreis.stimmbezirk.example/');
  await expect(home.popUp()).toHaveCount(0);
  expect(await stored(page)).toEqual([{ 'ideenpreis-gesehen': 'true' }, 0]);
});

test('a click inside does not close it', async ({ page }) => {
  const home = await withPopUp(page);
  await home.popUp().getByRole('heading').click();
  await home.popUp().getByText('Der Ideenpreis').click();
  await expect(home.popUp()).toBeVisible();
});

test('the focus goes in, stays in both directions, and comes back', async ({ page }) => {
  const home = await atStandstill(page);
  await home.topicsToggle().focus();
  await page.clock.runFor(2000);
  await expect(home.popUp().getByRole('heading')).toBeFocused();
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());
  const round = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    round.push(await focused());
  }
  expect(round).toEqual([
    'Mehr erfahren (öffnet in neuem Tab)',
    'Später',
    'Hinweis auf den Ideenpreis schließen',
    'Mehr erfahren (öffnet in neuem Tab)',
  ]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Hinweis auf den Ideenpreis schließen');
  await page.keyboard.press('Escape');
  await expect(home.topicsToggle()).toBeFocused();
});

test('who had the focus nowhere goes on from the beginning of the page', async ({ page }) => {
  const home = await withPopUp(page);
  await page.keyboard.press('Escape');
  await expect(home.popUp()).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
});

test('words that are selected beyond its edge do not close it', async ({ page }) => {
  const home = await withPopUp(page);
  const heading = await home.popUp().getByRole('heading').boundingBox();
  if (!heading) throw new Error('the pop-up has no heading');
  await page.mouse.move(heading.x + 5, heading.y + 5);
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(home.popUp()).toBeVisible();
});

test('it does not open where it was closed in another tab meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await atStandstill(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const askedFor = watchFor(page, CONTENT);
  await page.clock.runFor(2000);
  await expect(async () => expect(await askedFor()).toBe(true)).toPass();
  await page.evaluate((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(home.popUp()).toHaveCount(0);
});

test('it is a modal dialog, and what moves behind it stands still', async ({ page }) => {
  const home = await withPopUp(page);
  expect(await home.popUp().evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true);
  await page.clock.runFor(10_000);
  await expect(home.topic()).toHaveText('Wahlkampfstrategie');
  await page.keyboard.press('Escape');
  await expect(home.popUp()).toHaveCount(0);
  // The topics go on a moment after the dialog is gone, and the clock stands still in between.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(home.topic()).toHaveText('Personal Branding', { timeout: 100 });
  }).toPass({ intervals: [50] });
});

test('it waits for the menu to be closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await atStandstill(page);
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const ready = Promise.all([page.waitForResponse(CONTENT), page.waitForResponse(/Coupon.*\.js/)]);
  const askedFor = watchFor(page, CONTENT);
  await page.clock.runFor(5000);
  await ready;
  // What its script imports comes after it.
  await expect(async () => expect(await askedFor()).toBe(true)).toPass();
  await expect(home.popUp()).toHaveCount(0);
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(home.popUp()).toBeVisible();
});

test('where storage is blocked there is no pop-up and no error', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await atStandstill(page);
  const askedFor = watchFor(page, CONTENT);
  await page.clock.runFor(10_000);
  expect(await askedFor()).toBe(false);
  expect(problems).toEqual([]);
});

test('on a phone it lies at the foot of the window, with nothing cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const home = await withPopUp(page);
  await expect
    .poll(async () => {
      const box = await home.popUp().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeCloseTo(624, 0);
  for (const name of ['Später', 'Hinweis auf den Ideenpreis schließen']) {
    await expect(home.popUp().getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone on its side both answers are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const home = await withPopUp(page);
  for (const answer of ['Mehr erfahren', 'Später']) {
    await expect(home.popUp().getByText(answer)).toBeInViewport({ ratio: 1 });
  }
});
