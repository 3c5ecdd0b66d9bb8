import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { valuesFrom } from '../../src/features/transparency-notice/values.ts';
import { labelLines, noticePoints } from '../../src/features/transparency-notice/notice.ts';
import { validate } from '../../src/features/transparency-notice/validate.ts';
import { fill } from '../../src/lib/text.ts';
import { articleWith, contentOf } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { readQr } from '../support/qr.ts';
import { clipboard, hydrated, including, violations, watch } from '../support/visit.ts';

const texts = contentOf('transparencyNotice');
const { fields, file, form, messages, result } = texts;
const example: Record<string, string> = texts.example.values;
const { path: ARTICLE = '' } = articleWith('Transparenzhinweis') ?? {};
const checked = validate(valuesFrom(example));
if (!checked.ok) throw new Error('The example is not valid.');
const { notice: NOTICE } = checked;
const json = (text: string) => ({
  name: 'datei.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const EXAMPLE = json(JSON.stringify({ format: 'transparenzhinweis', version: 1, fields: example }));

test.skip(!ARTICLE, 'no article has the notice');

class NoticePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  // Other tools may stand in the same article.
  starter = () => this.page.locator('[data-notice-start]');
  form = () => this.page.getByRole('form', { name: form.title, exact: true });
  button = (name: string) => this.form().getByRole('button', { name, exact: true });
  sponsor = () => this.form().locator('[name=sponsor_name]');

  async start() {
    await this.page.goto(ARTICLE);
    await hydrated(this.page, 'TransparencyNotice');
    await this.starter().click();
    await expect(this.form()).toBeVisible();
  }
  async open(content: ReturnType<typeof json>) {
    await this.form().locator('[type=file]').setInputFiles(content);
  }
  async download(name: string): Promise<Buffer> {
    const started = this.page.waitForEvent('download');
    await this.button(name).click();
    return readFileSync(await (await started).path());
  }
}

test('the form leaves the notes of the article as they are', async ({ page }) => {
  const heights = () =>
    page
      .getByRole('complementary')
      .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().height));
  await page.goto(ARTICLE);
  const before = await heights();
  await new NoticePage(page).start();
  expect(await heights()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

test('by keyboard alone, on a small phone, the answers become a notice', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = await watch(page);
  const notice = new NoticePage(page);
  await page.goto(ARTICLE);
  await hydrated(page, 'TransparencyNotice');
  await notice.starter().press('Enter');
  await expect(notice.form().getByRole('heading', { level: 3 }).first()).toBeFocused();
  const requests = visit.requests.length;

  const heading = notice.form().getByRole('heading', { name: form.stepHeadings.result });
  for (let press = 0; press < 120 && !(await heading.isVisible()); press += 1) {
    await page.keyboard.press('Tab');
    const control = await focused(page);
    const value = example[control.name];
    if (control.isSubmit) await page.keyboard.press('Enter');
    else if (value && control.value !== value) await typeInto(page, control.kind, value);
  }
  const values = noticePoints(NOTICE, texts).flatMap(({ rows }) => rows.map(({ value }) => value));
  for (const text of [...labelLines(NOTICE, texts), ...values]) {
    await expect(notice.form()).toContainText(text);
  }
  await expect(page.getByRole('img', { name: example['notice_url'] ?? '' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(visit.problems).toEqual([]);
  expect(visit.requests.slice(requests).filter((r) => r.method() !== 'GET')).toEqual([]);
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      name: element?.getAttribute('name') ?? '',
      kind: element?.getAttribute('type') ?? element?.tagName,
      value: element instanceof HTMLInputElement ? element.value : '',
      isSubmit: element?.matches('.submit') ?? false,
    };
  });

/** Answers the focused control. */
async function typeInto(page: Page, kind: string | undefined, value: string): Promise<void> {
  const control = page.locator(':focus');
  if (kind === 'date') return control.fill(value);
  if (kind !== 'SELECT') return page.keyboard.insertText(value);
  for (let at = 0; at < 5 && (await control.inputValue()) !== value; at += 1) {
    await page.keyboard.press('ArrowDown');
  }
  return undefined;
}

test('a wrong answer has its message, and the focus goes to the first @every-browser', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.button(form.next).click();
  await expect(notice.sponsor()).toBeFocused();
  await expect(notice.sponsor()).toHaveAttribute('aria-invalid', 'true');
  await expect(notice.sponsor()).toHaveAccessibleDescription(including(messages.required));
  // By keys: Firefox, as Playwright drives it, fills a field in without telling the page so.
  await notice.sponsor().pressSequentially('Liste');
  await expect(notice.sponsor()).not.toHaveAttribute('aria-invalid');
  expect(await violations(page)).toEqual([]);

  // The result names the missing answer and links to it.
  await notice.button(form.stepNames.result).click();
  await notice.form().getByRole('link', { name: fields.notice_url.label }).click();
  const address = notice.form().locator('[name=notice_url]');
  await expect(address).toBeFocused();
  await address.pressSequentially('http://liste.example');
  await notice.button(form.toResult).click();
  await expect(address).toHaveAccessibleDescription(including(messages.url_invalid));
});

test('leaving asks while something is not saved', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.sponsor().fill('Liste');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(notice.sponsor()).toHaveValue('Liste');
  await notice.download(file.save);
  // There is no question here: an unanswered one would block the navigation.
  await page.reload();
  await expect(notice.form()).toBeHidden();
});

test('a saved file opens again, what it replaces comes back, others are refused', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.sponsor().fill('Liste <b>Nord</b>');
  const saved = await notice.download(file.save);
  await notice.sponsor().fill('Noch nicht gesichert');
  await notice.open(json(String(saved)));
  await expect(notice.sponsor()).toHaveValue('Liste <b>Nord</b>');
  await notice.button(file.undo).click();
  await expect(notice.sponsor()).toHaveValue('Noch nicht gesichert');

  for (const [error, content] of [
    ['foreign', '{"name":"Kim"}'],
    ['broken', '{"format":'],
    ['too_large', `"${'x'.repeat(200_000)}"`],
  ] as const) {
    await notice.open(json(content));
    const message = fill(file.errors[error], { name: 'datei.json' });
    await expect(notice.form().getByRole('status')).toHaveText(message);
    await expect(notice.sponsor()).toHaveValue('Noch nicht gesichert');
  }
});

test('the result is copied, saved as QR code and printed on two sheets at most', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(EXAMPLE);
  await notice.button(form.stepNames.result).click();
  for (const [button, copied] of [
    [result.copyLabel, labelLines(NOTICE, texts).join('\n')],
    [result.copyHtml, '<section lang="de">\n<h2>'],
    [result.copyText, `${texts.noticeHeading}\n`],
  ] as const) {
    await notice.button(button).click();
    await expect.poll(() => clipboard(page)).toContain(copied);
  }
  for (const name of [result.svg, result.png]) {
    expect(await readQr(await notice.download(name)), name).toBe(example['notice_url']);
  }
  const pdf = String(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('a form that cannot be loaded says so, and is tried again', async ({ page }) => {
  const notice = new NoticePage(page);
  const scripts = '**/_astro/*TransparencyNotice*.js*';
  await page.route(scripts, (route) => route.abort());
  await page.goto(ARTICLE);
  await notice.starter().scrollIntoViewIfNeeded();
  const failure = page.getByRole('alert').filter({ hasText: texts.loadFailed });
  await expect(failure).toBeVisible();
  await page.unroute(scripts);
  await notice.starter().click();
  await expect(failure).toBeHidden();
  await hydrated(page, 'TransparencyNotice');
  await notice.starter().click();
  await expect(notice.form()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fields and an example can be read', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(new NoticePage(page).starter()).toBeHidden();
    const [list, shown] = [0, 1].map((place) => page.locator('.notice-blank details').nth(place));
    if (!list || !shown) throw new Error('no details');
    await list.locator('summary').click();
    for (const { heading } of Object.values(texts.points)) {
      await expect(list.getByText(heading).first()).toBeVisible();
    }
    await shown.locator('summary').click();
    for (const line of labelLines(NOTICE, texts)) {
      await expect(shown.getByText(line).first()).toBeVisible();
    }
  });
});
