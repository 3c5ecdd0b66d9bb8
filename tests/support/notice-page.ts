import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { NEWSPAPER, savedFile } from '../fixtures/notice-answers.ts';
import { readEntry } from './content.ts';
import { PageObject } from './page-object.ts';
import { islandReady } from './waits.ts';

/** The words of the page. */
export const words = readEntry('transparencyNotice');
const { form, result } = words.tool;

export const PAGE = '/transparenzhinweis';
export const ISLAND = 'TransparencyNotice';
/** A poster, a flyer, and an advertisement in a newspaper that lacks its amount and its address. */
export const THREE = savedFile([
  {},
  { piece_kind: 'flyer', piece_name: 'Flyer', notice_url: 'liste.example/flyer' },
  { ...NEWSPAPER, ad_amount: '', notice_url: '' },
]);

/** /transparenzhinweis as a visitor uses it. */
export class NoticePage extends PageObject {
  form = () => this.page.locator('form[data-view]');
  button = (name: string) => this.form().getByRole('button', { name, exact: true });
  submit = () => this.form().locator('[type=submit]');
  step = (name: keyof typeof form.stepNames) => this.button(form.stepNames[name]);
  field = (name: string) => this.form().locator(`[name=${name}]`);
  answer = (name: string, value: string) => this.form().locator(`[name=${name}][value=${value}]`);
  pieces = () =>
    this.form().getByRole('list', { name: form.stepNames.pieces, exact: true }).getByRole('button');
  /** What is missing in the result, with a link to each question. */
  gaps = () => this.form().getByText(result.missing).locator('..');
  heading = (step: keyof typeof form.stepHeadings) =>
    this.form().getByRole('heading', { name: form.stepHeadings[step] });

  /** Opens a saved file in the form. */
  async open(text: string, name = 'datei.json') {
    const buffer = Buffer.from(text);
    await this.form()
      .locator('[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer });
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(control: Locator) {
    await expect(async () => {
      await this.page.keyboard.press('Tab');
      expect(await control.evaluate((element) => element.matches(':focus'))).toBe(true);
    }).toPass({ intervals: [0] });
  }

  async download(name: string): Promise<Uint8Array> {
    const started = this.page.waitForEvent('download');
    await this.button(name).click();
    return new Uint8Array(readFileSync(await (await started).path()));
  }
}

/** Opens the form with its script. */
export async function openNotice(page: Page): Promise<NoticePage> {
  await page.goto(PAGE);
  await islandReady(page, ISLAND);
  return new NoticePage(page);
}

/** Opens the form and in it a saved file, whose result it shows. */
export async function openResult(page: Page, text = savedFile()): Promise<NoticePage> {
  const notice = await openNotice(page);
  await notice.open(text);
  await expect(notice.heading('result')).toBeVisible();
  return notice;
}
