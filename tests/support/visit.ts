import axe from 'axe-core';
import { expect, type Locator, type Page, type Request } from 'playwright/test';
import type { Tag } from './html.ts';
import { barEnd, boxOf } from './layout.ts';

/** The only item of the site in the browser's storage, which the privacy statement names: the pop-up was closed. */
export const SEEN_KEY = 'ideenpreis-gesehen';

/** Marks the pop-up of the home page as closed on an earlier visit. */
export async function withoutPopUp(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
}

export interface Visit {
  /** Console errors, uncaught exceptions and violations of the Content-Security-Policy. */
  problems: string[];
  requests: Request[];
}

/** Records a page's errors and requests from now on. */
export async function recordVisit(page: Page): Promise<Visit> {
  const visit: Visit = { problems: [], requests: [] };
  page.on('console', (message) => {
    if (message.type() === 'error') visit.problems.push(message.text());
  });
  page.on('pageerror', (error) => visit.problems.push(error.message));
  page.on('request', (request) => visit.requests.push(request));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} blocked ${blockedURI}`),
    );
  });
  return visit;
}

/** Waits until React has run its effects: their tasks come before one of the lowest priority. */
export const effectsRun = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/** Waits until those islands of a built page have started that wait neither for a scroll nor for a visitor's use. */
export async function islandsStarted(page: Page, tags: readonly Tag[]): Promise<void> {
  const waiting = tags.filter(({ attributes }) => 'ssr' in attributes);
  const early = waiting.filter(
    ({ attributes }) => !/visible|interaction/.test(attributes['client'] ?? ''),
  );
  const started = page.locator('astro-island:not([ssr], [client=visible], [client=interaction])');
  await expect(started).toHaveCount(early.length);
}

/** Waits until React is in charge of an island, which it scrolls to if it is below the window. */
export async function hydrated(page: Page, name: string): Promise<void> {
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

/** Does what a browser's translator does: puts each text into elements of its own. `mark` is added before each text. */
export const translate = (page: Page, mark = ''): Promise<void> =>
  page.evaluate((added) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || parent?.closest('script, style, svg, textarea, option'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.parentNode?.replaceChild(outer, text);
      outer.append(inner);
      // A translation takes the text node that React knows off the page.
      inner.append(added ? added + text.nodeValue : text);
    }
  }, mark);

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

/**
 * Scrolls to a height or to the end of the page, and again while late content moves the page: the browser keeps the
 * visible content at its place, and not the height.
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
  await expect.poll(top).toBeLessThan(540);
  await expect.poll(top).toBeGreaterThanOrEqual(await barEnd(element.page()));
}

/** Watches the requests of a page from now on; the returned function says whether one matched. */
export function recordRequests(page: Page, pattern: RegExp): () => Promise<boolean> {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return async () => {
    // Requests are reported in order: after this one, no earlier one is missing.
    await page.evaluate((url) => fetch(url).then((answer) => answer.text()), '/robots.txt');
    return urls.some((url) => pattern.test(url));
  };
}

/** Records layout shifts from the first frame on; the returned function reads them. */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifts.total += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as never as { shifts: { total: number } }).shifts.total);
}

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

/** A pattern of all texts that hold this one. */
export const including = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The text in the browser's clipboard; needs a context that may read it. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds on a page or in a part of it, a line each: the rule and where it is broken. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // On its way from one colour to another a text may have too little contrast for a moment.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, context]) => {
      const { axe: inPage } = window as never as { axe: typeof axe };
      // The other kinds of results would take most of the time.
      const { violations } = await inPage.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [RULES, part] as const,
  );
}
