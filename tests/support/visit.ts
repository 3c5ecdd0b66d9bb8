import type { Page } from 'playwright/test';

/** The key in `localStorage` that says that a visitor has closed the pop-up. */
export const SEEN_KEY = 'ideenpreis-gesehen';

/** Marks the pop-up of the home page as closed on an earlier visit. */
export async function withoutPopUp(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
}

/** Does what a browser's translator does: in place of each text it puts elements with a text of their own. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || parent?.closest('script, style, svg, textarea, option'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      // This takes the text node that React knows off the page.
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text.nodeValue);
    }
  });

/** Holds back all answers whose address matches until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Stops the clock of the page: from now on the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** The items in the browser's storage. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

/** The text in the browser's clipboard; needs a context that may read it. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
