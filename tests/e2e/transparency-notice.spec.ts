import { expect, test } from 'playwright/test';
import { savedFile } from '../fixtures/notice-answers.ts';
import { violations } from '../support/axe.ts';
import { fill, isOn } from '../support/content.ts';
import { expectBelowBar, sidewaysScroll } from '../support/layout.ts';
import {
  ISLAND,
  NoticePage,
  openNotice,
  openResult,
  PAGE,
  THREE,
  words,
} from '../support/notice-page.ts';
import { recordShifts, recordVisit } from '../support/records.ts';
import { hold, translate } from '../support/visit.ts';
import { islandReady } from '../support/waits.ts';

test.skip(!isOn('transparencyNotice'), 'the notice is left out');

const { fields, file, form, result } = words.tool;

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

test('on a phone each step begins below the bar and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const notice = await openResult(page, THREE);
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

// tests/unit/transparency-notice/files.test.ts tests which files open.
test('an opened file replaces no answers by mistake', async ({ page }) => {
  const notice = await openNotice(page);
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
  await islandReady(page, ISLAND);
  await expect(last).toHaveAttribute('aria-current', 'step');
  await expect(notice.field('piece_name')).toHaveValue('Drittes');
});

test('going back and forward keeps the newest answers', async ({ page }) => {
  const notice = await openNotice(page);
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
    await islandReady(page, ISLAND);
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

test('what an earlier step adds stays on the way forward', async ({ page }) => {
  const notice = await openResult(page);
  await notice.step('pieces').click();
  await notice.step('result').click();
  await notice.step('money').click();
  await notice.answer('origin_region', 'outside').check();
  await page.goto('/kontakt');
  await page.evaluate(() => history.go(-3));
  await page.waitForURL(PAGE);
  await islandReady(page, ISLAND);
  await notice.field('method').fill('Nach Zeilen.');
  await notice.button(form.pieces.add).click();
  await expect(notice.pieces()).toHaveCount(2);
  await page.goForward();
  await expect(notice.heading('result')).toBeVisible();
  await page.goForward();
  await expect(notice.answer('origin_region', 'outside')).toBeChecked();
  await notice.step('pieces').click();
  await notice.pieces().first().click();
  await expect(notice.field('method')).toHaveValue('Nach Zeilen.');
});

test('answers typed before the script stay when others change the form', async ({ page }) => {
  const visit = await recordVisit(page);
  const shifts = await recordShifts(page);
  const notice = new NoticePage(page);
  const release = await hold(page, '**/_astro/*TransparencyNotice*.js*');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await notice.answer('sponsor_kind', 'person').check();
  await notice.field('sponsor_name').fill('Liste Nord');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main input'))
      field.after(document.createElement('div'));
  });
  await translate(page);
  const before = await shifts();
  release();
  await islandReady(page, ISLAND);
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

test('a form that cannot be loaded says so, and sends nothing', async ({ page }) => {
  const notice = new NoticePage(page);
  await page.route('**/_astro/*TransparencyNotice*.js*', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByRole('alert').filter({ hasText: words.tool.loadFailed })).toBeVisible();
  await notice.field('sponsor_name').fill('Liste');
  await notice.button(form.next).click();
  await expect(page).toHaveURL(PAGE);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example can be read and printed', async ({ page }) => {
    await page.goto(PAGE);
    await expect(new NoticePage(page).form()).toBeHidden();
    await expect(page.locator('noscript p')).toHaveText(words.noScript);
    await page.getByText(words.example.summary, { exact: true }).click();
    await expect(page.getByText(words.tool.points.privacy)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words.tool.points.privacy)).toBeVisible();
  });
});
