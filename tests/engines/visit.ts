import { expect } from 'vitest';
import { SEEN_KEY } from '../../src/islands/ideas-prize/seen.ts';
import { type Relay, startRelay } from './relay.ts';
import type { Tab } from './tab.ts';

/** One visitor in one browser: what the tests of all engines are written with. */
export class Visit {
  readonly tab: Tab;
  readonly site: Relay;
  readonly brokenSite: Relay;

  private constructor(tab: Tab, site: Relay, brokenSite: Relay) {
    this.tab = tab;
    this.site = site;
    this.brokenSite = brokenSite;
  }

  static async start(open: () => Promise<Tab>): Promise<Visit> {
    const { TEST_SITE = '', TEST_BROKEN_SITE = '' } = process.env;
    const [tab, ...relays] = await Promise.all([
      open(),
      startRelay(TEST_SITE),
      startRelay(TEST_BROKEN_SITE),
    ]);
    return new Visit(tab, ...relays);
  }

  async end(): Promise<void> {
    await this.tab.close();
    await Promise.all([this.site.close(), this.brokenSite.close()]);
  }

  /** A visitor who comes from elsewhere and closed the pop-up before. */
  async begin(): Promise<void> {
    this.site.scripting = true;
    await this.tab.resize(1440, 900);
    await this.tab.goto(`${this.site.url}/robots.txt`);
    await this.tab.evaluate((key) => localStorage.setItem(key, 'true'), SEEN_KEY);
  }

  /** What went wrong in the pages of this visit. */
  problems(): string[] {
    return [...this.site.problems(), ...this.brokenSite.problems()];
  }

  open(path: string, site = this.site): Promise<void> {
    return this.tab.goto(site.url + path);
  }

  /** Opens a page and waits until React is in charge of an island, which it scrolls to. */
  async openIsland(path: string, island: string, site = this.site): Promise<void> {
    await this.open(path, site);
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
