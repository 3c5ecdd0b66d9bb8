import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import type { StoredMessage } from '../../scripts/mailbox/message.ts';
import type { ContactField } from '../../src/features/contact/fields.ts';
import { contactInput } from './contact.ts';
import { fill, readEntry } from './content.ts';
import { PageObject } from './page-object.ts';
import { islandReady } from './waits.ts';

/** The requests that the form sends. */
export const ENDPOINT = '**/api/send-contact-email';
/** The words of the page. */
export const words = readEntry('contactPage');
const { fields, receipt, toasts } = words.form;

/** The limits that the sentences of fields name. A sentence with another placeholder stands on no page. */
const LIMITS: Partial<Record<string, { min: number }>> = { name: { min: 2 }, message: { min: 10 } };

/** The sentence for what is wrong with a field, such as `too_short`. */
export function errorSentence(field: ContactField, error: string): string {
  const sentences: Partial<Record<string, string>> = fields[field].errors;
  return fill(sentences[error] ?? '', LIMITS[field] ?? {});
}

/** A visitor whose mail no other test sends. */
function someVisitor() {
  const mark = randomUUID().slice(0, 8);
  return contactInput({ name: `Kim Beispiel ${mark}`, email: `kim.${mark}@wahlkreis.example` });
}

/** /kontakt as a visitor uses it. */
export class ContactPage extends PageObject {
  readonly visitor = someVisitor();

  async open(): Promise<void> {
    await this.page.goto('/kontakt');
  }

  /** A control, which must have its label. */
  field = (name: keyof typeof fields) =>
    this.page.getByLabel(fields[name].label).and(this.page.locator(`[name=${name}]`));
  name = () => this.field('name');
  email = () => this.field('email');
  message = () => this.field('message');
  campaignType = () => this.field('campaign_type');
  preferPhone = () => this.field('prefer_phone');
  privacy = () => this.page.getByRole('checkbox', { name: fields.agree_privacy.link });
  submit = () => this.page.locator('form button[type=submit]');
  error = (field: string) => this.page.locator(`#${field}-error`);
  summary = () => this.page.locator('#form-summary');
  failure = () => this.page.locator('#form-failure');
  receipt = () => this.page.locator('#form-sent');
  stamp = () => this.page.locator('form').getByText(receipt.stamp, { exact: true });
  toasts = () => this.page.getByRole('region', { name: toasts.label });

  /** Fills in the form as the visitor of this page, with these changes. */
  async fill(changes: Partial<Record<ContactField, string>> = {}): Promise<void> {
    const { campaign_type: election, prefer_phone: _, ...texts } = { ...this.visitor, ...changes };
    for (const [field, text] of Object.entries(texts))
      await this.field(field as keyof typeof texts).fill(text);
    await this.campaignType().selectOption(election);
    await this.privacy().check();
  }
}

/** Opens /kontakt with its script. */
export async function openContact(page: Page): Promise<ContactPage> {
  const contact = new ContactPage(page);
  await contact.open();
  await islandReady(page, 'ContactForm');
  return contact;
}

/** Opens /kontakt with its script and fills the form in. */
export async function openFilled(page: Page): Promise<ContactPage> {
  const contact = await openContact(page);
  await contact.fill();
  return contact;
}

/** Messages whose text or addresses hold `mark`, newest first: tests run at the same time. */
export async function mailWith(request: APIRequestContext, mark: string): Promise<StoredMessage[]> {
  const response = await request.get(`${process.env['TEST_MAILBOX']}/messages`);
  const messages = (await response.json()) as StoredMessage[];
  return messages.filter(({ To, ReplyTo, TextBody }) =>
    [To, ReplyTo, TextBody].some((text) => text?.includes(mark)),
  );
}
