import type { Browser, CDPSession, Page } from 'playwright';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { FLOOR } from './serve.ts';

/** How much slower than this machine the visitor's is. */
const SLOWDOWN = 4;
/** How often each is pressed; the middle counts. */
const TIMES = 5;

export interface Tap {
  name: string;
  path: string;
  /** From the finger to the next frame, in ms (Event Timing): the middle of all presses. */
  latency: number;
  /** Of the first press of the page: it also compiles what no press had needed before. */
  first: number;
}

interface Target {
  name: string;
  path: string;
  /** What is tapped: the same control again and again. */
  selector: string;
  /** Makes the page as it was before. */
  undo?: (page: Page) => Promise<void>;
}

const TARGETS: readonly Target[] = [
  // What the browser alone takes on this machine, just now.
  { name: 'a question of the floor page', path: FLOOR, selector: 'summary' },
  { name: 'a service', path: '/', selector: '.service-row' },
  {
    name: 'the menu',
    path: '/',
    selector: '.burger',
    undo: (page) => page.locator('#menu .close').click(),
  },
  { name: 'stopping the topics', path: '/', selector: '.topics-toggle' },
  { name: 'sending a form with mistakes', path: '/kontakt', selector: 'form [type=submit]' },
];

/** Until what ends by itself has ended: confetti of the press before is no part of the next. */
const comeToRest = async (page: Page) => {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return !moving && !document.querySelector('canvas');
  });
  await page.waitForTimeout(500);
};

/** Duration of the longest event of the next press, as browsers report it to a page: in steps of 8 ms. */
const recordPresses = () => {
  const presses: number[] = [];
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click' || name === 'pointerup') presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/**
 * A finger on the middle of the control. Not the `tap` of a locator, which watches in the page where
 * the events arrive, and so takes part in what is measured.
 *
 * No entry means that the press was answered within the 16 ms that browsers report from.
 */
async function tapOnce(page: Page, selector: string): Promise<number> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await comeToRest(page);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen on ${page.url()}`);
  await page.evaluate(() => ((window as never as { presses: number[] }).presses.length = 0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(600);
  return page.evaluate(() => Math.max(16, ...(window as never as { presses: number[] }).presses));
}

async function measure(page: Page, cdp: CDPSession, url: string, target: Target): Promise<Tap> {
  await page.goto(url + target.path, { waitUntil: 'networkidle' });
  const control = page.locator(target.selector).first();
  await control.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const latencies: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    latencies.push(await tapOnce(page, target.selector));
    await target.undo?.(page);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const middle = latencies.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)];
  const [latency = Number.NaN, first = Number.NaN] = [middle, latencies[0]];
  return { name: target.name, path: target.path, latency, first };
}

/** How long the site takes to answer a finger on a slow phone. */
export async function measureTaps(browser: Browser, url: string): Promise<Tap[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
  await context.addInitScript(recordPresses);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const taps: Tap[] = [];
  for (const target of TARGETS) taps.push(await measure(page, cdp, url, target));
  await context.close();
  return taps;
}
