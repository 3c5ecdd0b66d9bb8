import { expect, test } from 'playwright/test';
import {
  FIGURE,
  hasFont,
  LAYOUTS,
  misplacedCrosses,
  sourceDistance,
} from '../support/engine-layout.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { withoutPopUp } from '../support/visit.ts';

// The same in WebKitGTK: tests/webkit/paths.spec.ts.
test('layout is that of the other engines @every-browser', async ({ page }) => {
  await withoutPopUp(page);
  for (const { title, path, width, measure, expected } of LAYOUTS) {
    if (!path) continue;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.waitForFunction(hasFont);
    expect(await page.evaluate(misplacedCrosses), title).toEqual([]);
    await expect.poll(() => page.evaluate(measure), title).toEqual(expected);
    expect(await sidewaysScroll(page), title).toBeLessThanOrEqual(0);
  }
});

test('the source of a figure opens next to its button @every-browser', async ({ page }) => {
  test.skip(!FIGURE, 'no article has a figure');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(FIGURE ?? '');
  const button = page.locator('main button[interestfor]').first();
  // At the lower edge of the window, too.
  for (const block of ['center', 'end'] as const) {
    await button.evaluate((it, at) => it.scrollIntoView({ block: at, behavior: 'instant' }), block);
    await button.click();
    await expect.poll(() => page.evaluate(sourceDistance), block).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(sourceDistance)).toBeLessThan(24);
    await page.keyboard.press('Escape');
  }
});
