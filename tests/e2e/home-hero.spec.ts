import { expect, type Page, test } from 'playwright/test';
import texts from '../../src/content/startseite.json' with { type: 'json' };
import { HomePage } from '../support/home-page.ts';
import { hydrated, pass, scrollPage, stopClock } from '../support/visit.ts';

const topics: readonly string[] = texts.topics.list;
const [first = '', second = ''] = topics;

/** The page with a clock that stands still. */
async function atStandstill(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await stopClock(page);
  await home.open();
  await page.clock.runFor(100);
  await hydrated(page, 'Topics');
  return home;
}

test('five topics change every 3000 ms, with 500 ms of fading', async ({ page }) => {
  const home = await atStandstill(page);
  const expectTopic = async (milliseconds: number, text: string) => {
    await page.clock.runFor(milliseconds);
    if (text) await expect(home.topic()).toHaveText(text);
    else await expect(home.topic()).toHaveCount(0);
  };
  expect(topics).toHaveLength(5);
  // To the first fade, within 100 ms.
  while ((await home.topic().count()) > 0) await page.clock.runFor(100);
  for (const topic of [...topics.slice(1), first]) {
    await expectTopic(400, '');
    await expectTopic(100, topic);
    await expectTopic(2400, topic);
    await expectTopic(100, '');
  }
});

test('the control stops the topics and starts them again', async ({ page }) => {
  const home = await atStandstill(page);
  const place = await home.topicsToggle().boundingBox();
  expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await pass(page, 3200);
  await expect(home.topic()).toHaveCount(0);
  await page.getByRole('button', { name: 'Themenwechsel anhalten' }).click();
  await page.clock.runFor(20_000);
  await expect(home.topic()).toHaveText(first);
  await page.getByRole('button', { name: 'Themenwechsel fortsetzen' }).click();
  await page.clock.runFor(3500);
  await expect(home.topic()).toHaveText(second);
  expect(await home.topicsToggle().boundingBox()).toEqual(place);
});

test('the topics stand still in a hidden tab or without motion', async ({ page }) => {
  const home = await atStandstill(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await page.clock.runFor(10_000);
  await expect(home.topic()).toHaveText(first);
  await hide(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.runFor(10_000);
  await expect(home.topic()).toHaveText(first);
  await page.getByRole('button', { name: 'Themenwechsel fortsetzen' }).click();
  await page.clock.runFor(3500);
  await expect(home.topic()).toHaveText(second);
});

test('the hero has a headline, a ballot and one spoken sentence', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('Topics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Wir leisten aktive Werbehilfe für Partei &\u00a0Politik',
  );
  await expect(home.topic()).toHaveCSS('transition-duration', '0.5s');
  await expect(page.locator('.topics')).toMatchAriaSnapshot(`
    - paragraph:
      - text: Expertenteam für Wahlkampfstrategie, Personal Branding, Politische Kommunikation, Social Media und Bewegtbild
      - button "Themenwechsel anhalten"
  `);
  const hero = page.locator('header.hero');
  await expect(page.locator('.topics').locator('[aria-live], [role=status]')).toHaveCount(0);
  await expect(hero.getByRole('link')).toHaveCount(0);
  await expect(hero.getByRole('button')).toHaveCount(1);
  await expect(home.sheet()).toContainText('Stimmzettel');
  await expect(page.locator('.ballot-row')).toHaveCount(6);
});

/** How far the ballot has gone into the box, as the browser draws it. */
const sunk = (page: Page) =>
  page.locator('.ballot-sheet').evaluate((sheet) => {
    const { transform, opacity } = getComputedStyle(sheet);
    const { m42: offset, m11: scale } = new DOMMatrix(transform);
    return { offset, scale, opacity: Number(opacity) };
  });

/** Scroll position and vertical offset in px, scale and opacity. */
const POSITIONS = [
  [0, 0, 1, 1],
  [100, 40.1, 0.9749, 1],
  [200, 80.2, 0.9499, 1],
  [399, 160, 0.9, 1],
  [400, 160, 0.9, 0],
  [1500, 160, 0.9, 0],
  [200, 80.2, 0.9499, 1],
] as const;

async function expectSunk(page: Page, [top, offset, scale, opacity]: (typeof POSITIONS)[number]) {
  await scrollPage(page, top);
  const now = await sunk(page);
  expect(now.offset, `offset at ${top} px`).toBeCloseTo(offset, 0);
  expect(now.scale, `scale at ${top} px`).toBeCloseTo(scale, 3);
  expect(now.opacity, `opacity at ${top} px`).toBeCloseTo(opacity, 2);
}

test('the ballot sinks over 399 px of scroll, before any script', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await new HomePage(page).open();
  for (const position of POSITIONS) await expectSunk(page, position);
  await page.reload();
  await expect.poll(async () => (await sunk(page)).offset).toBeCloseTo(80.2, 0);
});

test('the ballot sinks by script where styles cannot do it', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await new HomePage(page).open('Ballot');
  await page.evaluate(() => document.getAnimations().forEach((motion) => motion.cancel()));
  for (const position of POSITIONS) await expectSunk(page, position);
});

test('the ballot goes into the box, but not without motion', async ({ page }) => {
  const home = new HomePage(page);
  await home.open('Ballot');
  const top = () => home.sheet().evaluate((sheet) => sheet.getBoundingClientRect().top);
  const slot = () => page.locator('.front').evaluate((front) => front.getBoundingClientRect().top);
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1280, 720],
    [1280, 640],
    [768, 1024],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollPage(page, 0);
    const start = { sheet: await top(), slot: await slot() };
    expect(start.slot - start.sheet, `${width} px: out of the box`).toBeGreaterThan(120);
    expect(start.slot, `${width} px: the box is in view`).toBeLessThan(height);
    const words = await page.locator('.topics').boundingBox();
    const lid = await page.locator('.rear').boundingBox();
    expect((words?.y ?? NaN) + (words?.height ?? NaN) + 11).toBeLessThan(lid?.y ?? NaN);
    await scrollPage(page, 399);
    expect(await top(), `${width} px: inside`).toBeGreaterThanOrEqual((await slot()) - 1);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await hydrated(page, 'Ballot');
  await scrollPage(page, 300);
  expect(await sunk(page)).toEqual({ offset: 0, scale: 1, opacity: 1 });
});
