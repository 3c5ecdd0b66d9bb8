import type { Locator, Page } from 'playwright/test';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/development-settings.ts';
import type { Contact } from '../../src/features/card/schema.ts';
import { TRICKY } from '../fixtures/card.ts';
import { cards, fill, readEntry } from './content.ts';
import { PageObject } from './page-object.ts';

const [card] = cards();
/** Whether there is a card at all: an editor may remove the last one. */
export const HAS_CARD = card !== undefined;

const NOBODY = { ...TRICKY, id: '', portrait: '', invented: true };
const { id, portrait: _, invented: __, ...contact } = card ?? NOBODY;
export const FILE_NAME = id;
/** The person of the first card. */
export const CONTACT: Contact = contact;
export const NAME = `${CONTACT.givenName} ${CONTACT.familyName}`;

export const words = readEntry('cardPage');

export const PASSWORD = DEVELOPMENT_BUILD_SETTINGS.CARD_PASSWORD;
export const DIRECT = `/${FILE_NAME}-direct-access`;
/** The card behind its gate, which only a build with the settings of the tests has at this address. */
export const GATED = `/${FILE_NAME}-${DEVELOPMENT_BUILD_SETTINGS.CARD_TOKEN}`;

/** The values with a link and a button that copies them, as the card shows them. */
export const SHOWN = {
  mobile: CONTACT.mobile,
  office: CONTACT.office,
  email: CONTACT.email,
  website: CONTACT.website.replace(/^https:\/\/|\/$/g, ''),
};
type ValueName = keyof typeof SHOWN;
export const NAMES = Object.keys(SHOWN) as ValueName[];

/** A business card as its reader uses it, with and without gate. */
export class CardPage extends PageObject {
  async unlock(password = PASSWORD): Promise<void> {
    await this.password().fill(password);
    await this.password().press('Enter');
  }

  heading = (): Locator => this.page.getByRole('heading', { level: 1 });
  /** The link of a value, in the row of its term: two values may be the same number. */
  value = (name: ValueName): Locator =>
    this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(words.card.labels[name], { exact: true }) })
      .getByRole('link', { name: SHOWN[name], exact: true });
  copy = (item: ValueName): Locator => {
    const label = fill(words.card.copy, { item: words.card.items[item] });
    return this.page.getByRole('button', { name: label });
  };
  tick = (item: ValueName): Locator => this.copy(item).locator('[pathLength]');
  /** The toasts that are not closing. */
  toasts = (): Locator =>
    this.page.getByRole('region').locator('[role=group]:not([data-ending-style])');
  toast = (title: string): Locator => this.toasts().filter({ hasText: title });
  save = (): Locator => this.page.getByRole('link', { name: words.card.save });
  qrToggle = (): Locator => this.page.getByText(words.card.qr.summary);
  qr = (): Locator => this.page.getByRole('img', { name: words.card.qr.label });
  password = (): Locator => this.page.getByLabel(words.gate.label);
  submit = (): Locator => this.page.locator('button[type=submit]');
}

/** Opens a card and waits for React: until then the card is plain HTML, and the gate does not open. */
export async function openCard(page: Page, path: string): Promise<CardPage> {
  await page.goto(path);
  await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
  return new CardPage(page);
}
