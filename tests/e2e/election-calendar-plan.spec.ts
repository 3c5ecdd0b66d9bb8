import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import {
  AHEAD,
  ANSWER,
  ELECTION_DAY,
  FILLED,
  LINK,
  NAMED,
  openCalendar,
  openQuestions,
  PUBLISHED,
  published,
  skipWithoutQuestion,
  skipWithoutStation,
  words,
} from '../support/calendar-page.ts';
import { isOn, readEntry } from '../support/content.ts';
import { asRead, including } from '../support/html.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { recordVisit } from '../support/records.ts';
import { stored, translate } from '../support/visit.ts';
import { settled } from '../support/waits.ts';

test.skip(!isOn('electionCalendar'), 'the calendar is left out');

const rules = readEntry('mayorRules');
const { ask, errors, export: exporting, form, plan } = words;

test('a day that the office names is in the plan and in the saved calendar', async ({ page }) => {
  const calendar = await openQuestions(page);
  await calendar.answer().fill(NAMED);
  await expect(calendar.plan().getByText(ask.inPlan, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await calendar.button(exporting.file).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20270714\r\n');
  await expect(calendar.plan().getByText(exporting.fileReady)).toBeVisible();
});

test('a named day that cannot be right has a message', async ({ page }) => {
  const calendar = await openQuestions(page);
  // A day that is over is in the plan. A day after the election does not take the place of the answer.
  await calendar.answer().fill('2026-11-22');
  await expect(calendar.plan().getByText(ask.over)).toBeVisible();
  await calendar.answer().fill(NAMED);
  await calendar.answer().fill('2027-09-13');
  await expect(calendar.answer()).toHaveAccessibleDescription(including(ask.answerOutside));
  await expect(calendar.named()).toHaveCount(1);
  await expect(page).toHaveURL(`${LINK}&${ANSWER}=${NAMED}`);
});

test('the address alone keeps a named day and a tick, on the way back, too', async ({ page }) => {
  skipWithoutStation();
  const calendar = await openQuestions(page, ELECTION_DAY);
  await calendar.answer().fill(NAMED);
  await calendar.done().check();
  await expect(page).toHaveURL(FILLED);
  await page.reload();
  await expect(page).toHaveURL(FILLED);
  await expect(calendar.answer()).toHaveValue(NAMED);
  await expect(calendar.ticked()).toHaveCount(1);
  expect(await stored(page)).toEqual({});
  expect(await page.context().cookies()).toEqual([]);
  await calendar.link(exporting.request).click();
  await expect(page).toHaveURL(/kontakt/);
  await page.goBack();
  await expect(calendar.answer()).toHaveValue(NAMED);
});

test('a tab that stays open over midnight counts from the new day', async ({ page }) => {
  const calendar = await openQuestions(page);
  await expect(calendar.plan()).toContainText('in 293 Tagen');
  await page.clock.setFixedTime('2026-11-24T10:00:00Z');
  await calendar.answer().fill(NAMED);
  await expect(calendar.plan()).toContainText('in 292 Tagen');
});

test('after the election, its link opens what is left of the plan', async ({ page }) => {
  skipWithoutQuestion();
  skipWithoutStation();
  const calendar = await openCalendar(page, FILLED, '2027-09-13T10:00:00Z');
  await expect(calendar.ticked()).toHaveCount(1);
  // The plan no longer says how to stand for election.
  await expect(calendar.plan()).not.toContainText(asRead(words.notes.mayor));
  await expect(calendar.link(exporting.request)).toHaveCount(0);
});

test('a link that was cut says so until it is mended', async ({ page }) => {
  skipWithoutQuestion();
  const calendar = await openCalendar(page, `${LINK}&amp;${ANSWER}=2027-07`);
  // Screen readers read out an alert that comes together with its text.
  const notice = calendar.plan().getByRole('alert').filter({ hasText: errors.linkDamaged });
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await calendar.answer().fill(NAMED);
  await expect(notice).toBeHidden();
  // The questions stay unfolded while somebody answers them.
  await expect(calendar.answer()).toBeVisible();
  await expect(page).toHaveURL(`${LINK}&${ANSWER}=${NAMED}`);
});

test('a mayor’s plan leads to the rules of its state', async ({ page }) => {
  const state = rules.states.find(({ deadline }) => deadline?.days && !deadline.isApplication);
  test.skip(!state, 'no state counts in days');
  const { name = '', deadline: { text = '', source: id = '' } = {} } = state ?? {};
  const { name: source = '' } = rules.sources.find((each) => each.id === id) ?? {};
  const calendar = await openCalendar(page, LINK);
  await calendar.form().getByLabel(form.state, { exact: true }).selectOption(name);
  await calendar.submit().click();
  await expect(page).toHaveURL(including(`&bundes-land=${encodeURIComponent(name)}`));
  await expect(calendar.row(source).filter({ hasText: plan.deadline })).not.toHaveCount(0);
  await calendar.questions().click();
  await expect(calendar.plan().getByText(text).filter({ hasText: source })).not.toHaveCount(0);
  const states = page.getByRole('region', { name: asRead(rules.headline), exact: true });
  const fold = states.locator('details').filter({ hasText: name });
  await calendar.link(ask.byState).click();
  await expect(fold.getByText(text)).toBeInViewport();
});

test('on a phone a plan has room for large type', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  // The plan of a published election is longer.
  const calendar = await (published
    ? openCalendar(page, PUBLISHED, AHEAD)
    : openCalendar(page, LINK));
  const spilled = await calendar
    .plan()
    .getByRole('cell')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1));
  expect(spilled, 'words below the row of their station').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await calendar.questions().click();
  const answer = calendar.plan().locator('[type=date]').first();
  await answer.focus();
  await expect(answer).toBeInViewport({ ratio: 1 });
});

test('a plan of thirty entries is printed alone, on one sheet', async ({ page }) => {
  const calendar = await openCalendar(page, LINK);
  await calendar.entries().evaluateAll(([first, ...others]) => {
    first?.querySelector('strong')?.replaceChildren('Ein Titel mit Platz in einer Zeile');
    for (const other of others) other.remove();
    for (let count = 1; count < 30; count += 1) first?.after(first.cloneNode(true));
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(calendar.plan()).toContainText(LINK);
  // With the margins of a browser's own dialog, a sheet of A4 is narrower than the tables of a screen.
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = (await page.pdf({ preferCSSPageSize: true, margin })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('an in-app browser offers a mail in place of print and share', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare'] as const) delete (Navigator.prototype as never)[name];
    delete (window as never as { print?: unknown }).print;
  });
  const calendar = await openCalendar(page, LINK);
  await expect(calendar.button(exporting.print)).toHaveCount(0);
  const href = (await calendar.link(exporting.share).getAttribute('href')) ?? '';
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(href)).toMatch(/\?wahl=mayor&termin=2027-09-12$/);
});

test('a link that the browser refuses to share is copied', async ({ page }) => {
  await page.addInitScript(() => {
    // The visitor closes the browser's menu, then the browser refuses to open it.
    const reasons = ['AbortError', 'NotAllowedError'];
    const share = () => Promise.reject(new DOMException('', reasons.shift()));
    Object.assign(Navigator.prototype, { share });
  });
  const calendar = await openCalendar(page, LINK);
  const status = calendar.plan().getByRole('status');
  await calendar.button(exporting.share).click();
  await settled(page);
  await expect(status).toBeEmpty();
  await calendar.button(exporting.share).click();
  await expect(status).toHaveText(exporting.linkCopied);
});

test('a plan stays in use while a translator changes the page', async ({ page }) => {
  const visit = await recordVisit(page);
  const calendar = await openQuestions(page);
  for (const value of [NAMED, '', '2027-09-13', NAMED]) {
    await translate(page);
    await calendar.answer().fill(value);
  }
  await expect(calendar.named()).toContainText(ask.source);
  expect(visit.problems).toEqual([]);
});
