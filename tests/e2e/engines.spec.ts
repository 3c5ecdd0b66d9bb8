import { expect, test } from 'playwright/test';
import { articleUsing } from '../support/content.ts';
import { PAGES } from '../support/dist.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { TEMPLATES } from '../support/templates.ts';
import { withoutPopUp } from '../support/visit.ts';
import { fontPainted, islandsStarted } from '../support/waits.ts';

// These tests hold what differed between browsers once (docs/decisions/0013-three-browsers.md). They put texts of their
// own into the pages, so that the differences show with any content.

/** The first page with a table, and the first article with a figure that names its source. */
const TABLE = PAGES.find(({ tags }) => tags.some(({ name }) => name === 'table'))?.path;
const FIGURE = articleUsing('Statistik')?.path;

test.beforeEach(({ page }) => withoutPopUp(page));

test('each template fits a phone and starts its islands @other-browsers', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 900 });
  let crossed = 0;
  for (const { path, tags } of TEMPLATES) {
    await page.goto(path);
    await fontPainted(page);
    await islandsStarted(page, tags);
    expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
    // A cross stands in the middle of its circle.
    const all = page.locator('.circle > .cross:visible');
    crossed += await all.count();
    const misplaced = await all.evaluateAll((crosses) =>
      crosses.filter((cross) => {
        const box = cross.getBoundingClientRect();
        const around = cross.parentElement?.getBoundingClientRect() ?? box;
        const aside = box.left + box.width / 2 - around.left - around.width / 2;
        const below = box.top + box.height / 2 - around.top - around.height / 2;
        return box.width < around.width || Math.abs(aside) > 1 || Math.abs(below) > 1;
      }),
    );
    expect(misplaced.length, path).toBe(0);
  }
  expect(crossed, 'crosses in circles').toBeGreaterThan(0);
});

test('the round stamp is not stretched @every-browser', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/kontakt');
  const stretch = await page.locator('.round-stamp').evaluate((stamp: SVGSVGElement) => {
    const { width, height } = stamp.getBoundingClientRect();
    const { width: drawnWidth, height: drawnHeight } = stamp.viewBox.baseVal;
    return height / width / (drawnHeight / drawnWidth);
  });
  expect(stretch).toBeCloseTo(1, 2);
});

test('no word is broken in a table @every-browser', async ({ page }) => {
  test.skip(!TABLE, 'no page has a table');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(TABLE ?? '');
  await fontPainted(page);
  const lines = await page
    .locator('main tbody')
    .first()
    .evaluate((body: HTMLTableSectionElement) => {
      body.replaceChildren();
      const row = body.insertRow();
      const words = ['Name', 'freiwillig', 'Aufsichtsbehördenverzeichnis'];
      const cells = words.map((word) => {
        const cell = row.insertCell();
        cell.textContent = word;
        return cell;
      });
      return cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    });
  expect(lines).toEqual([1, 1, 1]);
});

test('the source of a figure opens next to its button @every-browser', async ({ page }) => {
  test.skip(!FIGURE, 'no article has a figure');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(FIGURE ?? '');
  const button = page.locator('main button[interestfor]').first();
  // The source is the description of the button, for screen readers.
  const id = await button.getAttribute('aria-describedby');
  // The button is first in the middle of the window, then at its lower edge.
  for (const block of ['center', 'end'] as const) {
    await button.evaluate((it, at) => it.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await button.click();
    const distance = () =>
      page.locator(':popover-open').evaluate((tip) => {
        const from = document.querySelector(`[popovertarget="${tip.id}"]`);
        const box = tip.getBoundingClientRect();
        const anchor = from?.getBoundingClientRect() ?? box;
        return Math.max(box.top - anchor.bottom, anchor.top - box.bottom);
      });
    await expect(page.locator(':popover-open')).toHaveAttribute('id', id ?? '');
    await expect.poll(distance, block).toBeGreaterThanOrEqual(0);
    // Farther away than a line, it would not be seen as the source of this figure.
    expect(await distance()).toBeLessThan(24);
    await page.keyboard.press('Escape');
  }
});
