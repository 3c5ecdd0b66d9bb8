import type { Page } from 'playwright/test';
import { prizeWords, readEntry } from './content.ts';
import { boxOf } from './layout.ts';
import { PageObject } from './page-object.ts';
import { withoutPopUp } from './visit.ts';
import { fontPainted, islandReady } from './waits.ts';

/** The words of the page. */
export const HOME = readEntry('home');
export const PRIZE = prizeWords();

/** The sections by what they show. Their anchors are older (tests/e2e/anchors.spec.ts). */
export const SECTIONS = { socialMedia: '#about', services: '#team', approach: '#approach' };

/** The home page as a visitor uses it. */
export class HomePage extends PageObject {
  approach = () => this.page.locator(SECTIONS.approach);
  services = () => this.page.locator(SECTIONS.services);
  socialMedia = () => this.page.locator(SECTIONS.socialMedia);

  vote = () => this.page.getByRole('group', { name: HOME.ballot.vote.legend });
  election = (name: string) => this.vote().getByRole('radio', { name });
  /** The link to the request form that answers a vote. */
  ask = () => this.vote().getByRole('link', { name: HOME.ballot.vote.ask });
  training = () => this.page.getByRole('complementary', { name: HOME.training?.statement ?? '' });
  video = () => this.page.locator('video');
  videoToggle = () => this.socialMedia().getByRole('button');
  serviceRows = () => this.services().locator('summary');
  /** The link of the open service to the request form. */
  consultation = () =>
    this.services().getByRole('link', { name: HOME.services.button, exact: true });
  /** The tags of the open service that can be selected. */
  tags = () => this.services().locator('[aria-pressed]:visible');
  phases = () => this.approach().getByRole('listitem');
  popUp = () => this.page.getByRole('dialog', { name: PRIZE?.headline ?? '' });

  // These parts are drawn for the eye and have no role.
  topics = () => this.page.locator('.topics');
  topicsToggle = () => this.topics().getByRole('button');
  /** The topic that can be seen. */
  topic = () => this.topics().locator('[data-active]');
  ballot = () => this.page.locator('.ballot');
  sheet = () => this.ballot().locator('.ballot-sheet');
  rows = () => this.ballot().locator('label');
  /** The crosses on the ballot. */
  crosses = () => this.rows().locator('.cross');
  /** Distance of the box's slot from the top of the window, in px. The room of the ballot ends there. */
  slot = async () => (await boxOf(this.page.locator('.ballot-room'))).bottom;
  progress = () => this.page.locator('.progress');
  /** The line of the phases and the envelope that moves along it. */
  timeline = () => this.approach().locator('.timeline');
  marker = () => this.timeline().locator('.timeline-marker');
}

/** Opens home for a visitor who closed the pop-up before. Waits until React is in charge of `islands`. */
export async function openHome(page: Page, ...islands: string[]): Promise<HomePage> {
  await withoutPopUp(page);
  await page.goto('/');
  for (const island of islands) await islandReady(page, island);
  return new HomePage(page);
}

/** Opens home and waits until the ballot takes votes, and for the font, which moves it. */
export async function openBallot(page: Page): Promise<HomePage> {
  const home = await openHome(page, 'Ballot');
  await home.vote().waitFor({ state: 'attached' });
  await fontPainted(page);
  return home;
}
