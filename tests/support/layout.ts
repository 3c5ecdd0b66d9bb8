import { expect, type Locator, type Page } from 'playwright/test';
import { nextFrame, settled } from './waits.ts';

/** Where an element is in the window, in px. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

/** Where the bar at the top of the window ends, in px. */
export const barEnd = async (page: Page): Promise<number> =>
  (await boxOf(page.getByRole('banner').first().locator('> div'))).bottom;

/** Words that reach beyond the window or the box they belong to, such as a German compound in a narrow column. */
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
        (rect) =>
          rect.right > Math.min(right, innerWidth) + 1.5 || rect.left < Math.max(left, 0) - 1.5,
      );
      if (isOut) found.push(text.trim());
    }
    return found;
  });

/** By how many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Spaces letters, words, lines and paragraphs as in WCAG 1.4.12; the returned function takes that back. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () => added.evaluate((sheet) => sheet.replaceSync(''));
}

/** Links and buttons lower than 44 pixels, except tags and links within a text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, summary, [type=checkbox]'),
    ];
    /** Height of the box that makes a target larger than it looks. */
    const around = (target: Element, name: string) => {
      const { content, height } = getComputedStyle(target, name);
      return content === 'none' ? 0 : parseFloat(height) || 0;
    };
    const isSmall = (target: HTMLElement) => {
      const { height, width } = target.getBoundingClientRect();
      const heights = [height, around(target, '::before'), around(target, '::after')];
      return width > 1 && Math.max(...heights) < 43.5;
    };
    return targets
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
      .filter(
        (target) =>
          !target.matches('.tag, .nowrap, .visually-hidden, .visually-hidden *') && isSmall(target),
      )
      .map(({ className, textContent }) => `${className}: ${textContent.trim()}`);
  });

/** Presses an element once it rests, and expects that it stays where it is while something above it closes. */
export async function expectPressedInPlace(element: Locator): Promise<void> {
  const page = element.page();
  // Hovering waits until the element rests: it may rise or move down first.
  await element.hover();
  await settled(page);
  const { left, top } = await boxOf(element);
  // The mouse presses, because Playwright's click may scroll the element to the window's edge and try again.
  await page.mouse.click(left + 20, top + 20);
  await nextFrame(page);
  expect(Math.abs((await boxOf(element)).top - top)).toBeLessThan(2);
}

/** Expects an element in the upper part of the window, below the fixed bar. */
export async function expectBelowBar(element: Locator): Promise<void> {
  const top = async () => (await boxOf(element)).top;
  // Three fifths of a window that is 900 px high.
  await expect.poll(top).toBeLessThan(540);
  await expect.poll(top).toBeGreaterThanOrEqual(await barEnd(element.page()));
}
