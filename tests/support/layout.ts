import type { Page } from 'playwright/test';

/** Words that stand out of the box they belong to, as a German compound in a narrow column. */
export const burstingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (words.nextNode()) {
      const { parentElement: parent, textContent: text } = words.currentNode;
      const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || !text?.trim() || parent?.closest('[aria-hidden=true], .visually-hidden')) {
        continue;
      }
      let box = parent;
      while (box?.parentElement && getComputedStyle(box).display === 'inline') {
        box = box.parentElement;
      }
      const { left = 0, right = 0 } = box?.getBoundingClientRect() ?? {};
      range.selectNodeContents(words.currentNode);
      // A letter's edge may stand out by a pixel.
      const isOut = [...range.getClientRects()].some(
        (rect) => rect.right > right + 1.5 || rect.left < left - 1.5,
      );
      if (isOut) found.push(text.trim());
    }
    return found;
  });

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Words without enough contrast on paper (WCAG 1.4.3), where most backgrounds are not printed. */
export const paleOnPaper = (page: Page): Promise<string[]> =>
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
