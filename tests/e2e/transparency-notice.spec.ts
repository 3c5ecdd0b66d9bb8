import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { NEWSPAPER, savedFile } from '../fixtures/notice-answers.ts';
import { contentOf, fill, isOn } from '../support/content.ts';
import { expectBelowBar, sidewaysScroll } from '../support/layout.ts';
import { PageObject } from '../support/page-object.ts';
import { readQr } from '../support/qr.ts';
import { violations } from '../support/axe.ts';
import { recordShifts, recordVisit } from '../support/records.ts';
import { clipboard, hold, translate } from '../support/visit.ts';
import { hydrated } from '../support/waits.ts';

test.skip(!isOn('transparencyNotice'), 'the notice is left out');

const words = contentOf('transparencyNotice');
const { fields, file, form, messages, points, result } = words.tool;
const PAGE = '/transparenzhinweis';
const ISLAND = 'TransparencyNotice';
/** A poster, a flyer, and an advertisement in a newspaper that lacks its amount and its address. */
const THREE = savedFile([
  {},
  { piece_kind: 'flyer', piece_name: 'Flyer', notice_url: 'liste.example/flyer' },
  { ...NEWSPAPER, ad_amount: '', notice_url: '' },
]);
/** Where the poster publishes its notice. */
const ADDRESS = 'https://liste.example/plakat';

class NoticePage extends PageObject {
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
  async start() {
    await this.page.goto(PAGE);
    await hydrated(this.page, ISLAND);
  }
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

/** Opens the form and in it a saved file, whose result it shows. */
async function openResult(page: Page, text = savedFile()): Promise<NoticePage> {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(text);
  await expect(notice.heading('result')).toBeVisible();
  return notice;
}

test('a keyboard and a small phone are enough for a label @every-browser', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = await recordVisit(page);
  const notice = await openResult(page, savedFile([{ piece_kind: '', piece_name: '' }]));
  await notice.step('pieces').press('Enter');
  await notice.tabTo(notice.field('piece_kind').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(notice.field('piece_kind').nth(1)).toBeChecked();
  await notice.tabTo(notice.field('piece_name'));
  await page.keyboard.insertText('Heft');
  await notice.tabTo(notice.submit());
  await page.keyboard.press('Enter');
  await expect(notice.button(result.copyLabel)).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await violations(page, 'form[data-view]')).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('a label and a letter can be copied', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const notice = await openResult(page);
  // The click fails if anything covers the heading.
  await notice.form().getByRole('heading', { name: result.qrHeading }).click({ trial: true });
  await notice.button(result.copyLabel).click();
  await expect(notice.form()).toContainText(result.copied);
  await expect.poll(() => clipboard(page)).toContain(ADDRESS);
  await notice.button(result.copyLetter).click();
  await expect.poll(() => clipboard(page)).toContain('Plakat');
});

// tests/unit/transparency-notice/files.test.ts names the other files, which need no canvas.
test('the result is one file with a label and a code as pictures, and nothing is sent for it', async ({
  page,
}) => {
  const visit = await recordVisit(page);
  const notice = await openResult(page);
  const found = unzipSync(await notice.download(result.all.button));
  const bytesOf = (name: string) => found[name] ?? new Uint8Array();
  const folder = 'transparenzhinweis-plakat/transparenzhinweis-plakat';
  expect(found).toHaveProperty([`${folder}-kennzeichnung-poster.png`]);
  expect(await readQr(Buffer.from(bytesOf(`${folder}-qr.png`)))).toBe(ADDRESS);
  expect(strFromU8(bytesOf('LIES-MICH.txt'))).toContain(PAGE);
  await expect(notice.form()).toContainText(result.all.saved);
  await test.step('the words of the label end within its frame', async () => {
    const sheet = await page.context().newPage();
    await sheet.setContent(strFromU8(bytesOf(`${folder}-kennzeichnung-a6.svg`)));
    const [frame = 0, longest = 0] = await sheet.locator('svg').evaluate((svg: SVGSVGElement) => {
      const ends = [...svg.querySelectorAll('text')].map((text) => text.getBBox());
      return [svg.viewBox.baseVal.width, Math.max(...ends.map(({ x, width }) => x + width))];
    });
    // The type is 3 mm high, the padding is as wide, and 4 % of the words' width are in reserve.
    expect(frame - longest).toBeCloseTo(3 + 0.04 * (longest - 3), 0);
  });
  expect(visit.requests.filter((sent) => sent.method() !== 'GET')).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('the result is printed with its notice and a readable code, without buttons and the example', async ({
  page,
}) => {
  const notice = await openResult(page);
  // A sheet of A4 within the margins of src/styles/print.css, at 96 pixels an inch.
  await page.setViewportSize({ width: 695, height: 986 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const code = notice.form().getByRole('img');
  expect(await readQr(await code.screenshot())).toBe(ADDRESS);
  await expect(notice.form().getByText(points.privacy)).toBeVisible();
  await expect(page.getByText(words.example.summary)).toBeHidden();
  await expect(notice.form().getByRole('button')).toHaveCount(0);
});

test('on a phone the first field is on the first screen, and each step begins below the bar and fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = new NoticePage(page);
  await notice.start();
  await expect(notice.field('sponsor_kind').last()).toBeInViewport({ ratio: 1 });
  await notice.open(THREE);
  for (const step of ['election', 'money', 'pieces', 'result', 'sponsor'] as const) {
    await notice.step(step).click();
    await expectBelowBar(notice.heading(step));
    const folds = await notice.form().locator('details').all();
    for (const fold of folds) await fold.evaluate((details) => details.setAttribute('open', ''));
    for (const width of [320, 360, 430, 390]) {
      await page.setViewportSize({ width, height: 664 });
      expect(await sidewaysScroll(page), `${step}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

// tests/unit/transparency-notice/reducer.test.ts tests which fields have a message, and which of them the focus.
test('the result says what is wrong and leads to each question, also to one in a fold', async ({
  page,
}) => {
  const open = [{ version: '' }];
  const notice = await openResult(page, savedFile(open, { sponsor_email: 'post', link: '' }));
  await expect(notice.gaps()).toContainText(messages.email_invalid);
  await notice.gaps().getByRole('link', { name: fields.link.label }).click();
  await expect(notice.answer('link', 'election')).toBeFocused();
  await notice.step('result').click();
  await notice.gaps().getByRole('link', { name: fields.version.label }).click();
  await expect(notice.field('version')).toBeFocused();
  await expect(notice.form().locator('#version-error')).toHaveText(messages.required);
});

// tests/unit/transparency-notice/files.test.ts tests which files open.
test('an opened file replaces no answers by mistake', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.step('pieces').click();
  await notice.field('piece_name').fill('Heft');
  await test.step('a broken file is refused by its name', async () => {
    await notice.open('{', 'kaputt.json');
    await expect(notice.form()).toContainText(fill(file.messages.broken, { name: 'kaputt.json' }));
  });
  await test.step('another file asks before it replaces answers', async () => {
    const asked = page.waitForEvent('dialog');
    await notice.open(THREE);
    await (await asked).dismiss();
    await expect(notice.field('piece_name')).toHaveValue('Heft');
  });
  await test.step('a file fills in an empty form without a question', async () => {
    await notice.field('piece_name').clear();
    await notice.open(THREE);
    const questions = notice.gaps().getByRole('link');
    await expect(questions.first()).toHaveText(`${fields.ad_amount.label} (Anzeige)`);
  });
});

test('a campaign loses a piece only after a question', async ({ page }) => {
  const notice = await openResult(page, THREE);
  await notice.step('pieces').click();
  await notice.button(form.pieces.add).click();
  await expect(notice.answer('piece_kind', 'poster')).toBeFocused();
  await notice.field('piece_name').fill('Heft');
  const remove = notice.button(fill(form.pieces.remove, { name: 'Heft' }));
  page.once('dialog', (dialog) => void dialog.dismiss());
  await remove.click();
  await expect(notice.pieces()).toHaveCount(4);
  page.once('dialog', (dialog) => void dialog.accept());
  await remove.click();
  await expect(notice.pieces()).toHaveCount(3);
});

test('a reload keeps the answers and the open piece', async ({ page }) => {
  const notice = await openResult(page, THREE);
  await notice.step('pieces').click();
  const last = notice.pieces().last();
  await last.click();
  await notice.field('piece_name').fill('Drittes');
  await page.reload();
  await hydrated(page, ISLAND);
  await expect(last).toHaveAttribute('aria-current', 'step');
  await expect(notice.field('piece_name')).toHaveValue('Drittes');
});

test('the ways back and forward keep the newest answers', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.field('sponsor_name').fill('Liste Nord');
  // React replaces the setter of a field's value. The browser's own setter changes the value without React, as a
  // program does that fills in a field without an event.
  await notice.field('sponsor_email').evaluate((field) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'post@liste.example');
  });
  await notice.step('election').click();
  await notice.answer('link', 'referendum').check();
  await test.step('from another page to an earlier step', async () => {
    await page.goto('/kontakt');
    await page.evaluate(() => history.go(-2));
    await page.waitForURL(PAGE);
    await hydrated(page, ISLAND);
    await expect(notice.field('sponsor_name')).toHaveValue('Liste Nord');
  });
  await test.step('forward to the step with the newest answers', async () => {
    await page.goForward();
    await expect(notice.answer('link', 'referendum')).toBeChecked();
  });
  await test.step('back again, with the answer that came without an event', async () => {
    await page.goBack();
    await expect(notice.field('sponsor_email')).toHaveValue('post@liste.example');
  });
});

test('answers that are typed before the script are kept, with foreign elements in the form', async ({
  page,
}) => {
  const visit = await recordVisit(page);
  const shifts = await recordShifts(page);
  const notice = new NoticePage(page);
  const release = await hold(page, '**/_astro/*TransparencyNotice*.js*');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await notice.answer('sponsor_kind', 'person').check();
  await notice.field('sponsor_name').fill('Liste Nord');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main input')) {
      field.after(document.createElement('div'));
    }
  });
  await translate(page);
  const before = await shifts();
  release();
  await hydrated(page, ISLAND);
  await expect(notice.field('sponsor_name')).toHaveValue('Liste Nord');
  await expect(notice.field('sponsor_name')).toBeFocused();
  await expect(notice.answer('sponsor_kind', 'person')).toBeChecked();
  expect((await shifts()) - before).toBeLessThan(0.1);
  expect(visit.problems).toEqual([]);
});

test('the form keeps working while the page is translated again and again', async ({ page }) => {
  const visit = await recordVisit(page);
  const notice = await openResult(page, THREE);
  for (const step of ['sponsor', 'election', 'money', 'pieces'] as const) {
    await translate(page);
    await notice.step(step).click();
    await translate(page);
    await notice.form().locator('[type=radio]:visible').first().check();
    await notice.form().locator('[type=radio]:visible').last().check();
    await notice.submit().click();
  }
  await notice.step('pieces').click();
  await translate(page);
  await notice.field('piece_name').fill('Heft');
  await expect(notice.pieces().and(page.locator('[aria-current]'))).toHaveText(/Heft$/);
  await notice.step('result').click();
  await translate(page);
  await notice.pieces().last().click();
  await expect(notice.gaps()).toBeVisible();
  expect(visit.problems).toEqual([]);
});

test('in a browser that draws no pictures, a sentence says so and no wrong picture is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Firefox with resistFingerprinting reads noise from a canvas.
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(width, height);
  });
  const notice = await openResult(page);
  await notice.button(result.png).last().click();
  await expect(notice.form()).toContainText(result.noPicture);
  const names = Object.keys(unzipSync(await notice.download(result.all.button)));
  expect(names.filter((name) => name.endsWith('.png'))).toEqual([]);
});

test('a form that cannot be loaded says so, and sends nothing', async ({ page }) => {
  const notice = new NoticePage(page);
  await page.route('**/_astro/*TransparencyNotice*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('alert').filter({ hasText: words.tool.loadFailed })).toBeVisible();
  await notice.field('sponsor_name').fill('Liste');
  await notice.button(form.next).click();
  await expect(page).toHaveURL(PAGE);
});

test('a result that cannot be loaded says so, and comes with a further step', async ({ page }) => {
  const notice = new NoticePage(page);
  await page.route('**/_astro/Result*.js*', (route) => route.abort());
  await notice.start();
  await notice.open(savedFile());
  await expect(notice.form().getByText(words.tool.loadFailed)).toBeVisible();
  await page.unroute('**/_astro/Result*.js*');
  await notice.step('pieces').click();
  await notice.step('result').click();
  await expect(notice.button(result.copyLabel)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example can be read and printed', async ({ page }) => {
    await page.goto(PAGE);
    await expect(new NoticePage(page).form()).toBeHidden();
    await expect(page.locator('noscript p')).toHaveText(words.noScript);
    await page.getByText(words.example.summary, { exact: true }).click();
    await expect(page.getByText(points.privacy)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(points.privacy)).toBeVisible();
  });
});
