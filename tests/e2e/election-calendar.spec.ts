import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { contentOf, fill, isOn } from '../support/content.ts';
import { asRead, including } from '../support/html.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { PageObject } from '../support/page-object.ts';
import { violations } from '../support/axe.ts';
import { recordVisit } from '../support/records.ts';
import { hold, translate } from '../support/visit.ts';
import { hydrated } from '../support/waits.ts';

test.skip(!isOn('electionCalendar'), 'the calendar is left out');

const words = contentOf('electionCalendar');
const dates = contentOf('electionDates');
const rules = contentOf('mayorRules');
const { ask, errors, export: exporting, form, plan } = words;
const PAGE = '/wahlkalender';
const NOW = '2026-11-23T10:00:00Z';
/** A mayor's election about ten months ahead, whose first station is overdue. */
const LINK = `${PAGE}?wahl=mayor&termin=2027-09-12`;
const DAY = '2027-09-12';
/** A day that the office names. */
const NAMED = '2027-07-14';
const question = ask.questions.find(
  ({ elections, candidacy, kind }) =>
    elections?.includes('mayor') && candidacy !== 'independent' && kind === 'ends',
);
const { id: ID = '', question: QUESTION = '', title: TITLE = '' } = question ?? {};
const [station] = words.stations;

/** A published election that is ahead, if there is one, and with a known office if there is such a one. */
const ahead = dates.items.filter(({ day }) => day > new Date().toISOString().slice(0, 10));
const published = ahead.find((election) => election.office) ?? ahead[0];
const { id = '', type = '', name = '', day = '', source, office } = published ?? {};

class Calendar extends PageObject {
  form = () => this.page.getByRole('form', { name: asRead(words.headline), exact: true });
  election = () => this.form().getByLabel(form.election, { exact: true });
  day = () => this.form().getByLabel(form.day, { exact: true });
  submit = () => this.form().getByRole('button', { name: form.submit, exact: true });
  plan = () => this.page.getByRole('region', { name: plan.heading, exact: true });
  button = (name: string) => this.plan().getByRole('button', { name, exact: true });
  link = (name: string) => this.plan().getByRole('link', { name, exact: true });
  answer = () => this.plan().getByLabel(QUESTION, { exact: true });
  row = (text: string) => this.plan().getByRole('row').filter({ hasText: text });
  /** The row of the day that the office has named. */
  named = () => this.row(TITLE).filter({ hasText: '14. Juli 2027' });
  done = () =>
    this.plan().getByRole('checkbox', {
      name: fill(plan.tick, { title: asRead(station?.title ?? '') }),
    });
  /** The ticked stations, which a reload puts into a fold. */
  ticked = () => this.plan().getByRole('checkbox', { checked: true, includeHidden: true });
  /** The heading of the questions to the office, which unfolds them. */
  questions = () =>
    this.plan()
      .locator('details', { has: this.page.locator('[type=date]') })
      .locator('summary');
  /** Opens the page, by default on 23 November 2026. */
  async open(address: string = PAGE, now = NOW): Promise<void> {
    await this.page.clock.setFixedTime(now);
    await this.page.goto(address);
    await hydrated(this.page, 'ElectionCalendar');
  }
}

/** Opens the plan of a mayor's election and unfolds its questions to the office. */
async function openQuestions(page: Page): Promise<Calendar> {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.questions().click();
  return calendar;
}

test('at 320 px, a plan can be made and filled in with the keyboard', async ({ page }) => {
  const visit = await recordVisit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().focus();
  await calendar.election().selectOption('mayor');
  await page.keyboard.press('Tab');
  // Chromium runs in English here, so its date fields take month, day and year.
  await page.keyboard.type('09122027');
  await page.keyboard.press('Enter');
  await expect(calendar.plan()).toBeFocused();
  await expect(calendar.plan()).toContainText('Sonntag, 12. September 2027');
  await calendar.done().press('Space');
  await expect(calendar.done()).toBeChecked();
  await expect(calendar.done()).toBeFocused();
  await calendar.questions().press('Enter');
  await calendar.answer().focus();
  await page.keyboard.type('07142027');
  await expect(calendar.named()).toContainText(ask.source);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await violations(page, 'main')).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('a published election has a plan of its own', async ({ page }) => {
  test.skip(!published, 'no election is ahead');
  const calendar = new Calendar(page);
  await page.goto(PAGE);
  await hydrated(page, 'ElectionCalendar');
  const query = `?wahl=${type}&termin=${day}&wahl-name=${id}`;
  await test.step('nobody has to type its day', async () => {
    await calendar.election().selectOption(id);
    await expect(calendar.day()).toBeHidden();
    // On a phone the select has no room for the day behind a long name.
    await expect(calendar.election()).toHaveAccessibleDescription(/^Sonntag,\s\d+\.\s\S+\s\d{4}$/);
    await calendar.submit().click();
    await expect(page).toHaveURL(PAGE + query);
  });
  await test.step('the plan names its source and no other election', async () => {
    await expect(calendar.plan()).toContainText(source ?? dates.source);
    for (const other of dates.items.filter((each) => each.id !== id))
      await expect(calendar.plan()).not.toContainText(other.name);
    await expect(page.getByRole('heading', { name: words.upcoming.heading })).toBeHidden();
  });
  await test.step('the plan leads to its calendar, its office and the form', async () => {
    const { host, href } = new URL(`/abo/${id}.ics`, page.url());
    const subscribe = calendar.link(fill(exporting.subscribe, { name }));
    await expect(subscribe).toHaveAttribute('href', `webcal://${host}/abo/${id}.ics`);
    await expect(calendar.link(href)).toBeVisible();
    await expect(calendar.link(exporting.request)).toHaveAttribute('href', `/kontakt${query}`);
    await calendar.questions().click();
    await expect(calendar.plan().locator(`a[href="${office}"]`)).toHaveCount(office ? 1 : 0);
  });
  await test.step('its link still opens it when the day is over in Berlin', async () => {
    await page.clock.setFixedTime(`${day}T23:00:00Z`);
    await page.goto(PAGE + query);
    await expect(calendar.plan()).toContainText(name);
    await expect(calendar.election()).toHaveValue(id);
  });
  await test.step('on a phone its own deadlines have room for large type', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test('a wrong field has a message and keeps its value @every-browser', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.submit().click();
  await expect(calendar.election()).toBeFocused();
  await expect(calendar.election()).toHaveAccessibleDescription(errors.electionMissing);
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayMissing));
  await calendar.election().selectOption('mayor');
  await calendar.day().fill('2026-11-22');
  await calendar.submit().click();
  await expect(calendar.day()).toBeFocused();
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  await expect(calendar.election()).toHaveValue('mayor');
  await calendar.day().fill(DAY);
  await calendar.submit().click();
  await expect(calendar.plan()).toBeVisible();
  // The plan for the day before is hidden while the fields are wrong.
  await calendar.day().fill('2026-11-22');
  await calendar.submit().click();
  await expect(calendar.plan()).toBeHidden();
});

test('a typed day replaces the one that the form proposes', async ({ page }) => {
  const { name = '', earliest = '' } = dates.open.find((election) => election.earliest) ?? {};
  test.skip(!earliest, 'no day is proposed');
  const calendar = new Calendar(page);
  await calendar.open();
  const option = calendar.election().getByRole('option').filter({ hasText: name });
  await calendar.election().selectOption(await option.getAttribute('value'));
  await expect(calendar.day()).toHaveValue(earliest);
  await calendar.election().selectOption('mayor');
  await expect(calendar.day()).toHaveValue('');
  await calendar.day().fill(DAY);
  await calendar.election().selectOption(await option.getAttribute('value'));
  await expect(calendar.day()).toHaveValue(DAY);
});

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
  await test.step('a day that is over is in the plan', async () => {
    await calendar.answer().fill('2026-11-22');
    await expect(calendar.plan().getByText(ask.over)).toBeVisible();
  });
  await test.step('a day after the election does not replace the answer in the plan', async () => {
    await calendar.answer().fill(NAMED);
    await calendar.answer().fill('2027-09-13');
    await expect(calendar.answer()).toHaveAccessibleDescription(including(ask.answerOutside));
    await expect(calendar.named()).toHaveCount(1);
    await expect(page).toHaveURL(`${LINK}&${ID}=${NAMED}`);
  });
});

test('a plan keeps a named day and a tick in its address alone', async ({ page }) => {
  const calendar = await openQuestions(page);
  await calendar.answer().fill(NAMED);
  await calendar.done().check();
  const isKept = async () => {
    await expect(page).toHaveURL(`${LINK}&${ID}=${NAMED}&erledigt=${station?.id}`);
    await expect(calendar.answer()).toHaveValue(NAMED);
    await expect(calendar.ticked()).toHaveCount(1);
  };
  await test.step('they survive a reload', async () => {
    await isKept();
    await page.reload();
    await isKept();
  });
  await test.step('they survive the way to another page and back', async () => {
    await calendar.link(exporting.request).click();
    await expect(page).toHaveURL(/kontakt/);
    await page.goBack();
    await isKept();
  });
  await test.step('they are not in the storage of the browser', async () => {
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });
  await test.step('only the plan of another day begins without them', async () => {
    await calendar.submit().click();
    await isKept();
    await calendar.day().fill('2027-09-19');
    await calendar.submit().click();
    await expect(page).toHaveURL(`${PAGE}?wahl=mayor&termin=2027-09-19`);
  });
});

test('a link opens its plan until half a year after the election', async ({ page }) => {
  const runoff = ask.questions.find(
    ({ kind, elections = ['mayor'] }) => kind === 'after' && elections.includes('mayor'),
  );
  const deadline = words.deadlines.find(({ rules }) =>
    rules.some(({ elections, months = 0 }) => months < 0 && elections.includes('mayor')),
  );
  test.skip(!runoff || !deadline, 'nothing follows a mayor’s election');
  const link = `${LINK}&${runoff?.id}=2027-09-26&erledigt=${station?.id}`;
  const calendar = new Calendar(page);
  await calendar.open(link, '2027-09-13T10:00:00Z');
  await test.step('the plan shows what was answered and ticked, and the rest of the campaign', async () => {
    await expect(calendar.row('26. September 2027')).toHaveCount(1);
    await expect(calendar.row(asRead(deadline?.title ?? ''))).toBeVisible();
    await expect(calendar.ticked()).toHaveCount(1);
  });
  await test.step('the plan does not say how to stand for an election that is over', async () => {
    await expect(calendar.plan()).not.toContainText(asRead(words.notes.mayor));
    await expect(calendar.link(exporting.request)).toHaveCount(0);
  });
  await test.step('the form takes the day of this plan, and no other past day', async () => {
    await calendar.submit().click();
    await expect(page).toHaveURL(link);
    await expect(calendar.plan()).toBeVisible();
    await calendar.day().fill('2027-09-11');
    await calendar.submit().click();
    await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  });
  await calendar.open(link, '2028-03-13T10:00:00Z');
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  await expect(calendar.plan()).toBeHidden();
});

test('a link that was cut says so until it is mended', async ({ page }) => {
  const calendar = new Calendar(page);
  const notice = calendar.plan().getByText(errors.linkDamaged);
  await calendar.open(`${LINK}&amp;${ID}=2027-07`);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await calendar.answer().fill(NAMED);
  await expect(notice).toBeHidden();
  // The questions stay unfolded while somebody answers them.
  await expect(calendar.answer()).toBeVisible();
  await expect(page).toHaveURL(`${LINK}&${ID}=${NAMED}`);
});

test('a mayor’s plan has the rules of the state with their sources', async ({ page }) => {
  const state = rules.states.find(({ deadline }) => deadline?.days && !deadline.isApplication);
  test.skip(!state?.deadline, 'no state counts in days');
  const { name = '', deadline } = state ?? {};
  const { text = '' } = deadline ?? {};
  const { name: source = '' } = rules.sources.find(({ id }) => id === deadline?.source) ?? {};
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.form().getByLabel(ask.state, { exact: true }).selectOption(name);
  await calendar.submit().click();
  await expect(calendar.row(source).filter({ hasText: plan.deadline })).not.toHaveCount(0);
  await expect(calendar.plan().getByText(text).filter({ hasText: source })).not.toHaveCount(0);
  await expect(page).toHaveURL(including(`&bundes-land=${encodeURIComponent(name)}`));
  await calendar.questions().click();
  await calendar.link(ask.byState).click();
  const states = page.getByRole('region', { name: asRead(rules.headline), exact: true });
  const fold = states.locator('details').filter({ hasText: name });
  await expect(fold.getByText(text)).toBeInViewport();
  await fold.locator('summary').click();
  await expect(fold.getByText(text)).toBeHidden();
  await calendar.link(ask.byState).click();
  await expect(fold.getByText(text)).toBeInViewport();
});

test('a phone shows the first field at once, and a plan in large type', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const calendar = new Calendar(page);
  await calendar.open();
  await expect(calendar.election()).toBeInViewport({ ratio: 1 });
  await calendar.open(LINK);
  const spilled = await calendar
    .plan()
    .getByRole('cell')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1));
  expect(spilled, 'words below the row of their station').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await calendar.questions().click();
  await calendar.answer().focus();
  await expect(calendar.answer()).toBeInViewport({ ratio: 1 });
});

test('each of the fullest plans is printed alone, on one sheet', async ({ page }) => {
  const calendar = new Calendar(page);
  for (const query of ['wahl=federal&termin=2029-01-28', 'wahl=european&termin=2029-06-10']) {
    await calendar.open(`${PAGE}?${query}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(calendar.plan()).toContainText(query);
    // With the margins of a browser's own dialog, a sheet of A4 is narrower than the tables of a screen.
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const pdf = (await page.pdf({ preferCSSPageSize: true, margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test('an in-app browser offers a mail in place of print and share', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['share', 'canShare'] as const) delete (Navigator.prototype as never)[name];
    delete (window as never as { print?: unknown }).print;
  });
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await expect(calendar.button(exporting.print)).toHaveCount(0);
  const href = (await calendar.link(exporting.share).getAttribute('href')) ?? '';
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(decodeURIComponent(href)).toMatch(/\?wahl=mayor&termin=2027-09-12$/);
});

test('a choice from before the script stays in a page that others change', async ({ page }) => {
  const release = await hold(page, /ElectionCalendar/);
  const calendar = new Calendar(page);
  await page.goto(PAGE, { waitUntil: 'commit' });
  await calendar.election().selectOption('mayor');
  await calendar.day().fill(DAY);
  await calendar.day().focus();
  // A password manager adds elements, and a translator puts each text into one.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, select)'))
      field.after(document.createElement('div'));
  });
  await translate(page);
  release();
  await hydrated(page, 'ElectionCalendar');
  await expect(calendar.form()).toHaveCount(1);
  await expect(calendar.election()).toHaveValue('mayor');
  await expect(calendar.day()).toHaveValue(DAY);
  await expect(calendar.day()).toBeFocused();
});

test('a plan survives a translator', async ({ page }) => {
  const visit = await recordVisit(page);
  const calendar = await openQuestions(page);
  for (const value of [NAMED, '', '2027-09-13', NAMED]) {
    await translate(page);
    await calendar.answer().fill(value);
  }
  await expect(calendar.named()).toContainText(ask.source);
  expect(visit.problems).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the tables are there, the form and the links to a plan are not', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.upcoming.plan })).toHaveCount(0);
    await expect(page.getByText(words.table.caption)).toBeVisible();
  });
});
