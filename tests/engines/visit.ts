import { expect } from 'vitest';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { type Relay, startRelay } from './relay.ts';
import type { Tab } from './tab.ts';

/** The built site with a mail service, and without one. */
export const sites = {
  working: process.env['TEST_SITE'] ?? '',
  broken: process.env['TEST_BROKEN_SITE'] ?? '',
};

/** A visit to the site in one browser. The tests of all engines use it. */
export class Visit {
  readonly tab: Tab;
  readonly site: Relay;

  private constructor(tab: Tab, site: Relay) {
    this.tab = tab;
    this.site = site;
  }

  /** A visitor who closed the pop-up before. */
  static async start(open: () => Promise<Tab>): Promise<Visit> {
    const [tab, site] = await Promise.all([open(), startRelay(sites.working)]);
    const visit = new Visit(tab, site);
    await visit.open('/robots.txt');
    await tab.evaluate((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
    return visit;
  }

  async end(): Promise<void> {
    await this.tab.close();
    await this.site.close();
  }

  /**
   * Leaves the page of the last test. All tests share one origin, because WebKit starts a process for
   * each, which needs seconds to read the German hyphenation patterns.
   */
  async begin(): Promise<void> {
    Object.assign(this.site, { site: sites.working, scripting: true });
    await this.open('/robots.txt');
    await this.tab.resize(1440, 900);
  }

  /** Errors in the pages of this visit since the last call. */
  problems(): string[] {
    return this.site.problems();
  }

  open(path: string): Promise<void> {
    return this.tab.goto(this.site.url + path);
  }

  /** Opens a page and waits until React is in charge of an island, which it scrolls to. */
  async openIsland(path: string, island: string): Promise<void> {
    await this.open(path);
    const isReady = (name: string) => {
      const element = document.querySelector(`astro-island[component-export="${name}"]`);
      const content = element?.firstElementChild;
      if (content && content.getBoundingClientRect().top > innerHeight) {
        content.scrollIntoView({ behavior: 'instant', block: 'center' });
      }
      return element?.hasAttribute('ssr') === false;
    };
    await expect.poll(() => this.tab.evaluate(isReady, island)).toBe(true);
  }

  /** Whether the web font is loaded. */
  hasFont(): Promise<boolean> {
    return this.tab.evaluate(() =>
      [...document.fonts].some(({ weight, status }) => weight === '400 900' && status === 'loaded'),
    );
  }

  /** Expects a visible element that matches and whose name or text contains `name`. */
  async expect(selector: string, name?: string): Promise<void> {
    const message = `${selector} ${name ?? ''}`;
    await expect.poll(() => this.tab.has(selector, name), { message }).toBe(true);
  }

  async expectNone(selector: string): Promise<void> {
    await expect.poll(() => this.tab.has(selector), { message: selector }).toBe(false);
  }

  /** A property of the first element that matches. */
  property(selector: string, name: string): Promise<unknown> {
    return this.tab.evaluate(
      (query, key) => Reflect.get(document.querySelector(query) ?? {}, key) as unknown,
      selector,
      name,
    );
  }
}
