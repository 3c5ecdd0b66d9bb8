import { readFileSync } from 'node:fs';
import { expect, type Page, type Response, test } from 'playwright/test';
import { reportProblems } from '../../scripts/integrations/check-site.ts';
import { brotliBytes, BUDGETS, overweight } from '../../scripts/weights.ts';
import { fileAt, inlineScripts, isCard, PAGES } from '../support/dist.ts';
import { burstingWords, sidewaysScroll, smallTargets, spaceText } from '../support/layout.ts';
import { TEMPLATES } from '../support/templates.ts';
import { paleOnPaper, violations } from '../support/axe.ts';
import { recordShifts, recordVisit } from '../support/records.ts';
import { hold, stored } from '../support/visit.ts';
import { fontPainted, islandsStarted } from '../support/waits.ts';

/** Cumulative layout shift: the test warns above the budget, because a text may grow, and fails above the limit. */
const SHIFT = { budget: 0.02, limit: 0.1 };

const WIDTHS = [320, 390, 768, 1440, 1920];
/** A4 at 96 pixels an inch, within the margins of a browser's own dialog. */
const SHEET = { width: 718, height: 1047 };

/** Opens a page whose font arrives after the first paint. */
async function openWithLateFont(page: Page, path: string): Promise<Response | null> {
  const deliverFont = await hold(page, '**/*.woff2');
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
  deliverFont();
  await fontPainted(page);
  return response;
}

/** Expects that text fits when visitors make it larger or space it out. */
async function expectRoomForText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const expectFit = async (how: string) => {
    expect(await sidewaysScroll(page), how).toBeLessThanOrEqual(0);
    expect(await burstingWords(page), how).toEqual([]);
    // The business cards have no menu.
    for (const menu of await page.locator('header [popovertarget=menu]:visible').all())
      await expect(menu, how).toBeInViewport({ ratio: 1 });
  };
  // The font size of the browser's settings.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(`large type, ${width} px`);
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  // Safari on iOS enlarges text like this; Chromium does so in its emulation of phones.
  const phone = { width: 320, height: 800, deviceScaleFactor: 1, mobile: true };
  await browser.send('Emulation.setDeviceMetricsOverride', phone);
  await page.evaluate(() => document.body.style.setProperty('-webkit-text-size-adjust', '200%'));
  await expectFit('enlarged by a phone');
  await browser.send('Emulation.clearDeviceMetricsOverride');
  await page.evaluate(() => document.body.removeAttribute('style'));
  const closeUp = await spaceText(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFit(`spaced text, ${width} px`);
  }
  await closeUp();
}

for (const built of PAGES) {
  const { path, tags } = built;
  // Pages of one template differ in their words alone, for which one width is enough.
  const isTemplate = TEMPLATES.includes(built);
  const loadedAt = isTemplate ? [390, 1440] : [390];

  test.describe(`the page ${path}`, { tag: '@second-content' }, () => {
    // These tests share one visit: each would wait for the page and its late font again. A test sets the sizes that it
    // needs and undoes everything else, and after a test that fails Playwright makes a new visit.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let visit: Awaited<ReturnType<typeof recordVisit>>;
    const shifts: number[] = [];
    const urls = () => visit.requests.map((request) => request.url());

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      visit = await recordVisit(page);
      const shiftSoFar = await recordShifts(page);
      for (const width of loadedAt) {
        await page.setViewportSize({ width, height: 900 });
        const response = await openWithLateFont(page, path);
        expect(response?.status()).toBe(200);
        expect(response?.request().redirectedFrom()).toBeNull();
        await islandsStarted(page, tags);
        shifts.push(await shiftSoFar());
      }
    });
    test.afterAll(() => page.close());

    test(`a late font shifts the layout by at most ${SHIFT.limit}`, () => {
      const shift = Math.max(...shifts);
      if (shift > SHIFT.budget) console.warn(`${path}: layout shift ${shift}`);
      expect(shift).toBeLessThanOrEqual(SHIFT.limit);
    });

    test('the scripts keep their budget', () => {
      const files = new Set(urls().filter((url) => url.endsWith('.js')));
      const code = [
        inlineScripts(tags).join(''),
        ...[...files].map((url) => readFileSync(fileAt(url))),
      ];
      const bytes = code.reduce((sum, part) => sum + brotliBytes(part), 0);
      const hasIsland = tags.some(({ name }) => name === 'astro-island');
      const budget = hasIsland ? BUDGETS.script : BUDGETS.scriptOfTextPage;
      reportProblems(overweight(`Das Skript von ${path}`, bytes, budget), console.warn);
    });

    test(`the page does not scroll sideways at ${WIDTHS.join(', ')} px`, async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test('the page asks no other site for anything', ({ baseURL }) => {
      expect(urls().filter((url) => !url.startsWith(baseURL ?? '?'))).toEqual([]);
    });

    test('the page stores nothing in the browser', async () => {
      expect(await page.context().cookies()).toEqual([]);
      expect(await stored(page)).toEqual({});
    });

    test('the console has no errors', () => expect(visit.problems).toEqual([]));

    if (!isTemplate) {
      test('spaced text has room', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const closeUp = await spaceText(page);
        expect(await burstingWords(page)).toEqual([]);
        await closeUp();
      });
      return;
    }

    test.describe('as its template', { tag: '@template' }, () => {
      test.beforeEach(async () => {
        // Blocks that wait below the window have no contrast yet; without motion all are shown.
        await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 390, height: 800 });
      });

      test('the page is accessible', async () => {
        expect(await violations(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      });

      test('the page can be printed', async () => {
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize(SHEET);
        expect(await paleOnPaper(page)).toEqual([]);
        const folded = page.locator('details[name] > :not(summary), .member, [role=tabpanel] > *');
        for (const part of await folded.all()) await expect(part).toBeVisible();
        // The first link of the header is the brand.
        const brand = page.getByRole('banner').first().getByRole('link').first();
        if (!isCard(built)) await expect(brand).toBeVisible();
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
        if (tags.some(({ name }) => name === 'table'))
          await expect(page.locator('main tr').first()).toHaveCSS('display', 'table-row');
      });

      test('larger and spaced text has room', () => expectRoomForText(page));
    });
  });
}
