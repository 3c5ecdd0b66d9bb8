import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../src/config/routes.ts';
import {
  MOST_PIECES,
  nextPiece,
  proposedAddress,
} from '../../src/features/transparency-notice/draft.ts';
import { fileStem } from '../../src/features/transparency-notice/downloads.ts';
import {
  fileName,
  MOST_BYTES,
  saveDraft,
} from '../../src/features/transparency-notice/saved-answers.ts';
import { qrCode } from '../../src/features/transparency-notice/qr.ts';
import { ruleOf, STEPS } from '../../src/schemas/notice-fields.ts';
import { LATER, valuesFrom } from '../../src/features/transparency-notice/values.ts';
import { labelLines, noticePoints, termOf } from '../../src/features/transparency-notice/notice.ts';
import { noticeJson } from '../../src/features/transparency-notice/output.ts';
import { validate } from '../../src/features/transparency-notice/validate.ts';
import { berlinDay, longDay } from '../../src/lib/format.ts';
import { fill, withoutSoftHyphens } from '../../src/lib/text.ts';
import { articleWith, contentOf } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { readQr } from '../support/qr.ts';
import {
  clipboard,
  expectBelowBar,
  hold,
  hydrated,
  including,
  violations,
  watch,
} from '../support/visit.ts';

const texts = contentOf('transparencyNotice');
const { fields, file, form, messages, result } = texts;
const example: Record<string, string> = texts.example.values;
const { notice: PAGE } = ROUTES;
/** Had the form in it. */
const { path: ARTICLE = '' } = articleWith('Transparenzhinweis') ?? {};
const VALUES = valuesFrom(example);
const DRAFT = { campaign: VALUES, pieces: [VALUES] };
const checked = validate(VALUES);
if (!checked.ok) throw new Error('The example is not valid.');
const { notice: NOTICE } = checked;
/** A second piece that lacks its address. */
const TWO = {
  campaign: VALUES,
  pieces: [
    VALUES,
    {
      ...nextPiece(VALUES, berlinDay(new Date())),
      ...{ piece_kind: 'flyer', piece_name: 'Flyer', ad_amount: '90', method: 'Nach der Rechnung' },
      ...{ period_from: VALUES.period_from, period_to: VALUES.period_to },
      publisher: 'sponsor',
    },
  ],
};
/** The name of the file with the answers, if it is saved today. */
const ANSWERS = fileName(new Date());
const json = (text: string) => ({
  name: 'datei.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

class NoticePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  form = () =>
    this.page.getByRole('form', { name: withoutSoftHyphens(texts.headline), exact: true });
  button = (name: string) => this.form().getByRole('button', { name, exact: true });
  step = (name: keyof typeof form.stepNames) => this.button(form.stepNames[name]);
  /** What folds fields away, by what stands above them. */
  fold = (heading: string) =>
    this.form()
      .locator('details')
      .filter({ has: this.page.getByText(heading) });
  field = (name: string) => this.form().locator(`[name=${name}]`);
  /** One of the answers of a question that shows them all. */
  answer = (name: string, value: string) => this.form().locator(`[name=${name}][value=${value}]`);
  sponsor = () => this.field('sponsor_name');
  /** A piece in the list, which says how many of its answers are missing, and how many of them may wait. */
  piece(name: string, count = 0, label?: 'labelDone' | 'labelGap', waiting = 0) {
    const { finished, unfinished, later } = form.pieces;
    const open = [
      ...(count > 0 ? [fill(unfinished, { count })] : []),
      ...(waiting > 0 ? [fill(later, { count: waiting })] : []),
    ];
    const own = open.length > 0 || label ? open : [finished];
    const state = [...(label ? [form.pieces[label]] : []), ...own];
    return this.button(`${name} ${state.join(', ')}`);
  }

  /** Opens a campaign of two pieces at the second one, which has no address yet. */
  async openFlyer() {
    await this.start();
    await this.open(json(saveDraft(TWO)));
    await this.step('pieces').click();
    await this.piece('Flyer', 1).click();
  }

  async start() {
    await this.page.goto(PAGE);
    await hydrated(this.page, 'TransparencyNotice');
  }
  async open(content: ReturnType<typeof json>) {
    await this.form().locator('[type=file]').setInputFiles(content);
    await expect(this.form().locator('.notice-file [role=status]')).not.toBeEmpty();
  }
  async download(name: string): Promise<{ name: string; content: Buffer }> {
    const started = this.page.waitForEvent('download');
    await this.button(name).click();
    const saved = await started;
    return { name: saved.suggestedFilename(), content: readFileSync(await saved.path()) };
  }
}

test('on a phone the first field is on the first screen, and nothing explains it before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = new NoticePage(page);
  await notice.start();
  await expect(notice.field('sponsor_kind').last()).toBeInViewport({ ratio: 1 });
  const before = await notice
    .form()
    .evaluate((form) =>
      [...document.querySelectorAll('main p')].filter(
        (text) => form.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING,
      ),
    );
  expect(before).toEqual([]);
});

test('the anchor in the article, where the form was before, leads to the page', async ({
  page,
}) => {
  test.skip(!ARTICLE, 'no article names the form');
  await page.goto(`${ARTICLE}#der-transparenzhinweis`);
  await expect(page).toHaveURL(PAGE);
});

test('by keyboard alone, on a small phone, the answers become a notice', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = await watch(page);
  const notice = new NoticePage(page);
  await notice.start();
  await notice.step('result').focus();
  const requests = visit.requests.length;

  const heading = notice.form().getByRole('heading', { name: form.stepHeadings.result });
  for (let press = 0; press < 160 && !(await heading.isVisible()); press += 1) {
    await page.keyboard.press('Tab');
    const control = await focused(page);
    const value = example[control.name];
    // What is folded away is opened.
    if (control.isSubmit || control.kind === 'SUMMARY') await page.keyboard.press('Enter');
    else if (value && control.value !== value) await typeInto(page, control.kind, value);
  }
  const values = noticePoints(NOTICE, texts).flatMap(({ rows }) => rows.map(({ value }) => value));
  for (const text of [...labelLines(NOTICE, texts), ...values]) {
    await expect(notice.form()).toContainText(text);
  }
  const code = page.getByRole('img', { name: example['notice_url'] ?? '' });
  await expect(code).toBeHidden();
  await notice.piece(NOTICE.piece_name ?? '').click();
  await expect(code).toBeVisible();
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
      value:
        element instanceof HTMLInputElement && (element.type !== 'radio' || element.checked)
          ? element.value
          : '',
      isSubmit: element?.matches('.submit') ?? false,
    };
  });

/** Answers the focused control. */
async function typeInto(page: Page, kind: string | undefined, value: string): Promise<void> {
  const control = page.locator(':focus');
  if (kind === 'date') return control.fill(value);
  if (kind === 'radio') await page.keyboard.press('Space');
  else if (kind !== 'SELECT') return page.keyboard.insertText(value);
  for (let at = 0; at < 5 && (await control.inputValue()) !== value; at += 1) {
    await page.keyboard.press('ArrowDown');
  }
  return undefined;
}

test('on a small phone each step begins below the bar, which covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const notice = new NoticePage(page);
  await notice.start();
  const piece = { ...VALUES, piece_kind: 'newspaper', online: 'no', piece_name: 'N'.repeat(200) };
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [piece, ...TWO.pieces] })));
  await notice.step('sponsor').click();
  for (const step of STEPS) {
    const heading = notice.form().getByRole('group', { name: form.stepHeadings[step] });
    await expect(heading).toBeFocused();
    const top = await heading.evaluate((node) => node.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').boundingBox();
    expect(top - (bar?.height ?? 0)).toBeCloseTo(0, -1);
    const folds = notice.form().locator('.notice-fold:not([open])');
    for (let count = await folds.count(); count > 0; count -= 1) {
      await folds.first().locator('summary').click();
      await expect(folds).toHaveCount(count - 1);
    }
    const controls = await notice.form().locator('.cell').locator('input, select, textarea').all();
    for (const control of [...controls, notice.form().locator('.submit')]) {
      await control.focus();
      expect(await control.evaluate(isOnTop)).toBe(true);
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
  }
});

/** Whether nothing covers an element; of a text, where it begins. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [1, Math.min(height - 1, 24)].every((down) => {
    const hit = document.elementFromPoint(left + width / 2, top + down);
    return hit !== null && element.contains(hit);
  });
}

test('Enter goes from field to field, and its key on a phone says so', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.answer('sponsor_kind', 'person').check();
  for (const name of ['sponsor_name', 'sponsor_email'] as const) {
    await expect(notice.field(name)).toHaveAttribute('enterkeyhint', 'next');
    await expect(notice.field(name)).toHaveAttribute(
      'autocomplete',
      ruleOf(name).autoComplete ?? '',
    );
  }
  await notice.sponsor().press('Enter');
  await expect(notice.field('sponsor_email')).toBeFocused();
  await notice.field('sponsor_email').press('Enter');
  await expect(notice.field('sponsor_website')).toBeFocused();
  await expect(notice.sponsor()).not.toHaveAttribute('aria-invalid');
  // After the last field it submits; what is folded away is none.
  await notice.field('payer').last().focus();
  await notice.fold(form.optionalHeading).locator('summary').click();
  await notice.field('sponsor_register').press('Enter');
  await expect(notice.sponsor()).toBeFocused();
  await expect(notice.sponsor()).toHaveAttribute('aria-invalid', 'true');
});

test('answers that are all shown are a group, with the name, help and message of their question', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  const { label, help } = fields.sponsor_kind;
  const group = notice.form().getByRole('radiogroup', { name: withoutSoftHyphens(label) });
  await expect(group).toHaveAccessibleDescription(including(help));
  await notice.button(form.next).click();
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription(including(messages.choice_required));
  await expect(notice.field('sponsor_kind').first()).toBeFocused();
  await notice.answer('sponsor_kind', 'person').check();
  await expect(group).not.toHaveAttribute('aria-invalid');
});

test('a wrong answer has its message, and the focus goes to the first @every-browser', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.answer('sponsor_kind', 'person').check();
  await notice.button(form.next).click();
  await expect(notice.sponsor()).toBeFocused();
  await expect(notice.sponsor()).toHaveAttribute('aria-invalid', 'true');
  await expect(notice.sponsor()).toHaveAccessibleDescription(including(messages.required));
  // By keys: Firefox, as Playwright drives it, fills a field in without telling the page so.
  await notice.sponsor().pressSequentially('Liste');
  await expect(notice.sponsor()).not.toHaveAttribute('aria-invalid');
  expect(await violations(page)).toEqual([]);

  // The result names the missing answer and links to it.
  await notice.step('result').click();
  await notice.form().getByRole('link', { name: fields.sponsor_email.label, exact: true }).click();
  const email = notice.field('sponsor_email');
  await expect(email).toBeFocused();
  await email.pressSequentially('liste');
  await notice.button(form.toResult).click();
  await expect(email).toHaveAccessibleDescription(including(messages.email_invalid));
});

test('on a laptop a message stands below its field, and fields side by side stay level', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  const piece = { ...VALUES, period_to: '2020-01-01', version: '0' };
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [piece] })));
  await notice.step('pieces').click();
  await notice.button(form.toResult).click();
  for (const [wrong, code, neighbour] of [
    ['period_to', 'period_reversed', 'period_from'],
    ['version', 'count_invalid', 'version_date'],
  ] as const) {
    const field = await notice.field(wrong).boundingBox();
    const message = await notice.form().getByText(messages[code]).boundingBox();
    const other = await notice.field(neighbour).boundingBox();
    expect(message?.x).toBeCloseTo(field?.x ?? 0, 0);
    expect(message?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
    expect(other?.y).toBeCloseTo(field?.y ?? 0, 0);
  }
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
  await expect(notice.sponsor()).toHaveValue('');
});

test('a saved file opens again, what it replaces comes back, others are refused', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.sponsor().fill('Liste <b>Nord</b>');
  const { content: saved } = await notice.download(file.save);
  await notice.sponsor().fill('Noch nicht gesichert');
  await notice.open(json(String(saved)));
  // What is missing is shown, or the result.
  await expect(notice.step('result')).toHaveAttribute('aria-current', 'step');
  await notice.step('sponsor').click();
  await expect(notice.sponsor()).toHaveValue('Liste <b>Nord</b>');
  await notice.button(file.undo).click();
  await expect(notice.sponsor()).toHaveValue('Noch nicht gesichert');

  for (const [error, content] of [
    ['foreign', '{"name":"Kim"}'],
    ['broken', '{"format":'],
    ['too_large', 'x'.repeat(MOST_BYTES + 1)],
  ] as const) {
    await notice.open(json(content));
    const message = fill(file.errors[error], { name: 'datei.json' });
    await expect(notice.form().getByRole('status')).toHaveText(message);
    await expect(notice.sponsor()).toHaveValue('Noch nicht gesichert');
  }
});

test('the result is copied and saved, under the name of its piece', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('result').click();
  for (const [button, copied] of [
    [result.copyLabel, labelLines(NOTICE, texts).join('\n')],
    [result.copyHtml, '<section lang="de">\n<h2>'],
    [result.copyText, `${texts.noticeHeading}\n`],
  ] as const) {
    await notice.button(button).click();
    await expect.poll(() => clipboard(page)).toContain(copied);
  }
  const stem = fileStem(DRAFT, 0);
  for (const [button, type] of [
    [result.svg, 'svg'],
    [result.png, 'png'],
  ] as const) {
    const { name, content } = await notice.download(button);
    expect(name).toBe(`${stem}-qr.${type}`);
    expect(await readQr(content), name).toBe(NOTICE.notice_url);
  }
  const drawing = await notice.download(result.labelSvg);
  expect(drawing.name).toBe(`${stem}-kennzeichnung.svg`);
  const picture = await notice.download(result.labelPng);
  expect(picture.name).toBe(`${stem}-kennzeichnung.png`);
  const [inMm, inPixels] = await Promise.all(
    [drawing, picture].map(({ content }) => sharp(content).metadata()),
  );
  const proportion = ({ width = 0, height = 1 } = {}) => width / height;
  expect(proportion(inPixels)).toBeCloseTo(proportion(inMm), 1);
  const { channels } = await sharp(picture.content).greyscale().stats();
  expect(channels[0]).toMatchObject({ min: 0, max: 255 });
  const { name, content } = await notice.download(result.saveJson);
  expect(name).toBe(`${stem}.json`);
  expect(String(content)).toBe(noticeJson(NOTICE, texts));
  const pdf = String(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('another piece of the campaign asks only for what differs', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('result').click();
  await notice.button(form.pieces.add).click();
  await expect(notice.field('piece_kind')).toBeFocused();
  await expect(notice.answer('targeting', VALUES.targeting)).toBeChecked();
  await notice.field('piece_kind').selectOption('newspaper');
  await notice.field('piece_name').fill('Anzeige im Boten');
  await expect(notice.answer('publisher', 'company')).toBeChecked();
  await notice.field('publisher_name').fill('Der Bote');
  await notice.field('publisher_email').fill('post@bote.example');
  await notice.answer('online', 'no').check();
  await notice.field('ad_amount').fill('300');
  await notice.field('period_from').fill(VALUES.period_to);
  await notice.field('period_to').fill(VALUES.period_to);
  await notice.step('result').click();
  await notice.piece('Anzeige im Boten', 0, 'labelGap', 1).click();
  await notice.form().getByRole('link', { name: fields.method.label, exact: true }).click();
  await notice.field('method').fill('Preisliste');
  expect(await violations(page)).toEqual([]);

  // The newspaper publishes: there is no address, and so no QR code.
  await notice.button(form.toResult).click();
  await expect(notice.form()).toContainText(fill(texts.label.gap, { name: 'Der Bote' }));
  await expect(notice.form().getByRole('img')).toHaveCount(0);
  await notice.piece(VALUES.piece_name).click();
  await expect(notice.form().getByRole('img')).toHaveCount(1);

  // One sheet is for the piece that is shown, and all are printed together, each on its own paper.
  await notice.button(result.copyLabel).click();
  // The message is a part of the page, too.
  await expect(page.locator('.toast').first()).toBeVisible();
  const sheets = page.locator('.notice-sheet');
  await expect(sheets).toHaveCount(1);
  const printed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.print = () => resolve(document.querySelectorAll('.notice-sheet').length);
      }),
  );
  await notice.button(fill(result.printAll, { count: 2 })).click();
  expect(await printed).toBe(2);
  // Phones go on before the sheets are printed.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(sheets).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(sheets.last()).toHaveCSS('break-before', 'page');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(sheets).toHaveCount(1);

  await notice.step('pieces').click();
  await notice.piece('Anzeige im Boten', 0, 'labelGap').click();
  await notice.button(form.pieces.remove).click();
  await expect(notice.field('piece_name')).toHaveValue(VALUES.piece_name);
  await expect(notice.button(form.pieces.remove)).toBeHidden();
});

test('an address beside the first one is proposed, named after the piece', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.openFlyer();
  const url = proposedAddress(TWO, 1);
  const proposal = notice.button(fill(form.proposal, { answer: url }));
  await proposal.click();
  await expect(notice.field('notice_url')).toHaveValue(url);
  await expect(notice.field('notice_url')).toBeFocused();
  await expect(proposal).toHaveCount(0);
  await expect(notice.piece('Flyer')).toBeVisible();
});

test('each piece needs an address of its own, and the message names the other', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.openFlyer();
  await notice.field('notice_url').fill(VALUES.notice_url.replace('https://', ''));
  await notice.button(form.toResult).click();
  const message = fill(messages.url_taken, { name: VALUES.piece_name });
  await expect(notice.field('notice_url')).toBeFocused();
  await expect(notice.field('notice_url')).toHaveAccessibleDescription(including(message));
  await notice.field('notice_url').fill('liste.example/flyer');
  await notice.button(form.toResult).click();
  await expect(notice.step('result')).toHaveAttribute('aria-current', 'step');
});

test('an address that another piece has is told when it is left, and before a further piece', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.openFlyer();
  const address = notice.field('notice_url');
  await address.fill(VALUES.notice_url);
  await expect(address).not.toHaveAttribute('aria-invalid');
  await address.blur();
  const message = fill(messages.url_taken, { name: VALUES.piece_name });
  await expect(address).toHaveAccessibleDescription(including(message));
  await notice.button(form.pieces.add).first().click();
  await expect(address).toBeFocused();
  await expect(notice.field('piece_name')).toHaveValue('Flyer');
});

test('what is missing has the message of each wrong answer, and leads to it', async ({ page }) => {
  const pieces = [
    VALUES,
    { ...VALUES, piece_name: 'Flyer', period_to: '2020-01-01', ad_amount: '', notice_url: 'x.de' },
  ];
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces })));
  await notice.piece('Flyer', 1, 'labelDone', 1).click();
  const entry = (field: 'period_to' | 'ad_amount') =>
    notice
      .form()
      .getByRole('listitem')
      .filter({
        has: page.getByRole('link', { name: fields[field].label, exact: true }),
      });
  await expect(entry('period_to')).toContainText(messages.period_reversed);
  await expect(entry('ad_amount')).toHaveText(fields.ad_amount.label);
  expect(await violations(page)).toEqual([]);
  await entry('period_to').getByRole('link').click();
  await expect(notice.field('period_to')).toBeFocused();
  await expect(notice.field('period_to')).toHaveValue('2020-01-01');
  await expect(notice.field('period_to')).toHaveAccessibleDescription(
    including(messages.period_reversed),
  );
});

test('days that are often a mistake have a remark, and the result is there', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('pieces').click();
  const long = including(texts.remarks.period_long);
  await expect(notice.field('period_to')).not.toHaveAccessibleDescription(long);
  await notice.field('period_from').fill('2019-01-01');
  await expect(notice.field('period_to')).toHaveAccessibleDescription(long);
  await notice.step('election').click();
  await notice.field('election_date').fill('2020-01-05');
  await expect(notice.field('election_date')).toHaveAccessibleDescription(
    including(texts.remarks.election_past),
  );
  await expect(notice.field('election_date')).not.toHaveAttribute('aria-invalid');
  expect(await violations(page)).toEqual([]);
  await notice.step('result').click();
  await expect(notice.form()).toContainText(result.noticeHeading);
});

test('the official page may be asked for later, and the notice says that it is missing', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  const campaign = { ...VALUES, official_url: '' };
  await notice.open(json(saveDraft({ ...DRAFT, campaign })));
  const { label } = fields.official_url;
  await notice.form().getByRole('link', { name: label, exact: true }).click();
  // Left empty it keeps nobody from going on.
  await expect(notice.field('official_url')).not.toHaveAttribute('required');
  await notice.button(form.toResult).click();
  const missing = termOf('official_url', texts);
  await expect(notice.form()).toContainText(fill(texts.later.line, { fields: missing }));
});

test('after an error the question of a field is below the bar, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(TWO)));
  await notice.piece('Flyer', 1).click();
  await notice.form().getByRole('link', { name: fields.notice_url.label, exact: true }).click();
  const label = notice.form().locator('label[for=notice_url]');
  await expectBelowBar(label);
  await notice.button(form.toResult).click();
  await expect(notice.field('notice_url')).toBeFocused();
  await expectBelowBar(label);
});

/** What the names of the files for a piece itself end with. */
const PIECE_ENDINGS = [
  '-kennzeichnung.txt',
  '-kennzeichnung.svg',
  '-kennzeichnung.png',
  '-qr.svg',
  '-qr.png',
];

test('one press saves every file of every piece, and the answers', async ({ page }) => {
  const pieces = TWO.pieces.map((piece, index) => ({
    ...piece,
    notice_url: `https://liste.example/${index}`,
  }));
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...TWO, pieces })));
  await notice.step('result').click();
  const { name, content } = await notice.download(result.all.button);
  expect(name).toMatch(/-\d{4}-\d\d-\d\d\.zip$/);
  const { fileName } = result.all.readme;
  const { folders } = result.all;
  const endings = { print: PIECE_ENDINGS, page: ['.html', '.txt', '.json'] };
  const expected = pieces.flatMap((_, at) =>
    (['print', 'page'] as const).flatMap((task) =>
      endings[task].map((ending) => `${folders[task]}/${fileStem({ pieces }, at)}${ending}`),
    ),
  );
  // Whoever gets a folder has a letter in it, too.
  const notes = [folders.print, folders.page].map((folder) => `${folder}/${fileName}`);
  expect(namesIn(content).toSorted()).toEqual(
    [fileName, ...notes, ...expected, ANSWERS].toSorted(),
  );
  const texts = Object.values(unzipSync(content)).map((file) => strFromU8(file));
  for (const { notice_url } of pieces) expect(texts.join()).toContain(notice_url);
});

test('the label goes to print while the notice still lacks an amount', async ({ page }) => {
  const piece = { ...VALUES, ad_amount: '' };
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [piece] })));
  await expect(notice.form()).toContainText(texts.later.text);
  await expect(notice.piece(VALUES.piece_name, 0, 'labelDone', 1)).toBeVisible();
  // The count says why.
  const why = fill(result.all.waits, { fields: fields.ad_amount.label });
  await expect(notice.form()).toContainText(
    `${fill(result.all.count, { ready: 1, complete: 0, all: 1 })} ${why}`,
  );
  await expect(notice.button(result.copyLabel)).toBeVisible();
  await expect(notice.button(result.svg)).toBeVisible();
  const { content } = await notice.download(result.all.button);
  const pages = namesIn(content).filter((name) => name.endsWith('.html'));
  expect(pages).toEqual([expect.stringContaining('-unvollstaendig.html')]);
  expect(await violations(page)).toEqual([]);

  await notice.form().getByRole('link', { name: fields.ad_amount.label, exact: true }).click();
  await notice.field('ad_amount').fill('90');
  await notice.step('result').click();
  await expect(notice.button(result.copyHtml)).toBeVisible();
  const only = `${result.all.only}: ${result.all.folders.print}`;
  const { name, content: zip } = await notice.download(only);
  expect(name).toMatch(/\.zip$/);
  const stem = fileStem(DRAFT, 0);
  expect(namesIn(zip).toSorted()).toEqual(
    [result.all.readme.fileName, ...PIECE_ENDINGS.map((ending) => stem + ending)].toSorted(),
  );
});

/** The names of the files in a ZIP file, in their order. */
const namesIn = (zip: Buffer): string[] => Object.keys(unzipSync(zip));

/** A piece whose amount is open, at the question for it, where 90 is answered. */
async function fillOpenAmount(notice: NoticePage, piece: Partial<typeof VALUES> = {}) {
  await notice.start();
  await notice.open(
    json(saveDraft({ ...DRAFT, pieces: [{ ...VALUES, ...piece, ad_amount: '' }] })),
  );
  await notice.form().getByRole('link', { name: fields.ad_amount.label, exact: true }).click();
  await notice.field('ad_amount').fill('90');
}

test('how an amount was reckoned is asked again, visibly, if it is older than the amount', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await fillOpenAmount(notice);
  const method = notice.field('method');
  const backgroundOf = () =>
    method.evaluate((field) => getComputedStyle(field.closest('.cell') ?? field).backgroundColor);
  const before = await backgroundOf();
  await notice.button(form.toResult).click();
  await expect(method).toBeFocused();
  await expect(method).toHaveAccessibleDescription(including(texts.remarks.method_old));
  await notice.field('ad_amount').focus();
  expect(await backgroundOf()).not.toBe(before);
  expect(await violations(page)).toEqual([]);
  await notice.button(texts.remarks.method_right).click();
  await expect(notice.step('result')).toHaveAttribute('aria-current', 'step');
});

test('how an amount was reckoned is not asked again where it was typed after it', async ({
  page,
}) => {
  for (const method of ['', VALUES.method]) {
    const notice = new NoticePage(page);
    await fillOpenAmount(notice, { method });
    await notice.field('method').fill('Nach der Rechnung');
    await notice.button(form.toResult).click();
    await expect(notice.step('result')).toHaveAttribute('aria-current', 'step');
    page.once('dialog', (dialog) => void dialog.accept());
  }
});

test('the country and the last day are proposed, and one press takes them', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(
    json(
      saveDraft({
        campaign: { ...VALUES, sponsor_seat: 'Markt 1, 12345 Ort' },
        pieces: [{ ...VALUES, period_to: '' }],
      }),
    ),
  );
  await notice.step('sponsor').click();
  const address = `Markt 1, 12345 Ort, ${form.country}`;
  await notice.button(fill(form.proposal, { answer: address })).click();
  await expect(notice.field('sponsor_seat')).toHaveValue(address);
  await notice.step('pieces').click();
  const day = longDay(new Date(VALUES.election_date));
  await notice.button(fill(form.proposal, { answer: day })).click();
  await expect(notice.field('period_to')).toHaveValue(VALUES.election_date);
});

/** The entry of a recipient in the list of what can go out. */
const recipient = (notice: NoticePage, folder: string) =>
  notice
    .form()
    .getByRole('list', { name: result.all.recipients })
    .getByRole('listitem')
    .filter({ has: notice.page.getByRole('heading', { name: folder, exact: true }) });

test('who saves for a recipient hears of it right below the button', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { print: piece, page: website } = result.all.folders;
  const { name } = await notice.download(`${result.all.only}: ${piece}`);
  const saved = fill(file.saved, { name });
  await expect(recipient(notice, piece).getByRole('status')).toHaveText(saved);
  await expect(recipient(notice, website).getByRole('status')).toBeEmpty();
  const all = await notice.download(result.all.button);
  await expect(recipient(notice, piece).getByRole('status')).toBeEmpty();
  await expect(notice.form()).toContainText(all.name);
});

/** A device that passes files on, but for those of this type; the title tells what it got. */
const sharing = (page: Page, refused: string) =>
  page.addInitScript((kind) => {
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.every(({ type }) => !type.includes(kind)),
      share: ({ files = [], text = '' }: ShareData) => {
        document.title = [text, ...files.map(({ name }) => name)].join('\n');
        return Promise.resolve();
      },
    });
  }, refused);

test('a device that passes files on gets them with their letter, without what it refuses', async ({
  page,
}) => {
  await sharing(page, 'json');
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { print: piece, page: website } = result.all.folders;
  await notice.button(`${result.all.share}: ${piece}`).click();
  const stem = fileStem(DRAFT, 0);
  for (const ending of PIECE_ENDINGS) await expect(page).toHaveTitle(including(stem + ending));
  await expect(page).toHaveTitle(including(result.all.readme.recipients.print.task));
  await notice.button(`${result.all.share}: ${website}`).click();
  await expect(page).toHaveTitle(including(`${stem}.html`));
  await expect(page).not.toHaveTitle(including(`${stem}.json`));
});

test('files that a device refuses to pass on are saved, and it says so', async ({ page }) => {
  await sharing(page, 'svg');
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { print: folder } = result.all.folders;
  const { name } = await notice.download(`${result.all.share}: ${folder}`);
  await expect(recipient(notice, folder).getByRole('status')).toHaveText(
    fill(result.all.refused, { name }),
  );
});

test('after a change, who needs the files again is told from who does not', async ({ page }) => {
  const notice = new NoticePage(page);
  const { print: piece, page: website } = result.all.folders;
  const { same, changed } = result.all.resend;
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [{ ...VALUES, ad_amount: '' }] })));
  await expect(recipient(notice, piece)).not.toContainText(same);
  await notice.form().getByRole('link', { name: fields.ad_amount.label, exact: true }).click();
  await notice.field('ad_amount').fill('90');
  await notice.step('result').click();
  await expect(recipient(notice, piece)).toContainText(same);
  await expect(recipient(notice, website)).toContainText(changed);
  // Nobody else has to do anything.
  const order = fill(result.all.order, { names: `1.\u00a0${website}` });
  await expect(notice.form().getByText(order, { exact: true })).toBeVisible();
});

test('a piece of the list shows what belongs on it, and what has to be checked stands there once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = new NoticePage(page);
  await notice.start();
  const pieces = TWO.pieces.map((piece, at) => ({
    ...piece,
    notice_url: `https://x.example/${at}`,
  }));
  await notice.open(json(saveDraft({ ...TWO, pieces })));
  await notice.piece('Flyer').click();
  const heading = (name: string) =>
    notice.form().getByRole('heading', { name: fill(result.labelHeading, { name }) });
  await expect(heading('Flyer')).toBeFocused();
  await expectBelowBar(heading('Flyer'));
  await expect(notice.form().getByText(result.proof.text)).toHaveCount(1);
  for (const { label, url } of result.proof.laws) {
    await expect(notice.form().getByRole('link', { name: label })).toHaveAttribute('href', url);
  }
  // The notice is long, and folded away.
  const point = notice.form().locator('.notice-points');
  await expect(point).toBeHidden();
  await notice.form().getByText(result.noticeSummary, { exact: true }).click();
  await expect(point).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('on a wide window label and code stand side by side, and each state below its piece', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const notice = new NoticePage(page);
  await notice.start();
  const long = { ...VALUES, piece_name: 'N'.repeat(60), ad_amount: '', notice_url: 'x.example' };
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [...TWO.pieces, long] })));
  const parts = notice.form().locator('.notice-pair > *');
  const first = await parts.first().boundingBox();
  const second = await parts.last().boundingBox();
  expect(second?.y).toBeCloseTo(first?.y ?? -1, 0);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  const begins = await notice
    .form()
    .locator('.notice-pieces [aria-pressed] > span')
    .evaluateAll((states) => states.map((state) => state.getBoundingClientRect().left));
  expect(new Set(begins.map(Math.round)).size).toBe(1);
});

test('an answer of the campaign that is open is not counted at each piece', async ({ page }) => {
  const pieces = TWO.pieces.map((piece, at) => ({
    ...piece,
    notice_url: `https://x.example/${at}`,
  }));
  const campaign = { ...VALUES, official_url: '' };
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ campaign, pieces })));
  for (const name of [VALUES.piece_name, 'Flyer']) {
    await expect(notice.piece(name, 0, 'labelDone')).toBeVisible();
  }
  const why = fill(result.all.waits, { fields: fields.official_url.label });
  await expect(notice.form()).toContainText(
    `${fill(result.all.count, { ready: 2, complete: 0, all: 2 })} ${why}`,
  );
});

test('where a device passes no files on, the letter is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { print: folder } = result.all.folders;
  await expect(notice.button(`${result.all.only}: ${folder}`)).toBeVisible();
  await expect(notice.button(`${result.all.share}: ${folder}`)).toHaveCount(0);
  await notice.button(`${result.all.copy}: ${folder}`).click();
  const { print } = result.all.readme.recipients;
  await expect.poll(() => clipboard(page)).toContain(print.task);
  const item = fill(result.all.letter, { name: folder });
  await expect(page.locator('.toast')).toContainText(fill(result.copied.text, { item }));
  const mail = notice.form().getByRole('link', { name: `${result.all.mail}: ${folder}` });
  const href = (await mail.getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:\?subject=/);
  expect(decodeURIComponent(href)).toContain(print.task);
  // No link attaches files: they are saved with it, and it says so.
  const started = page.waitForEvent('download');
  await mail.click();
  const name = (await started).suggestedFilename();
  expect(name).toMatch(/\.zip$/);
  await expect(notice.form()).toContainText(fill(result.all.attach, { name }));
});

test('on a phone only the last message is shown', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { print, page: website } = result.all.folders;
  for (const name of [print, website]) {
    await notice.button(`${result.all.copy}: ${name}`).click();
    await expect(page.locator('.toast').filter({ visible: true })).toContainText(name);
  }
});

test('above all stands who gets something now, and on a phone a piece is folded away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = new NoticePage(page);
  await notice.start();
  const flyer = { piece_kind: 'flyer', publisher: 'company', publisher_name: 'Bote' };
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [{ ...VALUES, ...flyer }] })));
  // The printer waits for the address, which the firm has to be asked for.
  const names = `1.\u00a0${fill(result.all.ask, { name: 'Bote' })}`;
  const order = notice.form().getByText(fill(result.all.order, { names }));
  await expect(order).toBeVisible();
  const below = notice.piece(VALUES.piece_name, 0, 'labelGap', 1);
  const tops = [order, below].map(async (each) => (await each.boundingBox())?.y ?? 0);
  const [first = 0, second = 0] = await Promise.all(tops);
  expect(first).toBeLessThan(second);
  const heading = notice.form().getByRole('heading', { name: result.guideHeading });
  await expect(heading).toBeHidden();
  const summary = fill(result.pieceSummary, { name: VALUES.piece_name });
  await notice.form().getByText(summary, { exact: true }).click();
  await expect(heading).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a firm that has yet to answer is named before all others', async ({ page }) => {
  const firm = { piece_kind: 'newspaper', online: 'no', publisher: 'company' };
  const paper = { ...VALUES, ...firm, piece_name: 'Anzeige', publisher_name: 'Bote' };
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [VALUES, paper] })));
  const { print, page: website } = result.all.folders;
  const names = [fill(result.all.ask, { name: 'Bote' }), print, website]
    .map((name, index) => `${index + 1}.\u00a0${name}`)
    .join(' ');
  await expect(notice.form()).toContainText(fill(result.all.order, { names }));
});

test('beside the amount of a printed piece stands what is open about it', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  const web = { ...VALUES, piece_kind: 'web', piece_name: 'Banner', notice_url: 'x.example/b' };
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [VALUES, web] })));
  const open = notice.form().getByText(result.printOpen);
  await expect(open).toBeVisible();
  await notice.piece('Banner').click();
  await expect(open).toHaveCount(0);
});

test('a piece of our own may name whoever hangs or distributes it, and that firm gets a letter', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('pieces').click();
  await notice.field('distributor_name').fill('Austräger & Co');
  await notice.field('piece_kind').selectOption('web');
  await expect(notice.field('distributor_name')).toHaveCount(0);
  await notice.field('piece_kind').selectOption(VALUES.piece_kind);
  await notice.step('result').click();
  const { only, readme } = result.all;
  const { content } = await notice.download(`${only}: Austräger & Co`);
  const letter = strFromU8(unzipSync(content)[readme.fileName] ?? new Uint8Array());
  expect(letter).toContain(readme.recipients.hang.task);
});

test('of the code’s widths that of the piece is shown, the others are folded away', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { rows, others } = result.sizes;
  const cell = (format: string) =>
    notice.form().getByRole('rowheader', { name: format, exact: true });
  const isOwn = ({ kind }: (typeof rows)[number]) => kind === VALUES.piece_kind;
  for (const row of rows) await expect(cell(row.format)).toBeVisible({ visible: isOwn(row) });
  await notice.form().getByText(others, { exact: true }).click();
  for (const { format } of rows) await expect(cell(format)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('no line of a label leaves its frame, and the longest fills it', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  const { content } = await notice.download(result.labelSvg);
  // The policy of the page forbids other content.
  await page.goto('about:blank');
  await page.setContent(String(content));
  const shares = await page.locator('text').evaluateAll((lines) =>
    lines.map((line) => {
      const frame = line.closest('svg')?.querySelector('rect')?.getBoundingClientRect();
      const { left, right } = line.getBoundingClientRect();
      return frame ? (right - frame.left + (left - frame.left)) / frame.width : 0;
    }),
  );
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.01);
  expect(Math.max(...shares)).toBeGreaterThan(0.95);
});

test('an address in the label goes on after a slash alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = new NoticePage(page);
  await notice.start();
  const notice_url = 'https://liste-beispielstadt.example/ein-langer-ort/hinweis-plakat-gross';
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [{ ...VALUES, notice_url }] })));
  await notice.form().locator('details:has(.notice-label) > summary').click();
  const parts = notice.form().locator('.notice-label span');
  expect((await parts.allTextContents()).join('')).toContain(notice_url);
  const heights = await parts.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('on a wide window the buttons of all recipients are level', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await page.setViewportSize({ width: 1440, height: 900 });
  const notice = new NoticePage(page);
  await notice.start();
  const piece = { ...VALUES, distributor_name: 'Bote', ad_amount: '' };
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [piece] })));
  const tops = await notice
    .form()
    .locator('.notice-all li .notice-buttons')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('only a wrong answer is coloured, not the one that has the focus', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.answer('sponsor_kind', 'person').check();
  const background = () =>
    notice
      .sponsor()
      .evaluate((field) => getComputedStyle(field.closest('.cell') ?? field).backgroundColor);
  const token = (name: string) =>
    page.evaluate((property) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('background', `var(${property})`);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    }, name);
  await notice.sponsor().focus();
  expect(await background()).toBe(await token('--paper'));
  await notice.button(form.next).click();
  await expect(notice.sponsor()).toBeFocused();
  expect(await background()).toBe(await token('--brief'));
});

test('the form takes no more pieces than its file', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  const pieces = Array.from({ length: MOST_PIECES }, (_, at) => ({
    ...VALUES,
    notice_url: `https://liste.example/${at}`,
  }));
  await notice.open(json(saveDraft({ ...DRAFT, pieces: pieces.slice(1) })));
  await notice.button(form.pieces.add).click();
  await expect(notice.field('piece_kind')).toBeFocused();
  await expect(notice.button(form.pieces.add)).toHaveCount(0);
  await expect(notice.form()).toContainText(fill(form.pieces.most, { count: MOST_PIECES }));
});

test('a file of the first version opens, whatever it lacks', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(readFileSync('tests/support/notice-first-version.json', 'utf8')));
  await notice.step('sponsor').click();
  await expect(notice.sponsor()).not.toHaveValue('');
  await notice.step('result').click();
  await expect(notice.form()).toBeVisible();
});

test('of what a piece lacks, that which cannot wait is named first', async ({ page }) => {
  const [first = VALUES, second = VALUES] = TWO.pieces;
  const open = { ...second, ad_amount: LATER, method: LATER };
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ campaign: VALUES, pieces: [first, open] })));
  const [waiting, missing] = ['ad_amount', 'notice_url'] as const;
  const pieces = notice.form().getByRole('list', { name: form.pieces.label, exact: true });
  const named = pieces.getByRole('listitem').filter({ hasText: 'Flyer' }).getByRole('link');
  await expect(named.first()).toHaveText(fields[missing].label);
  await expect(named.nth(1)).toHaveText(fields[waiting].label);
});

test('while pieces have no amount, the other says what it waits for', async ({ page }) => {
  const [first = VALUES, second = VALUES] = TWO.pieces;
  const open = { ...second, notice_url: 'liste.example/flyer', ad_amount: LATER };
  const other = { ...open, piece_name: 'Brief', notice_url: 'liste.example/brief' };
  const pieces = [first, open, other];
  const notice = new NoticePage(page);
  await notice.start();
  const campaign = { ...VALUES, campaign_amount: '' };
  await notice.open(json(saveDraft({ campaign, pieces })));
  const state = [form.pieces.labelDone, fill(form.pieces.waits, { names: 'Flyer, Brief' })].join(
    ', ',
  );
  const waits = `${VALUES.piece_name} ${state}`;
  await expect(notice.button(waits)).toBeVisible();
  await expect(notice.form()).toContainText(texts.later.sum);
  await expect(notice.piece('Flyer', 0, 'labelDone', 1)).toBeVisible();
  // The sum waits for the amount of the other piece.
  const { label } = fields.campaign_amount;
  await notice.form().getByRole('link', { name: label, exact: true }).click();
  await expect(notice.field('piece_name')).toHaveValue('Flyer');
  await expect(notice.field('ad_amount')).toBeFocused();
  for (const name of ['Flyer', 'Brief']) {
    await notice.piece(name, 0, 'labelDone', 1).click();
    await notice.field('ad_amount').fill('90');
  }
  await notice.step('result').click();
  for (const name of [VALUES.piece_name, 'Flyer', 'Brief']) {
    await expect(notice.piece(name)).toBeVisible();
  }
});

test('what a newspaper has yet to say keeps nobody from the result, which says so', async ({
  page,
}) => {
  const piece = { ...VALUES, piece_kind: 'newspaper', online: 'no', publisher: 'company' };
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces: [{ ...piece, publisher_name: 'Bote' }] })));
  const { label } = fields.publisher_email;
  const missing = termOf('publisher_email', texts);
  await expect(notice.form()).toContainText(texts.later.text);
  await expect(notice.form()).toContainText(fill(texts.later.line, { fields: missing }));
  await expect(notice.piece(VALUES.piece_name, 0, 'labelGap', 1)).toBeVisible();
  // A picture with a gap could not be edited.
  await expect(notice.button(result.labelSvg)).toBeVisible();
  await expect(notice.button(result.labelPng)).toHaveCount(0);
  const { content } = await notice.download(result.all.button);
  expect(namesIn(content).filter((name) => name.endsWith('.png'))).toEqual([]);
  await expect(notice.form()).toContainText(
    fill(result.all.count, { ready: 0, complete: 0, all: 1 }),
  );
  expect(await violations(page)).toEqual([]);

  await notice.form().getByRole('link', { name: label, exact: true }).click();
  await notice.field('publisher_email').pressSequentially('post@bote.example');
  // Its own address stands beside it.
  await expect(notice.field('publisher_url')).toBeVisible();
  // The result has led here, and is next.
  await notice.button(form.toResult).click();
  await expect(notice.form()).not.toContainText(texts.later.text);
  // While its address is open, its notice is not counted as complete.
  for (const [address, count] of [
    ['', 0],
    ['bote.example/1', 1],
  ] as const) {
    await notice.step('pieces').click();
    await notice.field('publisher_url').fill(address);
    await notice.step('result').click();
    await expect(notice.form()).toContainText(
      fill(result.all.count, { ready: count, complete: count, all: 1 }),
    );
  }
});

test('the way back of the browser leads through the steps, and no answer is lost', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(TWO)));
  await notice.step('sponsor').click();
  const heading = (name: keyof typeof form.stepNames) =>
    notice.form().getByRole('group', { name: form.stepHeadings[name] });
  await notice.sponsor().fill('Liste Neu');
  const places = Object.keys(form.stepHeadings) as (keyof typeof form.stepNames)[];
  const [, second = 'pieces', third = 'pieces'] = places;
  await notice.button(form.next).click();
  await expect(heading(second)).toBeFocused();
  await notice.button(form.next).click();
  await expect(heading(third)).toBeFocused();
  await page.goBack();
  await expect(heading(second)).toBeFocused();
  await page.goBack();
  await expect(notice.sponsor()).toHaveValue('Liste Neu');
  await page.goForward();
  await expect(heading(second)).toBeFocused();
});

test('whoever has a file finds where it is opened from the first step', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  const opened = page.waitForEvent('filechooser');
  await notice.button(form.resume).click();
  const file = json('no answers');
  await (await opened).setFiles(file);
  // What is wrong with the file stands where files are opened.
  const broken = fill(texts.file.errors.broken, { name: file.name, file: ANSWERS });
  await expect(notice.form().getByText(broken, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('who saves hears of it until the next answer, and the file of all files opens again', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(TWO)));
  const all = texts.result.all;
  const { name, content } = await notice.download(all.button);
  const saved = fill(all.saved, { name, readme: all.readme.fileName });
  await expect(notice.form().getByText(saved, { exact: true })).toBeVisible();
  const openZip = (zip: Buffer) =>
    notice.open({ name, mimeType: 'application/zip', buffer: Buffer.from(zip) });
  const { opened, errors } = texts.file;
  await openZip(content);
  await expect(notice.form().getByText(fill(opened, { name }), { exact: true })).toBeVisible();
  await openZip(Buffer.from('PK'));
  await expect(
    notice.form().getByText(fill(errors.broken, { name }), { exact: true }),
  ).toBeVisible();

  await notice.download(texts.file.save);
  const news = notice.form().getByText(fill(texts.file.saved, { name: ANSWERS }), { exact: true });
  await expect(news).toBeVisible();
  await notice.step('sponsor').click();
  await notice.sponsor().fill('Liste Neu');
  await expect(news).toHaveCount(0);
});

test('a notice of an earlier day becomes one of today, as its next version', async ({ page }) => {
  const pieces = [{ ...VALUES, version: '1', version_date: '2026-01-05' }];
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces })));
  const { renewal } = texts;
  await expect(notice.form()).toContainText(fill(renewal.text, { day: '5.\u00a0Januar 2026' }));
  await notice.button(renewal.published).click();
  await expect(notice.button(renewal.published)).toHaveCount(0);
  const date = longDay(new Date(berlinDay(new Date())));
  const line = { piece: VALUES.piece_name, version: '2', date };
  await expect(notice.form()).toContainText(fill(texts.versionLine, line));
  expect(await violations(page)).toEqual([]);
});

test('what has changed since an earlier day goes online only when it is known to be published', async ({
  page,
}) => {
  const pieces = [
    { ...VALUES, version: '1', version_date: '2026-01-05', period_from: '2026-01-06' },
  ];
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...DRAFT, pieces })));
  const { renewal } = texts;
  const { page: website } = result.all.folders;
  const ready = fill(result.all.now.page, { names: VALUES.piece_name });
  await expect(recipient(notice, website)).toContainText(ready);
  await expect(notice.form().getByText(renewal.warning)).toHaveCount(0);
  await notice.step('pieces').click();
  await notice.field('ad_amount').fill('90');
  await notice.field('method').fill('Rechnung');
  await notice.step('result').click();
  await expect(recipient(notice, website)).not.toContainText(ready);
  await expect(recipient(notice, website)).toContainText(renewal.open);
  const question = fill(renewal.changed, { day: '5.\u00a0Januar 2026' });
  await expect(notice.form()).toContainText(question);
  // Beside the buttons for all files, and for this notice.
  await expect(notice.form().getByText(renewal.warning)).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await notice.button(renewal.published).click();
  await expect(notice.form().getByText(renewal.warning)).toHaveCount(0);
  await expect(recipient(notice, website)).toContainText(ready);
  const replaced = fill(renewal.replaces, { version: '1', date: '5.\u00a0Januar 2026' });
  await expect(notice.form()).toContainText(replaced);
});

test('another piece can be added where the questions about one end', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('pieces').click();
  const first = await notice.field('piece_kind').boundingBox();
  const end = notice.button(form.pieces.add);
  expect((await end.boundingBox())?.y).toBeGreaterThan((first?.y ?? 0) + 1000);
  await end.click();
  await expect(notice.field('piece_kind')).toBeFocused();
  await expect(notice.field('piece_kind')).toHaveValue('');
});

test('a third piece proposes what the first has, and its end leads back to the list', async ({
  page,
}) => {
  const ofTwo = TWO.pieces.map((piece, at) => (at === 0 ? piece : { ...piece, period_to: '' }));
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ ...TWO, pieces: ofTwo })));
  await notice.step('pieces').click();
  await expect(notice.piece(VALUES.piece_name)).toBeVisible();
  await expect(notice.piece('Flyer', 2)).toBeVisible();
  await notice.button(form.pieces.add).first().click();
  const last = notice.field('period_to');
  const same = fill(form.pieces.same, { name: VALUES.piece_name });
  const taken = fill(form.pieces.taken, { name: VALUES.piece_name });
  // Its days are its own: one press takes those of the first.
  await expect(last).toHaveValue('');
  const cell = notice.form().locator('.cell', { has: page.locator('[name=period_to]') });
  await cell.getByRole('button', { name: same }).click();
  await expect(last).toHaveValue(VALUES.period_to);
  await expect(last).toHaveAccessibleDescription(including(taken));
  await last.fill('2027-06-12');
  await expect(last).not.toHaveAccessibleDescription(including(taken));
  expect(await violations(page)).toEqual([]);

  await notice.button(form.pieces.all).click();
  const step = notice.form().getByRole('group', { name: form.stepHeadings.pieces });
  await expect(step).toBeFocused();
  await expect(notice.piece('Flyer', 2)).toBeInViewport();
});

test('a further piece asks for what no two share, and shows what it took over', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('pieces').click();
  await notice.button(form.pieces.add).click();
  await expect(notice.field('piece_kind')).toBeFocused();
  await expect(notice.field('piece_kind')).toHaveValue('');
  const fold = notice.fold(form.change);
  await expect(fold.locator('summary')).toContainText(fields.suspended.label);
  await expect(notice.field('suspended').first()).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await notice.field('piece_kind').selectOption(VALUES.piece_kind);
  await notice.field('piece_name').fill('Plakat A0');
  await notice.field('ad_amount').fill('90');
  await notice.field('method').fill('Rechnung');
  for (const day of ['period_from', 'period_to'] as const) {
    await notice.field(day).fill(VALUES[day]);
  }
  await notice.answer('publisher', 'sponsor').check();
  await notice.field('notice_url').fill('liste.example/a0');
  await notice.button(form.toResult).click();
  await expect(notice.piece('Plakat A0')).toHaveAttribute('aria-pressed', 'true');
  await expect(notice.form()).toContainText('https://liste.example/a0');
});

test('what is folded away opens where an answer in it is wrong, and stays where it is', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.openFlyer();
  await notice.field('notice_url').fill('liste.example/flyer');
  const summary = notice.fold(form.change).locator('summary');
  await summary.click();
  const answer = notice.field('ad_benefits');
  await answer.fill('x');
  await expect(answer).toBeFocused();
  // What an answer in it asks for is beside it.
  await notice.answer('suspended', 'yes').check();
  await expect(notice.fold(form.change).locator('[name=suspended_text]')).toBeVisible();
  await notice.answer('suspended', 'no').check();
  await summary.click();
  await expect(answer).toBeHidden();
  await notice.button(form.toResult).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(including(messages.amount_invalid));
});

test('who publishes is asked on every day, and known of a newspaper', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.openFlyer();
  await expect(notice.field('publisher').first()).toBeVisible();
  await notice.field('piece_kind').selectOption('newspaper');
  await expect(notice.answer('publisher', 'company')).toBeChecked();
  await expect(notice.field('publisher_name')).toBeVisible();
  await notice.field('publisher_name').fill('Bote');
  await notice.field('publisher_email').fill('post@bote.example');
  await expect(notice.field('publisher_email')).toBeVisible();
});

test('on a laptop no place in the form is empty', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const notice = new NoticePage(page);
  await notice.openFlyer();
  const widthOf = async (name: string) => (await notice.field(name).boundingBox())?.width ?? 0;
  // Its neighbour is folded away.
  await expect(notice.field('ad_benefits')).toBeHidden();
  expect(await widthOf('ad_amount')).toBeCloseTo(await widthOf('method'), 0);
  expect(await widthOf('period_from')).toBeLessThan((await widthOf('method')) / 2);
});

test('a voluntary answer that is wrong is not folded away', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.step('money').click();
  await expect(notice.field('campaign_benefits')).toBeHidden();
  const campaign = { ...VALUES, campaign_benefits: 'x' };
  await notice.open(json(saveDraft({ ...DRAFT, campaign })));
  await notice.step('money').click();
  await expect(notice.field('campaign_benefits')).toBeVisible();
});

test('the website of the sponsor is asked among the other questions, and voluntary', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  const website = notice.field('sponsor_website');
  await expect(website).toBeVisible();
  await expect(website).not.toHaveAttribute('required');
  const cell = notice.form().locator('.cell', { has: page.locator('[name=sponsor_website]') });
  await expect(cell).toContainText(form.optional);
});

test('one press takes over what a further piece is asked again', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(DRAFT)));
  await notice.step('pieces').click();
  await notice.button(form.pieces.add).click();
  const offer = notice
    .form()
    .locator('.cell', { has: page.locator('[name=method]') })
    .getByRole('button', { name: fill(form.pieces.same, { name: VALUES.piece_name }) });
  await offer.click();
  await expect(notice.field('method')).toHaveValue(VALUES.method);
  await expect(notice.field('method')).toBeFocused();
  await expect(offer).toHaveCount(0);
});

test('the list names what a piece lacks, and leads to it', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft(TWO)));
  const { label } = fields.notice_url;
  const entry = notice.form().getByRole('listitem').filter({ hasText: 'Flyer' });
  await entry.getByRole('link', { name: label, exact: true }).click();
  await expect(notice.field('notice_url')).toBeFocused();
  await expect(notice.piece('Flyer', 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(notice.field('notice_url')).toHaveAttribute('aria-invalid', 'true');
  expect(await violations(page)).toEqual([]);
});

test('what one needs at hand can be read before the first question', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  const [item = ''] = form.ready.items;
  await expect(notice.form().getByText(item)).toBeHidden();
  await notice.form().getByText(form.ready.summary, { exact: true }).click();
  await expect(notice.form().getByText(item)).toBeVisible();
  await expect(notice.form().getByText(form.ready.text)).toBeVisible();
  await expect(notice.field('sponsor_kind').first()).toBeInViewport();
});

test('on paper the longest answers fit, and the QR code is as large as advised', async ({
  page,
}) => {
  const long = `https://liste.example/${'x'.repeat(278)}`;
  const values = {
    ...VALUES,
    sponsor_name: 'N'.repeat(200),
    sponsor_website: long,
    notice_url: long,
    method: 'M'.repeat(2000),
  };
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(json(saveDraft({ campaign: values, pieces: [values] })));
  await notice.step('result').click();
  // What A4 leaves between the margins, at 96 dpi.
  await page.setViewportSize({ width: 672, height: 980 });
  await page.emulateMedia({ media: 'print' });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const code = page.locator('.notice-sheet svg');
  expect(await readQr(await code.screenshot())).toBe(long);
  const { width } = (await code.boundingBox()) ?? { width: 0 };
  expect((width / 96) * 25.4).toBeCloseTo(qrCode(long).edge, 0);
});

test('what is typed before the script is there is kept', async ({ page }) => {
  const notice = new NoticePage(page);
  const release = await hold(page, '**/_astro/*TransparencyNotice*.js*');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await notice.answer('sponsor_kind', 'person').check();
  await notice.sponsor().fill('Liste Nord');
  release();
  await hydrated(page, 'TransparencyNotice');
  await notice.step('election').click();
  await notice.step('sponsor').click();
  await expect(notice.sponsor()).toHaveValue('Liste Nord');
  await expect(notice.answer('sponsor_kind', 'person')).toBeChecked();
});

test('a form that cannot be loaded says so, and sends nothing', async ({ page }) => {
  const notice = new NoticePage(page);
  await page.route('**/_astro/*TransparencyNotice*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('alert').filter({ hasText: texts.loadFailed })).toBeVisible();
  await notice.sponsor().fill('Liste');
  await notice.button(form.next).click();
  await expect(page).toHaveURL(PAGE);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on paper, its points and an example can be read', async ({ page }) => {
    await page.goto(PAGE);
    await expect(new NoticePage(page).form()).toBeHidden();
    await expect(page.locator('noscript p')).toHaveText(texts.noScript);
    const open = async (summary: string) => {
      const details = page.locator('details').filter({ has: page.getByText(summary) });
      await details.locator('summary').click();
      return details;
    };
    const list = await open(texts.list.summary);
    for (const { heading } of Object.values(texts.points)) {
      await expect(list.getByText(heading).first()).toBeVisible();
    }
    const shown = await open(texts.example.summary);
    for (const line of labelLines(NOTICE, texts)) {
      await expect(shown.getByText(line).first()).toBeVisible();
    }
    const paper = await open(texts.paper.summary);
    for (const { label } of Object.values(fields)) {
      await expect(paper.getByText(label).first()).toBeVisible();
    }
  });

  test('no label is there that could not grow', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText(form.growing)).toBeHidden();
  });

  test('the page is printed as an empty form', async ({ page }) => {
    await page.goto(PAGE);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('details').filter({ has: page.getByText(texts.paper.summary) });
    await expect(paper.getByText(fields.notice_url.label)).toBeVisible();
    await expect(page.getByText(texts.example.text)).toBeHidden();
  });
});
