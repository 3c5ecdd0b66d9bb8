import type { Browser, Page } from 'playwright';

/** What a visit transfers, in bytes as they go over the line, headers left out. */
export interface Weight {
  html: number;
  /** The answer with the page: headers and body. */
  document: number;
  /** Number of requests that the first paint waits for. */
  blocking: number;
  /** Scripts of a visitor who only looks, and those that using every part adds. */
  scripts: { before: number; after: number };
  fonts: number;
  images: number;
}

/** How long a visitor only looks, in ms: long enough for what waits for a quiet moment. */
const LOOK = 5000;

interface Transfer {
  type: string;
  bytes: number;
  blocking: boolean;
}

const transfers = (page: Page): Promise<Transfer[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize, renderBlockingStatus } = entry as PerformanceResourceTiming & {
        renderBlockingStatus?: string;
      };
      const type = /\.(js|woff2|avif|webp|svg|png|ico)$/.exec(new URL(name).pathname)?.[1] ?? '';
      return { type, bytes: encodedBodySize, blocking: renderBlockingStatus === 'blocking' };
    }),
  );

const sum = (list: readonly Transfer[], types: readonly string[]): number =>
  list.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);

/** Scrolls to the end and presses every button that leads nowhere. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button[type=button]')];
    // Twice: confetti comes when an open row is closed.
    for (const button of [...buttons, ...buttons]) {
      button.click();
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Visits `url` with a phone and weighs what came. */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await response?.request().sizes();
  const html = sizes?.responseBodySize ?? 0;
  await page.waitForTimeout(LOOK);
  const seen = await transfers(page);
  await useEverything(page);
  const all = await transfers(page);
  await context.close();
  const before = sum(seen, ['js']);
  return {
    html,
    document: html + (sizes?.responseHeadersSize ?? 0),
    blocking: seen.filter(({ blocking }) => blocking).length,
    scripts: { before, after: sum(all, ['js']) - before },
    fonts: sum(all, ['woff2']),
    images: sum(all, ['avif', 'webp', 'svg', 'png', 'ico']),
  };
}
