import { contentOf, listOf } from './content.ts';
import { PageObject } from './page-object.ts';

const team = listOf('team');
export type Member = (typeof team)[number];
/** The team as the page shows it: the founders come first. */
export const MEMBERS = [
  ...team.filter(({ isFounder }) => isFounder),
  ...team.filter(({ isFounder }) => !isFounder),
];
const words = contentOf('teamPage');

/** /team as a visitor uses it. */
export class TeamPage extends PageObject {
  async open(hash = ''): Promise<void> {
    await this.page.goto(`/team${hash}`);
  }

  cards = () => this.page.getByRole('main').getByRole('article');
  poster = ({ slug, name }: Member) =>
    this.page
      .getByRole('button', { name: `${words.more} ${name}`, exact: true })
      .and(this.page.locator(`[popovertarget="${slug}"]`));
  dialog = ({ slug, name }: Member) =>
    this.page.getByRole('dialog', { name, exact: true }).and(this.page.locator(`[id="${slug}"]`));
  anyDialog = () => this.page.getByRole('dialog');
  close = () => this.anyDialog().getByRole('button', { name: /schließen/ });
}
