import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, type Page, test } from 'playwright/test';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../src/config/elections.ts';
import { ELECTION_PARAMETER } from '../../src/config/addresses.ts';
import { ROUTES } from '../../src/config/routes.ts';
import {
  calendarOf,
  type Choice,
  firstDue,
  groupsOf,
  isBehind,
  isDue,
  questionsFor,
} from '../../src/features/election-calendar/calendar.ts';
import {
  choiceLink,
  choiceQuery,
  INDEPENDENT,
  MOST,
} from '../../src/features/election-calendar/choice.ts';
import {
  addDays,
  dayText,
  daysBetween,
  isSunday,
  weekdayText,
} from '../../src/features/election-calendar/day.ts';
import {
  earlyTasks,
  earlyTexts,
  mailOf,
  officeText,
  ruleText,
} from '../../src/features/election-calendar/calendar-texts.ts';
import { stateRules } from '../../src/features/election-calendar/state-rules.ts';
import { berlinDay, figure } from '../../src/lib/format.ts';
import { fill, withoutSoftHyphens } from '../../src/lib/text.ts';
import { articleWith, contentOf } from '../support/content.ts';
import { menuInView, paleOnPaper, sidewaysScroll } from '../support/layout.ts';
import { clipboard, hydrated, including, violations, watch } from '../support/visit.ts';

const words = contentOf('electionCalendar');
const dates = contentOf('electionDates');
const rules = contentOf('mayorRules');
const { errors, form, plan, take } = words;
const { calendar: PAGE } = ROUTES;
/** Had the calendar in it. */
const { path: ARTICLE = '' } = articleWith('Wahlkalender') ?? {};

const TODAY = berlinDay(new Date());
const sundayAfter = (days: number): string => {
  const day = addDays(TODAY, days);
  return isSunday(day) ? day : sundayAfter(days + 1);
};
const MAYOR: Choice = { type: 'mayor', day: sundayAfter(290) };
const LINK = PAGE + choiceLink(MAYOR);
/** What somebody else is asked: the campaign decides the rest itself. */
const askedOf = (choice: Choice) =>
  questionsFor(words, choice, TODAY).filter(({ isOwn }) => !isOwn);
/** As the browser's field for dates takes it. */
const typed = (day: string) => day.slice(5).replace('-', '') + day.slice(0, 4);
const written = (day: string) => `${weekdayText(day)}, ${dayText(day)}`;

/** Page object of the election calendar. */
class Calendar {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  form = () =>
    this.page.getByRole('form', { name: withoutSoftHyphens(words.headline), exact: true });
  election = () => this.form().getByLabel(form.election, { exact: true });
  day = () => this.form().getByLabel(form.day, { exact: true });
  state = () => this.form().getByLabel(words.ask.state, { exact: true });
  candidacy = () => this.form().getByLabel(form.candidacy, { exact: true });
  confirmation = () => this.form().getByRole('checkbox');
  submit = () => this.form().getByRole('button', { name: form.submit, exact: true });
  failure = () => this.page.getByRole('alert').filter({ hasText: errors.loadFailed });
  general = () => this.page.locator('[data-general-calendar]');
  plan = () => this.page.getByRole('region', { name: plan.heading, exact: true });
  button = (name: string) => this.plan().getByRole('button', { name, exact: true });
  behind = () =>
    this.plan()
      .locator('summary')
      .filter({ hasText: fill(plan.behind, { count: '' }) });
  questions = () => this.plan().locator('.questions > summary');
  take = () => this.plan().getByRole('group', { name: take.label, exact: true });
  question = (text: string) => this.plan().getByRole('checkbox', { name: text, exact: true });
  answer = (question: string) =>
    this.plan().getByLabel(fill(words.ask.answer, { question }), { exact: true });
  done = (title: string) =>
    this.plan().getByRole('checkbox', { name: fill(plan.tick, { title }), exact: true });
  row = (text: string) => this.plan().getByRole('row').filter({ hasText: text });
  /** The titles of the events in the file that the plan gives. */
  async events(): Promise<string[]> {
    return (await this.file()).map(({ summary }) => summary);
  }
  async file(): Promise<ICAL.Event[]> {
    const download = this.page.waitForEvent('download');
    await this.button(take.file).click();
    const file = await download;
    expect(file.suggestedFilename()).toContain(take.fileName);
    const read = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')));
    return read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  }
  /** Opens the page; the day does not change while the test runs. */
  async open(address: string = PAGE): Promise<void> {
    await this.page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
    await this.page.goto(address);
    await hydrated(this.page, 'ElectionCalendar');
  }
}

test('on a phone the first field is on the first screen, and nothing explains it before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const calendar = new Calendar(page);
  await calendar.open();
  await expect(calendar.election()).toBeInViewport({ ratio: 1 });
  const before = await calendar
    .form()
    .evaluate((form) =>
      [...document.querySelectorAll('main p')].filter(
        (text) => form.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING,
      ),
    );
  expect(before).toEqual([]);
});

test('links to the article, where it was before, lead to the page', async ({ page }) => {
  test.skip(!ARTICLE, 'no article has the calendar');
  const calendar = new Calendar(page);
  await calendar.open(`${ARTICLE}?${choiceQuery(MAYOR)}`);
  await expect(page).toHaveURL(LINK);
  await expect(calendar.plan()).toContainText(written(MAYOR.day));
  await page.goto(`${ARTICLE}#wahlkalender`);
  await expect(page).toHaveURL(PAGE);
});

test('a vote is there already, and the article keeps whoever voted', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(`${PAGE}?${ELECTION_PARAMETER}=${MAYOR.type}`);
  await expect(calendar.election()).toHaveValue(MAYOR.type);
  await expect(calendar.day()).toHaveValue('');
  await expect(calendar.general()).toBeVisible();
  test.skip(!ARTICLE, 'no article has the calendar');
  await page.goto(`${ARTICLE}?${ELECTION_PARAMETER}=${MAYOR.type}`);
  await page.locator('[data-tool-link]').getByRole('link').click();
  await expect(page).toHaveURL(`${PAGE}?${ELECTION_PARAMETER}=${MAYOR.type}`);
});

test('by keyboard alone, at 320 px: a mayor’s election becomes a calendar', async ({ page }) => {
  const visit = await watch(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.election().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed(MAYOR.day));
  await page.keyboard.press('Enter');
  await expect(calendar.plan()).toBeFocused();
  await expect(calendar.plan()).toContainText(written(MAYOR.day));
  await expect(calendar.plan()).toContainText(String(daysBetween(TODAY, MAYOR.day)));
  for (const button of await calendar.take().locator('.button').all()) {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
  }
  for (const control of [
    calendar.questions(),
    calendar.plan().getByRole('link', { name: words.ask.mail.label }),
    calendar.plan().getByRole('button', { name: words.ask.mail.copy }),
    calendar.plan().getByLabel(words.ask.state, { exact: true }),
    calendar.plan().getByRole('link', { name: words.ask.byState }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const [question] = askedOf(MAYOR);
  await expect(calendar.question(question?.question ?? '')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(calendar.question(question?.question ?? '')).toBeChecked();
  const { past, due, done, running, today, next } = plan;
  const entries = calendarOf(words, MAYOR, TODAY);
  const { behind } = groupsOf(entries, TODAY);
  await expect(calendar.behind()).toHaveCount(behind.length > 0 ? 1 : 0);
  if (behind.length > 0) await calendar.behind().press('Enter');
  for (const { title, kind, law, status, isDeadline } of entries) {
    const badge = calendar.row(title).locator('[data-deadline]');
    await expect(badge).toHaveText(isDeadline ? [plan.deadline] : []);
    const over = kind === 'phase' ? due : past;
    const states = { past: over, running, done, today, next, later: '' };
    await expect(calendar.row(title).filter({ hasText: states[status] })).not.toHaveCount(0);
    await expect(calendar.row(title).filter({ hasText: law })).not.toHaveCount(0);
  }
  await expect(calendar.plan()).toContainText(words.notes.mayor ?? '');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(visit.problems).toEqual([]);
});

test('wrong fields say what is wrong, and keep what is in them @every-browser', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open();
  await calendar.submit().click();
  await expect(calendar.election()).toBeFocused();
  await expect(calendar.election()).toHaveAccessibleDescription(errors.electionMissing);
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayMissing));

  // An election of the list may bring its day.
  const { name = '', when = '' } = dates.open.find(({ earliest }) => earliest) ?? {};
  if (name) {
    await calendar.election().selectOption({ label: `${name}, ${when}` });
    await expect(calendar.day()).not.toHaveAttribute('aria-invalid');
    await calendar.day().fill('');
  }

  await calendar.election().selectOption({ label: CAMPAIGN_TYPE_LABELS.local });
  await calendar.day().fill(addDays(TODAY, -1));
  await calendar.submit().click();
  await expect(calendar.day()).toBeFocused();
  await expect(calendar.day()).toHaveAttribute('aria-invalid', 'true');
  await expect(calendar.day()).toHaveAccessibleDescription(including(errors.dayPast));
  await expect(calendar.election()).not.toHaveAttribute('aria-invalid');
  await expect(calendar.election()).toHaveValue('local');

  const wednesday = addDays(MAYOR.day, 3);
  await calendar.day().fill(wednesday);
  await calendar.submit().click();
  await expect(calendar.day()).toHaveAccessibleDescription(
    including(fill(errors.noSunday, { day: weekdayText(wednesday) })),
  );
  await expect(calendar.plan()).toBeHidden();
  await calendar.day().fill(MAYOR.day);
  await expect(calendar.day()).toHaveAccessibleDescription(form.dayHint);
  await expect(calendar.confirmation()).toBeHidden();
  await calendar.day().fill(wednesday);
  await calendar.submit().click();
  await calendar.confirmation().press('Space');
  await calendar.submit().click();
  await expect(calendar.plan()).toContainText(written(wednesday));

  // A plan for another day does not stay below a message.
  await calendar.day().fill(addDays(TODAY, -1));
  await calendar.submit().click();
  await expect(calendar.day()).toHaveAttribute('aria-invalid', 'true');
  await expect(calendar.plan()).toBeHidden();
  await calendar.day().fill(MAYOR.day);
  await calendar.submit().click();
  await expect(calendar.plan()).toContainText(written(MAYOR.day));
});

test('an election that is over since the page was built is refused at its field', async ({
  page,
}) => {
  const published = dates.items.find(({ day }) => day > TODAY);
  test.skip(!published, 'no election is ahead');
  const { name = '', day = '' } = published ?? {};
  const calendar = new Calendar(page);
  await calendar.open();
  await page.clock.setFixedTime(`${addDays(day, 1)}T10:00:00Z`);
  await calendar.election().selectOption({ label: `${name}, ${dayText(day)}` });
  await calendar.submit().click();
  await expect(calendar.election()).toBeFocused();
  await expect(calendar.election()).toHaveAccessibleDescription(including(errors.dayPast));
  await expect(calendar.plan()).toBeHidden();
});

test('a published date needs no day, names its source, and has a link', async ({ page }) => {
  const published = dates.items.filter(({ day }) => day > TODAY);
  test.skip(published.length === 0, 'no election is ahead');
  const calendar = new Calendar(page);
  await calendar.open();
  for (const { type, name, day, source, office = '', deadlines = [] } of published) {
    await calendar.open();
    await calendar.election().selectOption({ label: `${name}, ${dayText(day)}` });
    await expect(calendar.day()).toBeHidden();
    await calendar.submit().click();
    await expect(calendar.plan()).toContainText(written(day));
    for (const text of source ? [source] : [dates.source, name, dates.asOf]) {
      await expect(calendar.plan()).toContainText(text);
    }
    for (const { title, days } of deadlines) {
      const entry = calendar.row(title).filter({ hasText: dayText(addDays(day, -days)) });
      await expect(entry).toHaveCount(1);
    }
    if (words.ask.heading[type] && office) {
      const whom = officeText(words.ask, name, office);
      await expect(calendar.plan().getByRole('link', { name: whom })).toHaveAttribute(
        'href',
        office,
      );
    }
    const subscription = calendar
      .plan()
      .getByRole('link', { name: fill(take.subscribe, { name }), exact: true });
    const { protocol, pathname } = new URL((await subscription.getAttribute('href')) ?? '');
    expect(protocol).toBe('webcal:');
    expect((await page.request.get(pathname)).headers()['content-type']).toContain('text/calendar');

    await calendar.open();
    await calendar.open(PAGE + choiceLink({ type, day }));
    await expect(calendar.plan()).toContainText(name);
    // Of several elections on this day, the link names none.
    const sameDay = published.filter((other) => other.type === type && other.day === day);
    await expect(calendar.day()).toBeVisible({ visible: sameDay.length > 1 });
  }
});

test('a link opens the same calendar, to take along and to ask with', async ({ page }) => {
  const calendar = new Calendar(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await calendar.open(LINK);
  await expect(calendar.plan()).toContainText(written(MAYOR.day));

  await test.step('the link has type and day alone, after a line about it', async () => {
    await calendar.button(take.link).click();
    await expect(calendar.plan().getByText(take.linkCopied, { exact: true })).toBeVisible();
    const name = CAMPAIGN_TYPE_LABELS.mayor;
    const line = fill(take.message, { name, day: written(MAYOR.day) });
    const url = new URL(LINK, page.url()).href;
    expect((await clipboard(page)).split('\n')).toEqual([line, url]);
  });

  await test.step('the file has what is ahead and what is open; on request what is over', async () => {
    const entries = calendarOf(words, MAYOR, TODAY);
    const ahead = entries.filter((entry) => !isBehind(entry));
    // And what should be done by now.
    const due = entries.filter(isDue).length;
    expect(await calendar.events()).toHaveLength(ahead.length + due + 1);
    await calendar.plan().getByRole('checkbox', { name: take.past }).check();
    expect(await calendar.events()).toHaveLength(entries.length + 1);
  });

  const request = calendar.plan().getByRole('link', { name: take.request });
  await expect(request).toHaveAttribute('href', `/kontakt?${choiceQuery(MAYOR)}`);
});

test('what an office answers is in the plan and in the link, and nowhere else @every-browser', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const [first] = questionsFor(words, MAYOR, TODAY);
  if (!first) return;
  const day = addDays(MAYOR.day, -60);
  await calendar.answer(first.question).fill(day);
  await expect(calendar.question(first.question)).toBeChecked();
  await expect(calendar.row(first.title).filter({ hasText: dayText(day) })).toHaveCount(1);
  const link = PAGE + choiceLink(MAYOR, { days: { [first.id]: day } });
  await expect(page).toHaveURL(link);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await calendar.open();
  await calendar.open(link);
  await expect(calendar.answer(first.question)).toHaveValue(day);
  const all = questionsFor(words, MAYOR, TODAY).filter(({ isOwn }) => !isOwn).length;
  const answered = first.isOwn ? 0 : 1;
  await expect(calendar.plan()).toContainText(fill(words.ask.count, { answered, all }));
});

test('a question that was asked stays ticked, until its box is cleared', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const [first] = questionsFor(words, MAYOR, TODAY);
  if (!first) return;
  await calendar.question(first.question).check();
  await calendar.open(PAGE + choiceLink(MAYOR, { days: { [first.id]: '' } }));
  await expect(calendar.question(first.question)).toBeChecked();
  await calendar.answer(first.question).fill(addDays(MAYOR.day, -60));
  await calendar.question(first.question).uncheck();
  await expect(calendar.answer(first.question)).toHaveValue('');
  await expect(page).toHaveURL(LINK);
});

test('a phase that is done stays where it is, and the next one is named', async ({ page }) => {
  const late: Choice = { type: 'mayor', day: sundayAfter(150) };
  const [first, second] = calendarOf(words, late, TODAY).filter(
    ({ kind, status }) => kind === 'phase' && status === 'past',
  );
  if (!first || !second) throw new Error('Nothing should be done by now.');
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink(late));
  const week = calendar.plan().locator('tbody').first();
  for (const { title } of [first, second]) {
    await expect(week).toContainText(withoutSoftHyphens(title));
  }
  await expect(week).toContainText(plan.catchUp);
  // The file has all that should be done by now.
  const events = (await calendar.events()).join();
  for (const { title } of [first, second]) expect(events).toContain(withoutSoftHyphens(title));

  const { title } = first;
  await calendar.done(title).press('Space');
  await expect(calendar.done(title)).toBeChecked();
  await expect(calendar.done(title)).toBeFocused();
  const ticked = fill(plan.ticked, { title });
  const status = calendar.plan().getByRole('status').filter({ hasText: ticked });
  await expect(status).toHaveText(`${ticked} ${fill(plan.tickedNext, { next: second.title })}`);
  await expect(week.getByRole('row').filter({ hasText: title })).toContainText(plan.done);

  await test.step('whoever presses twice clears the same box', async () => {
    await calendar.done(title).uncheck();
    await calendar.done(title).dblclick();
    await expect(calendar.done(title)).not.toBeChecked();
    await expect(calendar.done(second.title)).not.toBeChecked();
    await expect(page).toHaveURL(PAGE + choiceLink(late));
    await calendar.done(title).check();
  });
  const link = PAGE + choiceLink(late, {}, [first.id]);
  await expect(page).toHaveURL(link);
  await calendar.plan().getByRole('checkbox', { name: take.past }).check();
  const titles = (await calendar.events()).join();
  expect(titles).toContain(`${take.overdue}: ${withoutSoftHyphens(second.title)}`);
  expect(titles).not.toContain(first.title);

  await calendar.open();
  await calendar.open(link);
  await expect(calendar.done(first.title)).toBeHidden();
  await calendar.behind().press('Enter');
  await expect(calendar.done(first.title)).toBeChecked();
  await expect(week).not.toContainText(withoutSoftHyphens(first.title));
  await calendar.done(first.title).uncheck();
  await expect(page).toHaveURL(PAGE + choiceLink(late));
});

test('where a number is asked for it has a field, and stands in plan, link and mail', async ({
  page,
}) => {
  const question = questionsFor(words, MAYOR, TODAY).find(({ counted }) => counted);
  test.skip(!question, 'no question asks for a number');
  const { id = '', question: text = '', counted = '' } = question ?? {};
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const name = fill(words.ask.numberOf, { question: text });
  const number = calendar.plan().getByRole('spinbutton', { name, exact: true });
  await number.pressSequentially('1200');
  await expect(page).toHaveURL(PAGE + choiceLink(MAYOR, { counts: { [id]: 1200 } }));
  const mail = calendar.plan().getByRole('link', { name: words.ask.mail.label, exact: true });
  const known = fill(words.ask.known, { question: text, count: '1.200' });
  expect(new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')).toContain(
    known,
  );

  const all = questionsFor(words, MAYOR, TODAY).filter(({ isOwn }) => !isOwn).length;
  const half = `${fill(words.ask.count, { answered: 0, all })}, ${fill(words.ask.half, { half: 1 })}`;
  await expect(calendar.plan()).toContainText(half);
  const undated = calendar.row(fill(counted, { count: '1.200' })).filter({ hasText: plan.dayOpen });
  await expect(undated).toHaveCount(1);

  const day = addDays(MAYOR.day, -60);
  await calendar.answer(text).fill(day);
  await expect(undated).toHaveCount(0);
  await expect(calendar.plan()).toContainText(fill(words.ask.count, { answered: 1, all }));
  const title = fill(counted, { count: '1.200' });
  const row = calendar.row(title).filter({ hasText: dayText(day) });
  await expect(row).toHaveCount(1);
  const weekly = Math.ceil((1200 * 7) / daysBetween(TODAY, day));
  await expect(row).toContainText(
    fill(words.ask.weekly, { count: String(weekly), day: dayText(TODAY) }),
  );
  expect((await calendar.events()).join()).toContain(title);
  await calendar.open();
  await calendar.open(PAGE + choiceLink(MAYOR, { days: { [id]: day }, counts: { [id]: 1200 } }));
  await expect(number).toHaveValue('1200');
  await calendar.question(text).uncheck();
  await expect(number).toHaveValue('');
  await expect(page).toHaveURL(LINK);
});

test('where an hour belongs to a day, it stands in plan, link and file', async ({ page }) => {
  const question = questionsFor(words, MAYOR, TODAY).find(({ hour }) => hour);
  test.skip(!question, 'no question asks for an hour');
  const { id = '', question: text = '', title = '' } = question ?? {};
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const day = addDays(MAYOR.day, -60);
  await calendar.answer(text).fill(day);
  const name = fill(words.ask.hourOf, { question: text });
  const hour = fill(words.table.hour, { hour: 18 });
  await calendar.plan().getByLabel(name, { exact: true }).selectOption(hour);
  await expect(calendar.row(title).filter({ hasText: hour })).toHaveCount(1);
  const link = PAGE + choiceLink(MAYOR, { days: { [id]: day }, hours: { [id]: 18 } });
  await expect(page).toHaveURL(link);
  expect((await calendar.events()).join()).toContain(fill(plan.until, { hour: 18 }));
  await calendar.question(text).uncheck();
  await expect(page).toHaveURL(LINK);
});

test('a number that cannot be one has a message at its field', async ({ page }) => {
  const question = questionsFor(words, MAYOR, TODAY).find(({ counted }) => counted);
  test.skip(!question, 'no question asks for a number');
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const name = fill(words.ask.numberOf, { question: question?.question ?? '' });
  const number = calendar.plan().getByRole('spinbutton', { name, exact: true });
  const message = fill(words.ask.noNumber, { most: figure(MOST.counts) });
  for (const text of ['-5', String(MOST.counts + 1), '1e', '1.5']) {
    await number.fill('');
    await number.pressSequentially(text);
    await expect(number).not.toHaveAttribute('aria-invalid');
    await number.blur();
    await expect(number, text).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toHaveAccessibleDescription(message);
  }
  expect(await violations(page)).toEqual([]);
  await number.fill(String(MOST.counts));
  await number.blur();
  await expect(number).not.toHaveAttribute('aria-invalid');
});

test('in type of twice the size a phone shows the plan whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const calendar = new Calendar(page);
  const federal: Choice = { type: 'federal', day: sundayAfter(800) };
  for (const choice of [MAYOR, federal]) {
    await calendar.open();
    await calendar.open(PAGE + choiceLink(choice));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const field of await calendar.plan().locator('.questions input').all()) {
      const { x = 0, width = 0 } = (await field.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(390);
    }
    const cut = await page.locator('main [type=date]').evaluateAll((fields) =>
      fields.filter((field) => {
        const { width } = field.getBoundingClientRect();
        (field as HTMLElement).style.cssText = 'width: max-content; max-width: none';
        return field.getBoundingClientRect().width > width + 0.5;
      }),
    );
    expect(cut).toHaveLength(0);
    expect(await menuInView(page)).toBe(true);
    const header = await page.getByRole('banner').boundingBox();
    // No word in it is divided.
    expect(header?.height).toBeLessThan(150);
  }
});

test('on a phone the buttons of a plan stay in reach, with their message, and cover no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const file = calendar.button(take.file);
  await expect(file).toBeInViewport({ ratio: 1 });
  expect((await file.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  const last = calendar.plan().getByRole('link', { name: take.request });
  await last.scrollIntoViewIfNeeded();
  await expect(file).toBeInViewport({ ratio: 1 });
  await calendar.events();
  await expect(calendar.take().getByText(take.fileSaved, { exact: true })).toBeInViewport();

  // Backwards, each place that has the focus is below the buttons.
  await last.focus();
  const controls = calendar
    .plan()
    .locator('table :is(a, button, input, summary)')
    .filter({ visible: true });
  for (let count = await controls.count(); count > 0; count -= 1) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const { x, y, width, height } = (document.activeElement as Element).getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return !top?.closest('[role=group]') ? '' : document.activeElement?.outerHTML;
    });
    expect(covered).toBe('');
  }
});

test('a link that was cut off says so, and what is left of it is used', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(
    `${PAGE}?${ELECTION_PARAMETER}=${MAYOR.type}&termin=${MAYOR.day.slice(0, 8)}`,
  );
  await expect(calendar.form().getByRole('alert')).toHaveText(errors.linkBroken);
  await expect(calendar.plan()).toBeHidden();
  await expect(calendar.election()).toHaveValue(MAYOR.type);
  await calendar.day().fill(MAYOR.day);
  await calendar.submit().click();
  await expect(calendar.plan()).toContainText(written(MAYOR.day));
  await expect(calendar.form().getByRole('alert')).toHaveCount(0);

  const [question] = questionsFor(words, MAYOR, TODAY);
  const damaged = calendar.plan().getByText(errors.linkDamaged, { exact: true });
  await expect(damaged).toBeHidden();
  await calendar.open();
  await calendar.open(`${LINK}&${question?.id ?? ''}=2027-0`);
  await expect(damaged).toBeVisible();
});

test('a day on which no Bundestag is due is not called open', async ({ page }) => {
  const open = dates.open.find(({ type, earliest }) => type === 'federal' && earliest);
  test.skip(!open, 'the day of the Bundestag is known');
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink({ type: 'federal', day: sundayAfter(1600) }));
  await expect(calendar.plan()).toBeVisible();
  await expect(calendar.plan()).not.toContainText(form.open);
});

test('a reload opens the plan again, wherever the visitor is in it', async ({ page }) => {
  const calendar = new Calendar(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await calendar.open(LINK);
  await calendar.button(take.file).scrollIntoViewIfNeeded();
  await page.reload();
  await expect(calendar.plan()).toContainText(written(MAYOR.day));
});

test('a day on the wrong side of the election is no answer, and the field says so', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  for (const { id, question, title, after } of questionsFor(words, MAYOR, TODAY)) {
    await calendar.answer(question).fill(addDays(MAYOR.day, after ? -7 : 7));
    await expect(calendar.answer(question)).toHaveAttribute('aria-invalid', 'true');
    await expect(calendar.answer(question)).toHaveAccessibleDescription(
      `${after ? words.ask.tooEarly : words.ask.tooLate} ${words.ask.notInPlan}`,
    );
    await expect(calendar.row(title).filter({ hasText: words.ask.source })).toHaveCount(0);
    // It has to be asked again, so it is still in the mail.
    expect(new URL(page.url()).searchParams.get(id)).toBeNull();
    await expect(calendar.question(question)).not.toBeChecked();
  }
  expect(await violations(page)).toEqual([]);
});

test('before its first day a nomination is too early, and no answer', async ({ page }) => {
  const election = dates.open.find(({ earliest }) => earliest);
  const { type, earliest: day = '' } = election ?? {};
  test.skip(!type, 'no election has an earliest day');
  if (!type) return;
  const choice: Choice = { type, day };
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink(choice));
  await expect(calendar.election()).toHaveValue(type);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await calendar.button(take.link).click();
  await expect(calendar.take().getByText(take.linkCopied, { exact: true })).toBeVisible();
  for (const text of earlyTexts(calendarOf(words, choice, TODAY), TODAY)) {
    await expect(calendar.plan()).toContainText(text);
    expect(await clipboard(page)).toContain(text);
  }
  // Somebody may see one of the events alone.
  const inFile = await calendar.file();
  const isTask = ({ uid }: ICAL.Event) => /-(?:fragen|frueh)@/.test(uid);
  const heading = withoutSoftHyphens(words.ask.heading[type] ?? '');
  const titles = inFile.filter(isTask).map(({ summary }) => summary);
  expect(titles.includes(heading)).toBe(askedOf(choice).length > 0);
  const events = inFile.filter((event) => !isTask(event));
  const fixed = words.deadlines.filter(({ rules }) =>
    rules.some(({ monthsOfTerm }) => monthsOfTerm !== undefined),
  );
  for (const { uid, summary } of events) {
    const moves = !fixed.some(({ id }) => uid.includes(`-${id}@`));
    expect(summary.includes(form.open), summary).toBe(moves);
  }
  // When the day is set, the same events move.
  for (const { uid } of events) expect(uid).not.toContain(day);
  for (const { question, title, earliest } of questionsFor(words, choice, TODAY)) {
    if (!earliest) continue;
    const { law, day } = earliest;
    await calendar.answer(question).fill(addDays(day, -1));
    await calendar.answer(question).blur();
    const reason = fill(words.ask.tooSoon, { day: dayText(day), law });
    await expect(calendar.answer(question)).toHaveAccessibleDescription(
      `${reason} ${words.ask.notInPlan}`,
    );
    // An answer stays until another one takes its place.
    await calendar.answer(question).fill(day);
    await calendar.answer(question).fill(addDays(day, -1));
    await calendar.answer(question).blur();
    await expect(calendar.answer(question)).toHaveAccessibleDescription(
      `${reason} ${fill(words.ask.kept, { day: dayText(day) })}`,
    );
    await expect(calendar.question(question)).toBeChecked();
    await expect(calendar.row(title)).toContainText(dayText(day));
  }
});

test('two answers in the wrong order are both in the plan, and each names the other', async ({
  page,
}) => {
  const questions = questionsFor(words, MAYOR, TODAY);
  const one = questions.find(({ notAfter }) => questions.some(({ id }) => id === notAfter));
  const other = questions.find(({ id }) => id === one?.notAfter);
  test.skip(!one || !other, 'no answer limits another');
  if (!one || !other) return;
  const [day, later] = [addDays(MAYOR.day, -50), addDays(MAYOR.day, -40)];
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.answer(one.question).fill(later);
  await calendar.answer(other.question).fill(day);
  const conflicts = [
    fill(words.ask.conflict, { title: other.title, day: dayText(day) }),
    fill(words.ask.conflict, { title: one.title, day: dayText(later) }),
  ];
  for (const conflict of conflicts) await expect(calendar.plan()).toContainText(conflict);
  await page.reload();
  for (const conflict of conflicts) await expect(calendar.plan()).toContainText(conflict);
  await calendar.answer(other.question).fill(later);
  for (const conflict of conflicts) await expect(calendar.plan()).not.toContainText(conflict);
  await expect(calendar.plan().getByText(words.ask.inPlan, { exact: true })).toHaveCount(2);
});

test('a mayor’s plan leads to the rules of the states, and keeps its address', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.plan().getByRole('link', { name: words.ask.byState }).click();
  await expect(
    page.getByRole('heading', { name: withoutSoftHyphens(rules.headline) }),
  ).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`termin=${MAYOR.day}`));
});

test('the table of mayors’ elections stands below no plan of another election', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const table = page.getByRole('heading', { name: withoutSoftHyphens(rules.headline) });
  for (const type of CAMPAIGN_TYPES) {
    await calendar.open(PAGE + choiceLink({ ...MAYOR, type }));
    await expect(calendar.plan()).toBeVisible();
    await expect(table).toBeVisible({ visible: type === 'mayor' });
  }
});

test('for a mayor’s election the rules of a state stand beside the questions, with their sources', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const states = calendar.plan().getByLabel(words.ask.state, { exact: true });
  for (const [name, read] of Object.entries(stateRules(rules))) {
    await states.selectOption(name);
    const box = calendar.plan().locator('.state-rules');
    await expect(box.locator('dt')).toHaveText(read.map(({ label }) => label));
    for (const { text, days, source, url } of read) {
      if (days) await expect(box).toContainText(written(addDays(MAYOR.day, -days)));
      const entry = box
        .locator('dd')
        .filter({ hasText: withoutSoftHyphens(text) })
        .first();
      await expect(entry.getByRole('link', { name: source })).toHaveAttribute('href', url);
    }
  }
  const last = await states.inputValue();
  await page.reload();
  await expect(states).toHaveValue(last);
  expect(await violations(page)).toEqual([]);
});

test('a mayor’s state is asked in the form, stands above the plan, and changes there, too', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const [state = '', other = ''] = rules.states.map(({ name }) => name);
  await calendar.open();
  await expect(calendar.state()).toBeHidden();
  for (const type of CAMPAIGN_TYPES) {
    await calendar.election().selectOption(type);
    await expect(calendar.state()).toBeVisible({ visible: type === 'mayor' });
  }
  await calendar.election().selectOption(MAYOR.type);
  await calendar.day().fill(MAYOR.day);
  await calendar.state().selectOption(state);
  await calendar.submit().click();
  await expect(page).toHaveURL(PAGE + choiceLink(MAYOR, { state }));
  const head = calendar.plan().locator('.sum').first();
  await expect(head).toContainText(state);
  const inPlan = calendar.plan().getByLabel(words.ask.state, { exact: true });
  await expect(inPlan).toHaveValue(state);
  await page.emulateMedia({ media: 'print' });
  await expect(head.getByText(state)).toBeVisible();
  await page.emulateMedia({ media: null });

  await inPlan.selectOption(other);
  await expect(calendar.state()).toHaveValue(other);
  await expect(head).toContainText(other);
  await page.reload();
  await expect(calendar.state()).toHaveValue(other);
  await expect(inPlan).toHaveValue(other);
  await calendar.state().selectOption('');
  await calendar.submit().click();
  await expect(page).toHaveURL(LINK);
  await expect(inPlan).toHaveValue('');
  expect(await violations(page)).toEqual([]);

  // The state of a mayor's election is none of another election.
  await calendar.state().selectOption(state);
  await calendar.election().selectOption({ label: CAMPAIGN_TYPE_LABELS.local });
  await calendar.submit().click();
  await expect(page).toHaveURL(PAGE + choiceLink({ ...MAYOR, type: 'local' }));
  await expect(head).not.toContainText(state);
});

test('whoever stands for the Bundestag without a party has a plan of their own', async ({
  page,
}) => {
  const choice: Choice = { type: 'federal', day: sundayAfter(500), isIndependent: true };
  const calendar = new Calendar(page);
  await calendar.open();
  for (const type of CAMPAIGN_TYPES) {
    await calendar.election().selectOption(type);
    await expect(calendar.candidacy()).toBeVisible({ visible: type === choice.type });
  }
  await calendar.election().selectOption(choice.type);
  await calendar.day().fill(choice.day);
  const rowsOf = (isIndependent: boolean) =>
    calendarOf(words, { ...choice, isIndependent }, TODAY).map(({ title }) => title);
  const [party, own] = [rowsOf(false), rowsOf(true)];
  const titles = calendar.plan().locator('td strong');
  for (const [name, expected, others] of [
    [form.party, party, own],
    [form.independent, own, party],
  ] as const) {
    await calendar.candidacy().selectOption(name);
    await calendar.submit().click();
    for (const title of expected) {
      await expect(titles.filter({ hasText: title })).not.toHaveCount(0);
    }
    for (const title of others.filter((other) => !expected.includes(other))) {
      await expect(titles.getByText(title, { exact: true })).toHaveCount(0);
    }
  }
  await expect(page).toHaveURL(PAGE + choiceLink(choice));
  await page.reload();
  await expect(calendar.candidacy()).toHaveValue(INDEPENDENT);
  await expect(calendar.plan().locator('.sum').first()).toContainText(words.table.independent);
  expect(await violations(page)).toEqual([]);
});

test('where people apply themselves, nobody is asked about nominations', async ({ page }) => {
  const state = rules.states.find(({ deadline }) => deadline?.isApplication);
  test.skip(!state, 'people apply themselves in no state');
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink(MAYOR, { state: state?.name }));
  const asked = calendar.plan().locator('.questions > ol > li > label');
  const questionsOf = (isIndependent: boolean) =>
    questionsFor(words, { ...MAYOR, isIndependent }, TODAY)
      // What the campaign decides itself comes last.
      .toSorted((one, other) => Number(one.isOwn ?? false) - Number(other.isOwn ?? false))
      .map(({ question }) => question);
  await expect(asked).toHaveText(questionsOf(true));
  await calendar.plan().getByLabel(words.ask.state, { exact: true }).selectOption('');
  await expect(asked).toHaveText(questionsOf(false));
});

test('what is not needed is an answer, and stays one in the link', async ({ page }) => {
  const question = questionsFor(words, MAYOR, TODAY).find(({ isOptional }) => isOptional);
  test.skip(!question, 'no question can be answered so');
  if (!question) return;
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const name = fill(words.ask.notNeededOf, { question: question.question });
  const box = calendar.plan().getByRole('checkbox', { name, exact: true });
  const mail = calendar.plan().getByRole('link', { name: words.ask.mail.label });
  const asked = encodeURIComponent(question.question);
  await expect(mail).toHaveAttribute('href', including(asked));
  await box.check();
  await expect(calendar.question(question.question)).toBeChecked();
  await expect(calendar.plan().getByText(words.ask.none, { exact: true })).toBeVisible();
  await expect(mail).not.toHaveAttribute('href', including(asked));
  await page.reload();
  await expect(box).toBeChecked();
  await calendar.question(question.question).uncheck();
  await expect(page).toHaveURL(LINK);
  await calendar.election().scrollIntoViewIfNeeded();
  expect(await violations(page)).toEqual([]);
});

test('once all is answered, the questions are folded and the lead names what comes next', async ({
  page,
}) => {
  const all = questionsFor(words, MAYOR, TODAY);
  const days = Object.fromEntries(
    all.map(({ id, after }) => [id, addDays(MAYOR.day, after ? 14 : -60)]),
  );
  const counts = Object.fromEntries(
    all.filter(({ counted }) => counted).map(({ id }) => [id, 120]),
  );
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink(MAYOR, { days, counts }));
  const [first] = all;
  await expect(calendar.question(first?.question ?? '')).toBeHidden();
  const entries = calendarOf(words, MAYOR, TODAY, { days, counts });
  const next = firstDue(entries) ?? entries.find((entry) => !isBehind(entry));
  const lead = fill(plan.tickedNext, { next: next?.title ?? '' }).replace(/\.$/, '');
  await expect(calendar.plan().locator('.lead')).toContainText(lead);
  await calendar.questions().click();
  await expect(calendar.question(first?.question ?? '')).toBeVisible();
  // Nothing folds under a finger: neither does a plan that is opened with one question less.
  await calendar.answer(first?.question ?? '').fill('');
  await expect(calendar.question(first?.question ?? '')).toBeVisible();
});

test('the fields of an answer say what they are, on a phone, too', async ({ page }) => {
  const { day, hour, number } = words.ask;
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const question of questionsFor(words, MAYOR, TODAY)) {
      await calendar.question(question.question).check({ force: true });
      const row = calendar.plan().getByRole('listitem').filter({ hasText: question.question });
      const labels = [question.counted && number, day, question.hour && hour];
      for (const label of labels) {
        if (label) await expect(row.getByText(label, { exact: true }).first()).toBeVisible();
      }
    }
  }
});

test('an answer stands in the place of the phase that it replaces, in plan and file', async ({
  page,
}) => {
  const replacing = questionsFor(words, MAYOR, TODAY).filter(({ replaces }) => replaces);
  const days = replacing.map(({ id }) => [id, addDays(MAYOR.day, -30)]);
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink(MAYOR, { days: Object.fromEntries(days) }));
  const titles = await calendar.events();
  for (const { title, replaces } of replacing) {
    const phase = words.phases.find(({ id }) => id === replaces);
    await expect(calendar.row(title).filter({ hasText: phase?.text ?? '' })).toContainText(
      dayText(addDays(MAYOR.day, -30)),
    );
    await expect(calendar.row(phase?.title ?? '')).toHaveCount(0);
    expect(titles).toContain(withoutSoftHyphens(title));
    expect(titles.join()).not.toContain(withoutSoftHyphens(phase?.title ?? ''));
  }
});

test('on a Friday the tasks of the file are in the week that plan and mail name', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const friday = addDays(sundayAfter(1), -2);
  const calendar = new Calendar(page);
  await calendar.open();
  await page.clock.setFixedTime(`${friday}T10:00:00Z`);
  await page.goto(LINK);
  const end = addDays(friday, 9);
  const heading = fill(plan.week, { day: dayText(end) });
  await expect(calendar.plan()).toContainText(heading);
  const mail = calendar.take().getByRole('link', { name: take.share, exact: true });
  const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(searchParams.get('body')).toContain(heading);
  const task = (await calendar.file()).find(({ uid }) => uid.includes('-fragen@'));
  const day = String(task?.startDate);
  expect(day).toBe(addDays(friday, 3));
  expect(day <= end).toBe(true);
});

test('the lead never says that the time is enough where something is too early or over', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const early: Choice = { type: 'mayor', day: sundayAfter(400) };
  await calendar.open(PAGE + choiceLink(early));
  await expect(calendar.plan()).toContainText(plan.early);

  const question = questionsFor(words, early, TODAY).find(({ deadline }) => deadline);
  const over = addDays(TODAY, -1);
  await calendar.answer(question?.question ?? '').fill(over);
  await expect(calendar.plan()).not.toContainText(plan.early);
  const text = fill(plan.over, { title: question?.title ?? '', day: dayText(over) });
  await expect(calendar.plan()).toContainText(text);

  const { type, earliest: day = '' } = dates.open.find(({ earliest }) => earliest) ?? {};
  if (!type || earlyTexts(calendarOf(words, { type, day }, TODAY), TODAY).length === 0) return;
  await calendar.open();
  await calendar.open(PAGE + choiceLink({ type, day }));
  const isAsked = askedOf({ type, day }).length > 0;
  await expect(calendar.plan().getByText(plan.waiting)).toHaveCount(isAsked ? 1 : 0);
  await expect(calendar.plan()).not.toContainText(plan.early);
});

test('what was planned too early is a task of this week: ticked, it is in no mail and no file', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const { type, earliest: day = '' } = dates.open.find(({ earliest }) => earliest) ?? {};
  const choice = { type: type ?? 'federal', day };
  const [task] = earlyTasks(
    type ? calendarOf(words, choice, TODAY) : [],
    questionsFor(words, choice, TODAY),
    {},
    TODAY,
  );
  test.skip(!task, 'nothing is too early');
  if (!task) return;
  const calendar = new Calendar(page);
  await calendar.open(PAGE + choiceLink(choice));
  const week = calendar.plan().locator('tbody').first();
  const mail = calendar.take().getByRole('link', { name: take.share, exact: true });
  const body = async () =>
    new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  const inFile = async () => (await calendar.events()).includes(withoutSoftHyphens(task.title));
  await expect(week).toContainText(task.title);
  expect(await body()).toContain(withoutSoftHyphens(task.title));
  expect(await inFile()).toBe(true);

  await calendar.done(task.title).press('Space');
  await expect(calendar.done(task.title)).toBeChecked();
  await expect(calendar.done(task.title)).toBeFocused();
  const status = calendar.plan().getByRole('status');
  const ticked = fill(plan.ticked, { title: task.title });
  await expect(status.filter({ hasText: ticked })).toHaveCount(1);
  await expect(page).toHaveURL(PAGE + choiceLink(choice, {}, [task.id]));
  expect(await body()).not.toContain(withoutSoftHyphens(task.title));
  expect(await inFile()).toBe(false);

  await page.reload();
  await expect(calendar.plan()).toContainText(written(day));
  await expect(week).not.toContainText(task.title);
  await calendar.behind().press('Enter');
  await expect(calendar.done(task.title)).toBeChecked();
});

test('a day that was read about a state is in the plan until the office names its own', async ({
  page,
}) => {
  const question = questionsFor(words, MAYOR, TODAY).find(({ rule }) => rule);
  const [state = '', read] =
    Object.entries(stateRules(rules))
      .map(([name, all]) => [name, all.find((each) => each.name === question?.rule)] as const)
      .find(([, rule]) => rule?.days && !rule.isEarliest) ?? [];
  test.skip(!question || !read?.days, 'no rule of a state counts in days');
  if (!question || !read?.days) return;
  const day = addDays(MAYOR.day, -read.days);
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.plan().getByLabel(words.ask.state, { exact: true }).selectOption(state);
  const named = fill(words.ask.read, { source: read.source, asOf: read.asOf });
  const row = calendar.row(question.title).filter({ hasText: named });
  await expect(row).toContainText(dayText(day));
  if (question.deadline && day > TODAY) {
    await expect(calendar.plan().getByText(plan.nextDeadline)).toContainText(question.title);
  }
  const end = read.hour === undefined ? '' : `, ${fill(plan.until, { hour: read.hour })}`;
  expect(await calendar.events()).toContain(`${plan.deadline}: ${question.title}${end}`);
  const answer = calendar.answer(question.question);
  const later = addDays(day, 1);
  await answer.fill(later);
  // Of two days the earlier one stays, too.
  const doubt = fill(words.ask.doubt, { day: dayText(later) });
  await expect(row.filter({ hasText: doubt })).toHaveCount(question.deadline ? 1 : 0);
  const remark = calendar.plan().getByText(fill(words.ask.differs, { day: dayText(day) }));
  await expect(remark).toBeVisible();
  await answer.fill(addDays(day, -1));
  await expect(remark).toBeVisible();
  await expect(row).toHaveCount(0);
  await answer.fill(day);
  await expect(remark).toHaveCount(0);
  // The tick came with the day.
  await expect(calendar.question(question.question)).toBeChecked();
  await answer.fill('');
  await expect(calendar.question(question.question)).not.toBeChecked();
  await expect(row).toHaveCount(1);
});

test('on a phone a question takes its answer once it is ticked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const [{ question } = { question: '' }] = questionsFor(words, MAYOR, TODAY);
  await expect(calendar.answer(question)).toBeHidden();
  await calendar.question(question).check({ force: true });
  await calendar.answer(question).fill(addDays(MAYOR.day, -30));
  await calendar.answer(question).fill('');
  await expect(calendar.question(question)).toBeChecked();
  // A day that is refused stays in view, with the reason.
  await calendar.answer(question).fill(addDays(MAYOR.day, 7));
  await calendar.answer(question).blur();
  await expect(calendar.question(question)).not.toBeChecked();
  const refusal = `${words.ask.tooLate} ${words.ask.notInPlan}`;
  await expect(calendar.answer(question)).toHaveAccessibleDescription(refusal);
  await expect(calendar.answer(question)).toBeVisible();
  // No cross stands beside a day that is not in the plan.
  await calendar.question(question).check({ force: true });
  await expect(calendar.answer(question)).toHaveAccessibleDescription('');
  await expect(calendar.answer(question)).toHaveValue('');
});

test('the open questions are a mail that the visitor sends', async ({ page }) => {
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const mail = calendar.plan().getByRole('link', { name: words.ask.mail.label, exact: true });
  const { protocol, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toContain(dayText(MAYOR.day));
  for (const { question, isOwn } of questionsFor(words, MAYOR, TODAY)) {
    // No office knows what the campaign decides itself.
    expect(searchParams.get('body')?.includes(question)).toBe(!isOwn);
  }
});

test('the open questions can be copied for a form or a mail on the web', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  const [asked, ...others] = questionsFor(words, MAYOR, TODAY).filter(({ isOwn }) => !isOwn);
  await calendar.question(asked?.question ?? '').check();
  await calendar.button(words.ask.mail.copy).click();
  await expect(calendar.plan().getByText(words.ask.mail.copied, { exact: true })).toBeVisible();
  const election = { name: CAMPAIGN_TYPE_LABELS.mayor, day: dayText(MAYOR.day) };
  const { body } = mailOf(
    words.ask,
    election,
    others.map(({ question }) => question),
  );
  expect(await clipboard(page)).toBe(body);

  // Whoever has asked all of them can ask again.
  for (const { question } of others) await calendar.question(question).check();
  await calendar.button(words.ask.mail.copy).click();
  const again = mailOf(
    words.ask,
    election,
    [...(asked ? [asked] : []), ...others].map(({ question }) => question),
  );
  expect(await clipboard(page)).toBe(again.body);
});

test('an election whose day is open says when it is about', async ({ page }) => {
  test.skip(dates.open.length === 0, 'each election has its day');
  const calendar = new Calendar(page);
  await calendar.open();
  for (const { type, name, when, earliest = '' } of dates.open) {
    await calendar.day().fill('');
    await calendar.election().selectOption({ label: `${name}, ${when}` });
    await expect(calendar.election()).toHaveValue(type);
    await expect(calendar.day()).toHaveValue(earliest);
    await expect(calendar.day()).toHaveAccessibleDescription(fill(form.openHint, { when }));
    if (!earliest) continue;
    await calendar.submit().click();
    await expect(calendar.plan()).toContainText(`${form.open}: ${when}`);
    const mail = calendar.plan().getByRole('link', { name: words.ask.mail.label, exact: true });
    if (askedOf({ type, day: earliest }).length > 0) {
      const subject = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('subject');
      expect(subject).toBe(fill(words.ask.mail.subjectOpen, { name, when }));
    }
  }
});

test('where the browser cannot share, the link goes with a mail', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const calendar = new Calendar(page);
  // All but one question of the office are answered.
  const [open] = askedOf(MAYOR);
  const asked = questionsFor(words, MAYOR, TODAY).filter(({ id }) => id !== open?.id);
  const days = Object.fromEntries(
    asked.map(({ id, after }, index) => [id, addDays(MAYOR.day, after ? 14 : index - 40)]),
  );
  await calendar.open(PAGE + choiceLink(MAYOR, { days }));
  const mail = calendar.take().getByRole('link', { name: take.share, exact: true });
  const { protocol, searchParams } = new URL((await mail.getAttribute('href')) ?? '');
  const name = CAMPAIGN_TYPE_LABELS.mayor;
  const title = fill(take.message, { name, day: written(MAYOR.day) });
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe(title);
  const body = searchParams.get('body') ?? '';
  expect(body).toContain(title);
  expect(body).toContain(withoutSoftHyphens(words.ask.heading.mayor ?? ''));
  const ahead = calendarOf(words, MAYOR, TODAY, { days }).filter((entry) => !isBehind(entry));
  const binding = ahead.filter(({ isDeadline, kind }) => isDeadline || kind === 'answer');
  expect(binding.length).toBeGreaterThanOrEqual(asked.length);
  for (const entry of [...ahead.slice(0, 1), ...binding]) {
    const line = body.split(/\r?\n/).find((each) => each.endsWith(withoutSoftHyphens(entry.title)));
    expect(line).toContain(written(entry.day));
  }
  expect(body.endsWith(page.url())).toBe(true);
});

test('where the browser can share, the link goes with a line about it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })),
    });
  });
  const calendar = new Calendar(page);
  await calendar.open(LINK);
  await calendar.button(take.share).click();
  const shared = await page.evaluate(() => (window as never as { shared: unknown }).shared);
  const name = CAMPAIGN_TYPE_LABELS.mayor;
  expect(shared).toMatchObject({ url: new URL(LINK, page.url()).href });
  expect((shared as { text: string }).text).toContain(
    fill(take.message, { name, day: written(MAYOR.day) }),
  );
});

test('the calendar is printed alone, on one sheet, with the day and its address', async ({
  page,
}) => {
  const calendar = new Calendar(page);
  const federal: Choice = { type: 'federal', day: sundayAfter(800) };
  const asked = questionsFor(words, federal, TODAY);
  const answers = asked.map(({ id, after }) => [id, addDays(federal.day, after ? 7 : -60)]);
  const done = words.phases.map(({ id }) => id);
  for (const [choice, link] of [
    [MAYOR, choiceLink(MAYOR)],
    [federal, choiceLink(federal)],
    [federal, choiceLink(federal, { days: Object.fromEntries(answers) })],
    [MAYOR, choiceLink(MAYOR, {}, done)],
  ] as const) {
    await page.emulateMedia({ media: null });
    await calendar.open();
    await calendar.open(PAGE + link);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(calendar.plan()).toContainText(fill(plan.printed, { day: dayText(TODAY) }));
    await expect(calendar.plan()).toContainText(page.url());
    await expect(calendar.plan()).toContainText(plan.legend);
    for (const text of earlyTexts(calendarOf(words, choice, TODAY), TODAY)) {
      await expect(calendar.plan().getByText(text).first()).toBeVisible();
    }
    expect(await paleOnPaper(page)).toEqual([]);
    // One sheet takes about as many letters as the content has today.
    const sheets = Math.ceil((await calendar.plan().innerText()).length / 4000);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
  }
});

test('a calendar that cannot be loaded says so, and is tried again', async ({ page }) => {
  const calendar = new Calendar(page);
  const scripts = '**/_astro/*ElectionCalendar*.js*';
  await page.route(scripts, (route) => route.abort());
  await page.goto(PAGE);
  await calendar.election().selectOption(MAYOR.type);
  await calendar.day().fill(MAYOR.day);
  const [{ name: state } = { name: '' }] = rules.states;
  await calendar.state().selectOption(state);
  await expect(calendar.failure()).toBeVisible();
  await page.unroute(scripts);
  await calendar.submit().click();
  await expect(page).toHaveURL(PAGE + choiceLink(MAYOR, { state }));
  await expect(calendar.plan()).toContainText(written(MAYOR.day));
  await expect(calendar.failure()).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('phases and deadlines are there, counted from the election', async ({ page }) => {
    await page.goto(PAGE);
    const calendar = new Calendar(page);
    const general = calendar.general();
    for (const { title } of words.phases) {
      await expect(general.getByText(title).first()).toBeVisible();
    }
    await general.locator('summary').click();
    for (const { title, rules } of words.deadlines) {
      const row = general.getByRole('row').filter({ hasText: title });
      for (const rule of rules) {
        for (const text of [ruleText(rule, words.table), rule.law]) {
          await expect(row.filter({ hasText: text })).not.toHaveCount(0);
        }
      }
    }
    await expect(calendar.election()).toBeHidden();
  });
});
