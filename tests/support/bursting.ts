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
