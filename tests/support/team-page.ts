import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Member, TeamPage as Words } from '../../src/schemas/team.ts';

const read = (file: string) => JSON.parse(readFileSync(`src/content/${file}`, 'utf8')) as unknown;

const { items } = read('team.json') as { items: Member[] };
export const MEMBERS = items.map((member, index) => ({ ...member, id: String(index + 1) }));
export const WORDS = read('teamseite.json') as Words;

/** /team as a visitor uses it. */
export class TeamPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`/team${hash}`);
  }

  cards = () => this.page.getByRole('main').getByRole('article');
  poster = ({ name }: Member) =>
    this.page.getByRole('button', { name: `${WORDS.more} ${name}`, exact: true });
  dialog = ({ name }: Member) => this.page.getByRole('dialog', { name, exact: true });
  anyDialog = () => this.page.getByRole('dialog');
  close = () => this.anyDialog().getByRole('button', { name: /schließen/ });

  /** Closes the open dialog by its button, and returns once the page has heard of it. */
  async closeDialog(): Promise<void> {
    const closed = this.page
      .locator('dialog:modal')
      .evaluate(
        (dialog) => new Promise<void>((done) => dialog.addEventListener('close', () => done())),
      );
    await this.close().click();
    await closed;
  }
}
