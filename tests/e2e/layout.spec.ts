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
  await page.locator('main button[interestfor]').first().click();
  await expect.poll(() => page.evaluate(sourceDistance)).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(sourceDistance)).toBeLessThan(24);
});
