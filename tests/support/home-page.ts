import { ideasPrizeWords } from '../../src/features/home/ideas-prize/current-words.ts';
import { contentOf } from './content.ts';
import { PageObject } from './page-object.ts';
import { hydrated, withoutPopUp } from './visit.ts';

/** The words of the page. */
export const HOME = contentOf('home');
/** The words of the prize on today's date. */
export const PRIZE = HOME.ideasPrize && ideasPrizeWords(HOME.ideasPrize, new Date());

/** The home page as a visitor uses it. */
export class HomePage extends PageObject {
  /** For a visitor who closed the pop-up before. Waits until React is in charge of `islands`. */
  async open(...islands: string[]): Promise<void> {
    await withoutPopUp(this.page);
    await this.page.goto('/');
    for (const island of islands) await hydrated(this.page, island);
  }

  /** Opens the page and waits for the elections, which the ballot loads. */
  async openBallot(): Promise<void> {
    await this.open('Ballot');
    await this.vote().waitFor({ state: 'attached' });
  }

  /** The topic that can be seen. */
  topic = () => this.page.locator('.topic[data-active]');
  topicsToggle = () => this.page.locator('.topics').getByRole('button');
  sheet = () => this.page.locator('.ballot-sheet');
  sheetTitle = () => this.page.locator('.ballot-title');
  /** Distance of the box's slot from the top of the window, in px. */
  slot = () =>
    this.page.locator('.front').evaluate((lid) => {
      const { top, height } = lid.getBoundingClientRect();
      return top + 0.55 * height;
    });
  vote = () => this.page.getByRole('group', { name: HOME.ballot.vote.legend });
  election = (name: string) => this.vote().getByRole('radio', { name });
  /** The link to the request form that answers a vote. */
  ask = () => this.vote().getByRole('link', { name: HOME.ballot.vote.ask });
  /** The crosses on the ballot. */
  crosses = () => this.vote().locator('.cross');
  training = () => this.page.getByRole('complementary', { name: HOME.training?.statement ?? '' });
  video = () => this.page.locator('video');
  videoToggle = () => this.page.locator('.video-toggle');
  services = () => this.page.locator('#team h3').getByRole('button');
  consultation = () =>
    this.page.locator('#team').getByRole('link', { name: HOME.services.button, exact: true });
  phases = () => this.page.locator('#approach').getByRole('listitem');
  marker = () => this.page.locator('.timeline-marker');
  popUp = () => this.page.getByRole('dialog', { name: PRIZE?.headline ?? '' });
}
