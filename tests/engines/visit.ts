import { expect } from 'vitest';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { type Relay, startRelay } from './relay.ts';
import type { Tab } from './tab.ts';

/** The built site with a mail service, and without one. */
export const sites = {
  working: process.env['TEST_SITE'] ?? '',
  broken: process.env['TEST_BROKEN_SITE'] ?? '',
};

/** One visitor in one browser: what the tests of all engines are written with. */
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
   * Leaves what the last test opened. The whole visit has one origin: for another, WebKit starts a
   * process that reads its German hyphens for seconds.
   */
  async begin(): Promise<void> {
    Object.assign(this.site, { site: sites.working, scripting: true });
    await this.open('/robots.txt');
    await this.tab.resize(1440, 900);
  }

  /** What went wrong in the pages of this visit. */
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

  /** Whether the page shows its own font instead of the stand-in. */
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
