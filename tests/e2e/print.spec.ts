import { expect, type Page, test } from 'playwright/test';
import { PAGES } from '../support/dist.ts';

/** A4 at 96 pixels an inch. */
test.use({ viewport: { width: 794, height: 1123 } });

/** Words that could not be read on paper (WCAG 1.4.3), where hardly anything has its colour behind it. */
const pale = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isClear = (colour: string) => channels(colour)[3] === 0;
    const paper = (start: Element) => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { backgroundColor, printColorAdjust } = getComputedStyle(element);
        if (printColorAdjust === 'exact' && !isClear(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const { parentElement: element, textContent: text } = words.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text?.trim()) continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      const pair = [luminance(getComputedStyle(element).color), luminance(paper(element))];
      const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      const { fontSize, fontWeight } = getComputedStyle(element);
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      if (contrast < (isLarge ? 3 : 4.5)) found.push(`${text.trim()} (${contrast.toFixed(1)})`);
    }
    return found;
  });

for (const { path } of PAGES) {
  test.describe(`page ${path} on paper`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
    });

    test('can be read without the colours behind its words', async ({ page }) => {
      expect(await pale(page)).toEqual([]);
    });

    test('fits the width of a sheet', async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        794,
      );
    });
  });
}
