import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { contentOf, fill, isOn } from '../support/content.ts';
import { asRead, including } from '../support/html.ts';
import { sidewaysScroll } from '../support/layout.ts';
import { PageObject } from '../support/page-object.ts';
import { violations } from '../support/axe.ts';
import { recordVisit } from '../support/records.ts';
import { hold, stored, translate } from '../support/visit.ts';
import { hydrated, settled } from '../support/waits.ts';

test.skip(!isOn('electionCalendar'), 'the calendar is left out');

const words = contentOf('electionCalendar');
const dates = contentOf('electionDates');
const rules = contentOf('mayorRules');
const { ask, errors, export: exporting, form, plan } = words;
const PAGE = '/wahlkalender';
const NOW = '2026-11-23T10:00:00Z';
/** The plan of a mayor's election ten months ahead, whose first station is overdue. */
const LINK = `${PAGE}?wahl=mayor&termin=2027-09-12`;
const DAY = '2027-09-12';
/** The day that the office names in these tests. */
const NAMED = '2027-07-14';
/** A question about a day by which the candidates of a mayor's election have to do something. */
const question = ask.questions.find(
  ({ elections, candidacy, kind }) =>
    elections?.includes('mayor') && candidacy !== 'independent' && kind === 'deadline',
);
const { id: ID = '', question: QUESTION = '', title: TITLE = '' } = question ?? {};
const skipWithoutQuestion = () =>
  test.skip(!question, 'no question asks for a deadline of mayors’ elections');
const [station] = words.stations;

/** The elections in the built page, which leaves out those that are over when it is built. */
const ahead = dates.items.filter((election) => Date.parse(election.day) > Date.now());
/** One of them, if possible one whose office is known. */
const published = ahead.find((election) => election.office) ?? ahead[0];
const { id = '', type = '', name = '', day = DAY, source, office } = published ?? {};
const PUBLISHED = `${PAGE}?wahl=${type}&termin=${day}&wahl-name=${id}`;
/** Ninety days before the published election, in milliseconds. */
const AHEAD = Date.parse(day) - 90 * 86_400_000;

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
  entries = () => this.plan().locator('tr:has(td)');
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
  async open(address: string = PAGE, now: string | number = NOW): Promise<void> {
    await this.page.clock.setFixedTime(now);
    await this.page.goto(address);
    await hydrated(this.page, 'ElectionCalendar');
  }
}

/** Opens the plan of a mayor's election and unfolds its questions to the office. */
async function openQuestions(page: Page): Promise<Calendar> {
  skipWithoutQuestion();
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.questions().click();
  return calendar;
}

test('at 320 px, a plan can be made and filled in with the keyboard', async ({ page }) => {
  skipWithoutQuestion();
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

test.describe('a published election', () => {
  test.skip(!published, 'no election is ahead');

  test('has a plan, and nobody has to type its day', async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.open(PAGE, AHEAD);
    await calendar.election().selectOption(id);
    await expect(calendar.day()).toBeHidden();
    // On a phone the select has no room for the day behind a long name.
    await expect(calendar.election()).toHaveAccessibleDescription(/^Sonntag,\s\d+\.\s\S+\s\d{4}$/);
    await calendar.submit().click();
    await expect(page).toHaveURL(PUBLISHED);
    await expect(calendar.plan()).toContainText(source ?? dates.source);
    await expect(page.getByRole('heading', { name: words.upcoming.heading })).toBeHidden();
  });

  test('has a plan that leads to its calendar, its office and the form', async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.open(PUBLISHED, AHEAD);
    const { host, href } = new URL(`/abo/${id}.ics`, page.url());
    const subscribe = calendar.link(fill(exporting.subscribe, { name }));
    await expect(subscribe).toHaveAttribute('href', `webcal://${host}/abo/${id}.ics`);
    await expect(calendar.link(href)).toBeVisible();
    await expect(calendar.link(exporting.request)).toHaveAttribute(
      'href',
      PUBLISHED.replace(PAGE, '/kontakt'),
    );
    await calendar.questions().click();
    await expect(calendar.plan().locator(`a[href="${office}"]`)).toHaveCount(office ? 1 : 0);
  });

  test('stays in the form when its day is over in Berlin', async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.open(PUBLISHED, `${day}T23:00:00Z`);
    await expect(calendar.plan()).toContainText(name);
    await expect(calendar.election()).toHaveValue(id);
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
});

test('the form proposes the earliest day of an election whose day is not set', async ({ page }) => {
  const index = dates.open.findIndex((election) => election.earliest);
  test.skip(index < 0, 'no day is proposed');
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().selectOption(`offen-${index + 1}`);
  await expect(calendar.day()).toHaveValue(dates.open[index]?.earliest ?? '');
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
  // A day that is over is in the plan. A day after the election does not take the place of the answer.
  await calendar.answer().fill('2026-11-22');
  await expect(calendar.plan().getByText(ask.over)).toBeVisible();
  await calendar.answer().fill(NAMED);
  await calendar.answer().fill('2027-09-13');
  await expect(calendar.answer()).toHaveAccessibleDescription(including(ask.answerOutside));
  await expect(calendar.named()).toHaveCount(1);
  await expect(page).toHaveURL(`${LINK}&${ID}=${NAMED}`);
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
    expect(await stored(page)).toEqual({});
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

test('a tab that stays open over midnight counts from the new day', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await expect(calendar.plan()).toContainText('in 293 Tagen');
  await page.clock.setFixedTime('2026-11-24T10:00:00Z');
  await calendar.done().check();
  await expect(calendar.plan()).toContainText('in 292 Tagen');
});

test('after the election, its link opens what is left of the plan', async ({ page }) => {
  const calendar = new Calendar(page);
  const link = `${LINK}&erledigt=${station?.id}`;
  await calendar.open(link, '2027-09-13T10:00:00Z');
  await test.step('the plan keeps its ticks and does not say how to stand for election', async () => {
    await expect(calendar.ticked()).toHaveCount(1);
    await expect(calendar.plan()).not.toContainText(asRead(words.notes.mayor));
    await expect(calendar.link(exporting.request)).toHaveCount(0);
  });
  await test.step('the form takes the day of this plan, and no other past day', async () => {
    await calendar.submit().click();
    await expect(page).toHaveURL(link);
    await expect(calendar.plan()).toBeVisible();
    await calendar.day().fill('2027-09-11');
    await calendar.submit().click();
    await expect(calendar.plan()).toBeHidden();
    await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  });
  await test.step('the plan stays hidden until another day is submitted', async () => {
    await calendar.day().fill('2027-09-19');
    await expect(calendar.day()).not.toHaveAttribute('aria-invalid');
    await expect(calendar.plan()).toBeHidden();
    await calendar.submit().click();
    await expect(calendar.plan()).toBeVisible();
  });
});

test('a link that was cut says so until it is mended', async ({ page }) => {
  skipWithoutQuestion();
  const calendar = new Calendar(page);
  // Screen readers read out an alert that comes together with its text.
  const notice = calendar.plan().getByRole('alert').filter({ hasText: errors.linkDamaged });
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

test('a mayor’s plan leads to the rules of its state', async ({ page }) => {
  const state = rules.states.find(({ deadline }) => deadline?.days && !deadline.isApplication);
  test.skip(!state, 'no state counts in days');
  const { name = '', deadline: { text = '', source: id = '' } = {} } = state ?? {};
  const { name: source = '' } = rules.sources.find((each) => each.id === id) ?? {};
  const calendar = new Calendar(page);
  await calendar.open(LINK);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the first field is seen at once', async ({ page }) => {
    const calendar = new Calendar(page);
    await calendar.open();
    await expect(calendar.election()).toBeInViewport({ ratio: 1 });
  });

  test('a plan has room for large type', async ({ page }) => {
    const calendar = new Calendar(page);
    // The plan of a published election is longer.
    await (published ? calendar.open(PUBLISHED, AHEAD) : calendar.open(LINK));
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
});

test('a plan of thirty entries is printed alone, on one sheet', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
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
  const calendar = new Calendar(page);
  await calendar.open(LINK);
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
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const status = calendar.plan().getByRole('status');
  await calendar.button(exporting.share).click();
  await settled(page);
  await expect(status).toBeEmpty();
  await calendar.button(exporting.share).click();
  await expect(status).toHaveText(exporting.linkCopied);
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
