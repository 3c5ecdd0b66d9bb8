import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, type Page, test } from 'playwright/test';
import { contentOf, fill, isOn } from '../support/content.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { readQr } from '../support/qr.ts';
import {
  clipboard,
  expectBelowBar,
  hold,
  hydrated,
  recordShifts,
  translate,
  violations,
  recordVisit,
} from '../support/visit.ts';

test.skip(!isOn('transparencyNotice'), 'the notice is left out');

const texts = contentOf('transparencyNotice');
const { fields, file, form, messages, points, result } = texts.tool;
const example: Record<string, string> = texts.example.values;
const PAGE = '/transparenzhinweis';
const ISLAND = 'TransparencyNotice';
/** Two files of an earlier version: one has a single piece, the other has three, of which a newspaper publishes one. */
const [ONE = '', , THREE = ''] = readFileSync('tests/fixtures/notice-files.jsonl', 'utf8').split(
  '\n',
);

class NoticePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  // The form is not looked up by its name, because a translator changes it.
  form = () => this.page.locator('form[data-view]');
  button = (name: string) => this.form().getByRole('button', { name, exact: true });
  step = (name: keyof typeof form.stepNames) => this.button(form.stepNames[name]);
  field = (name: string) => this.form().locator(`[name=${name}]`);
  answer = (name: string, value: string) => this.form().locator(`[name=${name}][value=${value}]`);
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
  /** Fills in the shown step with the answers of the example. */
  async fillIn() {
    const shown = this.form().locator('.cell [name]:visible');
    for (let at = 0; at < (await shown.count()); at += 1) {
      const control = shown.nth(at);
      const { name, type, value } = await control.evaluate((element) => ({
        name: element.getAttribute('name') ?? '',
        type: element.getAttribute('type') ?? element.tagName,
        value: element.getAttribute('value') ?? '',
      }));
      const answer = example[name] ?? '';
      if (type === 'radio' && value === answer) await control.check();
      else if (type !== 'radio' && answer) await control.fill(answer);
    }
  }
  async download(name: string): Promise<{ name: string; content: Buffer }> {
    const started = this.page.waitForEvent('download');
    await this.button(name).click();
    const saved = await started;
    return { name: saved.suggestedFilename(), content: readFileSync(await saved.path()) };
  }
}

test('by mouse the answers become a label, a notice, a code and one file of all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const visit = await recordVisit(page);
  const notice = new NoticePage(page);
  await notice.start();
  const requests = visit.requests.length;
  for (const words of [form.next, form.next, form.next, form.toResult]) {
    await notice.fillIn();
    await notice.button(words).click();
  }
  await expect(notice.heading('result')).toBeVisible();
  const url = example['notice_url'] ?? '';
  const code = notice.form().getByRole('img', { name: url });
  expect(await readQr(await code.screenshot())).toBe(url);

  await notice.button(result.copyLabel).click();
  await expect.poll(() => clipboard(page)).toContain(url);
  await notice.button(result.copyLetter).click();
  await expect.poll(() => clipboard(page)).toContain(example['piece_name'] ?? '');

  const zip = await notice.download(result.all.button);
  const found = unzipSync(new Uint8Array(zip.content));
  const endings = Object.keys(found).map((name) => name.replace(/^.*?(?=\.|-(?:kenn|qr|ang))/, ''));
  expect(endings.filter((end) => end.endsWith('.png'))).toHaveLength(2);
  expect(endings).toContain('.html');
  await expect(notice.form()).toContainText(result.all.saved);
  expect(strFromU8(found['LIES-MICH.txt'] ?? new Uint8Array())).toContain(PAGE);
  expect(visit.requests.slice(requests).filter((sent) => sent.method() !== 'GET')).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('by keyboard alone, on a small phone @every-browser', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = await recordVisit(page);
  const notice = new NoticePage(page);
  await notice.start();
  await notice.step('result').focus();
  for (let press = 0; press < 160 && !(await notice.heading('result').isVisible()); press += 1) {
    await page.keyboard.press('Tab');
    const control = page.locator(':focus');
    const [name = '', kind, given] = await page.evaluate(() => {
      const element = document.activeElement;
      return [
        element?.getAttribute('name') ?? '',
        element?.getAttribute('type') ?? element?.tagName,
        element instanceof HTMLInputElement && element.type !== 'radio' ? element.value : '',
      ];
    });
    const value = example[name];
    if (kind === 'submit') await page.keyboard.press('Enter');
    else if (!value || given) continue;
    else if (kind === 'date') await control.fill(value);
    else if (kind === 'radio') {
      await page.keyboard.press('Space');
      if ((await control.inputValue()) !== value) await page.keyboard.press('ArrowDown');
    } else await page.keyboard.insertText(value);
  }
  await expect(notice.heading('result')).toBeVisible();
  await expect(notice.form()).toContainText(`Sponsor: ${example['sponsor_name']}`);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(visit.problems).toEqual([]);
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

test('a wrong answer has its message, and the result lists what is missing', async ({ page }) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.field('sponsor_email').fill('post');
  await notice.button(form.next).click();
  await expect(notice.answer('sponsor_kind', 'organisation')).toBeFocused();
  await expect(notice.form().locator('#sponsor_email-error')).toHaveText(messages.email_invalid);
  await notice.step('result').click();
  const gaps = notice.form().locator('.summary');
  await expect(gaps).toContainText(messages.email_invalid);
  await gaps.getByRole('link', { name: fields.link.label }).click();
  await expect(notice.heading('election')).toBeVisible();
  await gaps.waitFor({ state: 'detached' });
});

test('a file of an earlier version opens, other files are refused, and what is removed comes back', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(THREE);
  await expect(notice.heading('result')).toBeVisible();
  await expect(notice.form()).toContainText(fill(file.messages.opened, { name: 'datei.json' }));
  const questions = notice.form().locator('.summary').getByRole('link');
  await expect(questions.first()).toHaveText(`${fields.ad_amount.label} (Anzeige Stadtblatt)`);
  await notice.open('{', 'kaputt.json');
  await expect(notice.form()).toContainText(fill(file.messages.broken, { name: 'kaputt.json' }));

  await notice.step('pieces').click();
  await notice.button(form.pieces.add).click();
  await expect(notice.answer('piece_kind', 'poster')).toBeFocused();
  await notice.field('piece_name').fill('Heft');
  await notice.button(fill(form.pieces.remove, { name: 'Heft' })).click();
  await expect(notice.form().locator('[aria-pressed]')).toHaveCount(3);
  await expect(notice.button(file.undo)).toBeFocused();
  await notice.button(file.undo).click();
  await expect(notice.field('piece_name')).toHaveValue('Heft');
});

test('a reload and the way back lose no answer and ask nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const notice = new NoticePage(page);
  await notice.start();
  await notice.fillIn();
  await notice.button(form.next).click();
  await notice.answer('link', 'referendum').check();
  await page.reload();
  await hydrated(page, ISLAND);
  await expect(notice.heading('election')).toBeVisible();
  await page.goto('/kontakt');
  await page.goBack();
  await hydrated(page, ISLAND);
  await expect(notice.answer('link', 'referendum')).toBeChecked();
  await page.goBack();
  await expect(notice.field('sponsor_name')).toHaveValue(example['sponsor_name'] ?? '');
  await page.goForward();
  await expect(notice.heading('election')).toBeVisible();
  await expect(notice.answer('link', 'referendum')).toBeChecked();
  await notice.open(THREE);
  await notice.step('pieces').click();
  const last = notice.form().locator('[aria-pressed]').nth(2);
  await last.click();
  await notice.field('piece_name').fill('Drittes');
  await page.reload();
  await hydrated(page, ISLAND);
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(notice.field('piece_name')).toHaveValue('Drittes');
  expect(asked).toEqual([]);
});

test('answers that are typed before the script, or filled in without an event, are kept', async ({
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
  await translate(page, '~');
  const before = await shifts();
  release();
  await hydrated(page, ISLAND);
  await expect(notice.field('sponsor_name')).toHaveValue('Liste Nord');
  await expect(notice.field('sponsor_name')).toBeFocused();
  await expect(notice.answer('sponsor_kind', 'person')).toBeChecked();
  expect((await shifts()) - before).toBeLessThan(0.1);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name=sponsor_email]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    if (field) set?.call(field, 'post@liste.example');
  });
  await notice.step('election').click();
  await notice.step('sponsor').click();
  await expect(notice.field('sponsor_name')).toHaveValue('Liste Nord');
  await expect(notice.field('sponsor_email')).toHaveValue('post@liste.example');
  expect(visit.problems).toEqual([]);
});

test('the form keeps working while the page is translated again and again', async ({ page }) => {
  const visit = await recordVisit(page);
  const notice = new NoticePage(page);
  await notice.start();
  const steps = notice.form().locator('.notice-steps button');
  await notice.open(THREE);
  await expect(steps.nth(4)).toHaveAttribute('aria-current', 'step');
  for (const at of [0, 1, 2, 3, 4]) {
    await translate(page, '~');
    await steps.nth(at).click();
    await translate(page, '~');
    const radios = notice.form().locator('[type=radio]:visible');
    for (let index = 0; index < (await radios.count()); index += 1) await radios.nth(index).check();
    await notice.form().locator('[aria-pressed]').last().or(steps.nth(at)).last().click();
    if (at < 4) await notice.form().locator('.submit').click();
  }
  await expect(notice.form()).toBeVisible();
  await expect(page.locator('.island-error')).toHaveCount(0);
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
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(ONE);
  await notice.button(result.png).click();
  await expect(notice.form()).toContainText(result.noPicture);
  const zip = await notice.download(result.all.button);
  const names = Object.keys(unzipSync(new Uint8Array(zip.content)));
  expect(names.filter((name) => name.endsWith('.png'))).toEqual([]);
});

test('the result is printed with its notice and a readable code, without buttons and the example', async ({
  page,
}) => {
  const notice = new NoticePage(page);
  await notice.start();
  await notice.open(ONE);
  await page.setViewportSize({ width: 672, height: 980 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const code = notice.form().getByRole('img');
  expect(await readQr(await code.screenshot())).toBe('https://liste.example/hinweis-plakat-a1');
  await expect(notice.form().getByText(points.privacy)).toBeVisible();
  await expect(page.getByText(texts.example.text)).toBeHidden();
  await expect(notice.form().getByRole('button')).toHaveCount(0);
});

test('a form that cannot be loaded says so, and sends nothing', async ({ page }) => {
  const notice = new NoticePage(page);
  await page.route('**/_astro/*TransparencyNotice*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('alert').filter({ hasText: texts.tool.loadFailed })).toBeVisible();
  await notice.field('sponsor_name').fill('Liste');
  await notice.button(form.next).click();
  await expect(page).toHaveURL(PAGE);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of what to have ready and an example can be read and printed', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(new NoticePage(page).form()).toBeHidden();
    await expect(page.locator('noscript p')).toHaveText(texts.noScript);
    for (const { summary, text } of [texts.ready, texts.example]) {
      await page.getByText(summary, { exact: true }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(points.privacy)).toBeVisible();
  });
});
