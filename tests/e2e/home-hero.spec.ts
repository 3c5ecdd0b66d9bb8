import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { HomePage, sunk } from '../support/home-page.ts';

const { topics } = JSON.parse(readFileSync('src/content/startseite.json', 'utf8')) as {
  topics: { list: string[] };
};
const [first = '', second = ''] = topics.list;
const START = new Date('2026-05-04T10:00:00');

/** The page with React in charge of the topics and a clock that stands still. */
async function atStandstill(page: Page): Promise<HomePage> {
  const home = new HomePage(page);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await home.open();
  await home.ready('.topics');
  // React is in charge a moment after it has begun.
  await page.waitForLoadState('networkidle');
  return home;
}

test.describe('the topics', () => {
  test('change every 3000 ms, with 500 ms of fading before the next, all five round', async ({
    page,
  }) => {
    const home = await atStandstill(page);
    expect(topics.list).toHaveLength(5);
    await expect(home.topic()).toHaveText(first);
    await page.clock.runFor(2999);
    for (const next of [...topics.list.slice(1), first]) {
      await expect(home.topic()).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(home.topic()).toHaveCount(0);
      await page.clock.runFor(499);
      await expect(home.topic()).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(home.topic()).toHaveText(next);
      await page.clock.runFor(2499);
    }
  });

  test('fade for 500 ms, out and in', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(home.topic()).toHaveCSS('opacity', '1');
    await expect(home.topic()).toHaveCSS('transition-duration', '0.5s');
    const hidden = page.locator('.topic:not([data-active])').first();
    await expect(hidden).toHaveCSS('opacity', '0');
    await expect(hidden).toHaveCSS('transition-duration', '0.5s, 0s');
  });

  test('stop and go on with the control beside them, which never moves', async ({ page }) => {
    const home = await atStandstill(page);
    const place = await home.topicsToggle().boundingBox();
    await page.getByRole('button', { name: 'Themenwechsel anhalten' }).click();
    await page.clock.runFor(20_000);
    await expect(home.topic()).toHaveText(first);
    await page.getByRole('button', { name: 'Themenwechsel fortsetzen' }).click();
    await page.clock.runFor(3500);
    await expect(home.topic()).toHaveText(second);
    expect(await home.topicsToggle().boundingBox()).toEqual(place);
    expect(place?.width).toBeGreaterThanOrEqual(24);
    expect(place?.height).toBeGreaterThanOrEqual(24);
  });

  test('stop in the middle of a fade with the topic in full view', async ({ page }) => {
    const home = await atStandstill(page);
    await page.clock.runFor(3100);
    await expect(home.topic()).toHaveCount(0);
    await home.topicsToggle().click();
    await page.clock.runFor(2000);
    await expect(home.topic()).toHaveText(first);
  });

  test('stand still while the tab is hidden', async ({ page }) => {
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
    await page.clock.runFor(3500);
    await expect(home.topic()).toHaveText(second);
  });

  test('are one sentence for a screen reader, which is not talked over', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.ready('.topics');
    await expect(home.topics()).toMatchAriaSnapshot(`
      - paragraph:
        - text: Expertenteam für Wahlkampfstrategie, Personal Branding, Politische Kommunikation, Social Media und Bewegtbild
        - button "Themenwechsel anhalten"
    `);
    await expect(page.locator('header.hero [aria-live], header.hero [role=status]')).toHaveCount(0);
  });

  test.describe('for a visitor who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('stand still until the visitor starts them', async ({ page }) => {
      const home = await atStandstill(page);
      await page.clock.runFor(10_000);
      await expect(home.topic()).toHaveText(first);
      await page.getByRole('button', { name: 'Themenwechsel fortsetzen' }).click();
      await page.clock.runFor(3500);
      await expect(home.topic()).toHaveText(second);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('show the first, and no control that would do nothing', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText(first, { exact: true })).toBeVisible();
      await expect(page.locator('.topics-toggle')).toBeHidden();
    });
  });
});

test('the hero has its headline, a ballot with six rows and no button of its own', async ({
  page,
}) => {
  const home = new HomePage(page);
  await home.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Wir leisten aktive Werbehilfe für Partei &\u00a0Politik',
  );
  await expect(home.sheet()).toContainText('Stimmzettel');
  await expect(page.locator('.ballot-row')).toHaveCount(6);
  await expect(page.locator('.ballot-row')).toHaveText(['1', '2', '3', '4', '5', '6']);
  await expect(home.sheet().locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1);
  await expect(page.locator('header.hero').getByRole('link')).toHaveCount(0);
  await expect(page.locator('header.hero').getByRole('button')).toHaveCount(1);
});

/** Scroll in px → what the specification says of the ballot there. */
const POSITIONS = [
  [0, 0, 1, 1],
  [100, 40.1, 0.9749, 1],
  [200, 80.2, 0.9499, 1],
  [399, 160, 0.9, 1],
  [400, 160, 0.9, 0],
  [1500, 160, 0.9, 0],
] as const;

async function expectSunk(home: HomePage, [top, offset, scale, opacity]: readonly number[]) {
  await home.scrollTo(top ?? 0);
  const now = await sunk(home.page);
  expect(now.offset, `offset at ${top} px`).toBeCloseTo(offset ?? 0, 0);
  expect(now.scale, `scale at ${top} px`).toBeCloseTo(scale ?? 0, 3);
  expect(now.opacity, `opacity at ${top} px`).toBeCloseTo(opacity ?? 0, 2);
}

test.describe('the ballot', () => {
  test('sinks 160 px and to 0.9 over 399 px of scroll, is gone at 400, and comes back', async ({
    page,
  }) => {
    const home = new HomePage(page);
    await home.open();
    await home.ready('.ballot');
    for (const position of POSITIONS) await expectSunk(home, position);
    for (const position of POSITIONS.toReversed()) await expectSunk(home, position);
  });

  test('sinks from the first pixel, before any script is there', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    const home = new HomePage(page);
    await home.open();
    for (const position of POSITIONS) await expectSunk(home, position);
  });

  test('sinks by script where styles cannot do it', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    const home = new HomePage(page);
    await home.open();
    await home.ready('.ballot');
    await page.evaluate(() => document.getAnimations().forEach((motion) => motion.cancel()));
    for (const position of POSITIONS) await expectSunk(home, position);
  });

  test('is where it belongs after a reload in mid-page', async ({ page }) => {
    const home = new HomePage(page);
    await home.open();
    await home.ready('.ballot');
    await home.scrollTo(200);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await expect.poll(async () => (await sunk(page)).offset).toBeCloseTo(80.2, 0);
    expect((await sunk(page)).scale).toBeCloseTo(0.9499, 3);
  });

  for (const size of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    test(`goes into the box at ${size.width} × ${size.height}: still at first, inside at 399 px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const home = new HomePage(page);
      await home.open();
      await home.ready('.ballot');
      const top = () => home.sheet().evaluate((sheet) => sheet.getBoundingClientRect().top);
      const slot = () =>
        page.locator('.front').evaluate((front) => front.getBoundingClientRect().top);
      const start = { sheet: await top(), slot: await slot() };
      expect(start.slot - start.sheet, 'stands out of the box').toBeGreaterThan(120);
      expect(start.slot, 'the box is in view').toBeLessThan(size.height);
      await home.scrollTo(200);
      expect(await slot()).toBeCloseTo(start.slot - 200, 0);
      expect(await top(), 'does not scroll with the page').toBeGreaterThan(start.sheet);
      await home.scrollTo(399);
      expect(await top(), 'is inside').toBeGreaterThanOrEqual((await slot()) - 1);
    });
  }

  test.describe('for a visitor who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('scrolls with the page and neither sinks nor fades', async ({ page }) => {
      const home = new HomePage(page);
      await home.open();
      await home.ready('.ballot');
      const top = () => home.sheet().evaluate((sheet) => sheet.getBoundingClientRect().top);
      const start = await top();
      await home.scrollTo(300);
      expect(await sunk(page)).toEqual({ offset: 0, scale: 1, opacity: 1 });
      expect(await top()).toBeCloseTo(start - 300, 0);
    });
  });
});
