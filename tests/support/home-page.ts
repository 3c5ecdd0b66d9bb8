import type { Page } from 'playwright/test';
import { withoutPopUp } from './visit.ts';

/** The home page as a visitor uses it. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** For a visitor who does not get the pop-up any more. */
  async open(anchor = '', waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    await withoutPopUp(this.page);
    await this.page.goto(`/${anchor}`, { waitUntil });
  }

  /** Uses the page and waits until React has taken over the island around `selector`. */
  async ready(selector: string): Promise<void> {
    await this.page.waitForFunction((part) => {
      // Again and again: a use before the page listens is no use.
      dispatchEvent(new Event('pointermove'));
      const island = document.querySelector(part)?.closest('astro-island');
      return island !== null && island !== undefined && !island.hasAttribute('ssr');
    }, selector);
  }

  /** Goes to where `selector` is, with React in charge of it. */
  async reach(selector: string): Promise<void> {
    await this.page.locator(selector).first().scrollIntoViewIfNeeded();
    await this.ready(selector);
  }

  async scrollTo(top: number): Promise<void> {
    await this.page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await this.page.waitForFunction((y) => Math.abs(scrollY - y) < 1, top);
    // What follows the scroll does so before the next frame.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }

  topics = () => this.page.locator('.topics');
  /** The topic that can be seen. */
  topic = () => this.page.locator('.topic[data-active]');
  topicsToggle = () => this.page.getByRole('button', { name: /^Themenwechsel/ });
  sheet = () => this.page.locator('.ballot-sheet');
  training = () => this.page.getByRole('complementary', { name: /^Wer KI nutzt/ });
  video = () => this.page.locator('video');
  videoToggle = () => this.page.getByRole('button', { name: /^Video|^Wird geladen/ });
  service = (name: string) =>
    this.page.locator('#team h3').getByRole('button', { name: new RegExp(`^${name}`) });
  tag = (name: string) => this.page.getByRole('button', { name, exact: true });
  consultation = () =>
    this.page.locator('#team').getByRole('link', { name: 'Kostenloses Erstgespräch' });
  phases = () => this.page.locator('#approach').getByRole('listitem');
  marker = () => this.page.locator('.timeline-marker');
  popUp = () => this.page.getByRole('dialog', { name: 'Hast du eine gute Idee?' });
}

export interface Sunk {
  /** Vertical offset in px. */
  offset: number;
  scale: number;
  opacity: number;
}

/** How far the ballot has gone into the box, as the browser draws it. */
export const sunk = (page: Page): Promise<Sunk> =>
  page.locator('.ballot-sheet').evaluate((sheet) => {
    const { transform, opacity } = getComputedStyle(sheet);
    const { m42, m11 } = new DOMMatrix(transform);
    return { offset: m42, scale: m11, opacity: Number(opacity) };
  });
