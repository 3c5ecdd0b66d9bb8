import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { isOver } from '../../src/lib/format.ts';
import { hydrated, withoutPopUp } from './visit.ts';

const { active, lastDay } = JSON.parse(
  readFileSync('src/content/startseite.json', 'utf8'),
).ideasPrize;
/** Whether the pop-up is part of the page: editors can switch it off and set its last day. */
export const HAS_POP_UP: boolean = active && !(lastDay && isOver(lastDay, new Date()));

/** The home page as a visitor uses it. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** For a visitor who closed the pop-up before. Waits until React is in charge of `islands`. */
  async open(...islands: string[]): Promise<void> {
    await withoutPopUp(this.page);
    await this.page.goto('/');
    for (const island of islands) await hydrated(this.page, island);
  }

  /** The topic that can be seen. */
  topic = () => this.page.locator('.topic[data-active]');
  topicsToggle = () => this.page.getByRole('button', { name: /^Themenwechsel/ });
  sheet = () => this.page.locator('.ballot-sheet');
  vote = () => this.page.getByRole('group', { name: 'Du hast 1 Stimme' });
  election = (name: string) => this.vote().getByRole('radio', { name });
  /** The crosses on the ballot. */
  crosses = () => this.vote().locator('.cross');
  training = () => this.page.getByRole('complementary', { name: /^Wer KI nutzt/ });
  video = () => this.page.locator('video');
  videoToggle = () => this.page.getByRole('button', { name: /^Video|^Wird geladen/ });
  services = () => this.page.locator('#team h3').getByRole('button');
  service = (name: string) => this.services().filter({ hasText: name });
  tag = (name: string) => this.page.getByRole('button', { name, exact: true });
  consultation = () =>
    this.page.locator('#team').getByRole('link', { name: 'Kostenloses Erstgespräch' });
  phases = () => this.page.locator('#approach').getByRole('listitem');
  marker = () => this.page.locator('.timeline-marker');
  popUp = () => this.page.getByRole('dialog', { name: 'Hast du eine gute Idee?' });
}
