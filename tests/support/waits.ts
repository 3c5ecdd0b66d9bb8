import { expect, type Page } from 'playwright/test';
import type { Tag } from './html.ts';

/** Waits until React has run its effects: their tasks come before one of the lowest priority. */
export const effectsRun = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/** Waits until those islands of a built page have started that wait for no scroll. */
export async function islandsStarted(page: Page, tags: readonly Tag[]): Promise<void> {
  const waiting = tags.filter(({ attributes }) => 'ssr' in attributes);
  const early = waiting.filter(({ attributes }) => attributes['client'] !== 'visible');
  const started = page.locator('astro-island:not([ssr], [client=visible])');
  await expect(started).toHaveCount(early.length);
}

/** Waits until React is in charge of an island, which it scrolls to if it is below the window. */
export async function islandReady(page: Page, name: string): Promise<void> {
  await page.waitForFunction((island) => {
    const element = document.querySelector(`astro-island[component-export="${island}"]`);
    const content = element?.firstElementChild;
    if (content && content.getBoundingClientRect().top > innerHeight) {
      content.scrollIntoView({ behavior: 'instant', block: 'center' });
    }
    return element?.hasAttribute('ssr') === false;
  }, name);
  await effectsRun(page);
}

/**
 * Scrolls to a height in px, at most to the end of the page, until the page is there. One scroll is not always enough:
 * content that is loaded late moves the page again.
 */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.waitForFunction((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    const end = document.documentElement.scrollHeight - innerHeight;
    return Math.abs(scrollY - Math.min(y, end)) < 1;
  }, top);
  // Effects that follow the scroll position are drawn before the next frame.
  await nextFrame(page);
}

/** Waits until the browser has drawn its next frame. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise<unknown>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Waits until the page rests: it has been at the same height, with the same length, for 15 frames. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const state = () => `${scrollY} ${document.documentElement.scrollHeight}`;
    for (let before = '', still = 0; still < 15;) {
      await new Promise(requestAnimationFrame);
      const now = state();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

/** Waits until the font is there, with a stopped clock, too. */
export async function fontLoaded(page: Page): Promise<void> {
  // The font is known by its weights, since home adds a few characters of the system's font to the family.
  const isLoaded = () =>
    [...document.fonts].some(({ weight, status }) => weight === '400 900' && status === 'loaded');
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true);
}

/** Waits until the font is there and the page painted with it. */
export async function fontPainted(page: Page): Promise<void> {
  await fontLoaded(page);
  await nextFrame(page);
}
