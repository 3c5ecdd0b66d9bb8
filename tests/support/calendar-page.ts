import { type Page, test } from 'playwright/test';
import { fill, readEntry } from './content.ts';
import { asRead } from './html.ts';
import { PageObject } from './page-object.ts';
import { islandReady } from './waits.ts';

/** The words of the page. */
export const words = readEntry('electionCalendar');
const { ask, form, plan } = words;
const dates = readEntry('electionDates');

export const PAGE = '/wahlkalender';
/** The plan of a mayor's election. */
export const DAY = '2027-09-12';
export const LINK = `${PAGE}?wahl=mayor&termin=${DAY}`;
/** The day that the office names in the tests. */
export const NAMED = '2027-07-14';

/** A question about a day by which the candidates of a mayor's election have to do something. */
const question = ask.questions.find(
  ({ elections, candidacy, kind }) =>
    elections?.includes('mayor') && candidacy !== 'independent' && kind === 'deadline',
);
const { question: QUESTION = '', title: TITLE = '' } = question ?? {};
/** The parameter of the answer to this question. */
export const ANSWER = question?.id ?? '';
/** A station up to the day of the election, whose day no answer changes. */
const station = words.stations.find(
  ({ days = 0, months = 0, question: asked }) => days >= 0 && months >= 0 && !asked,
);
/** The plan with an answer and a tick. */
export const FILLED = `${LINK}&${ANSWER}=${NAMED}&erledigt=${station?.id}`;
/** A moment at which this station can be ticked, however far before the election an editor puts it. */
export const ELECTION_DAY = `${DAY}T10:00:00Z`;

export const skipWithoutQuestion = () =>
  test.skip(!question, 'no question asks for a deadline of mayors’ elections');
export const skipWithoutStation = () => test.skip(!station, 'no station is before the election');

/** The elections in the built page, which leaves out those that are over when it is built. */
const ahead = dates.items.filter((election) => Date.parse(election.day) > Date.now());
/** One of them, if possible one whose office is known. */
export const published = ahead.find((election) => election.office) ?? ahead[0];
const { id, type, day = DAY } = published ?? {};
/** The plan of the published election. */
export const PUBLISHED = `${PAGE}?wahl=${type}&termin=${day}&wahl-name=${id}`;
/** Ninety days before the published election, in milliseconds. */
export const AHEAD = Date.parse(day) - 90 * 86_400_000;

/** /wahlkalender as a visitor uses it. */
export class CalendarPage extends PageObject {
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
}

/** Opens the page, by default on 23 November 2026. */
export async function openCalendar(
  page: Page,
  address: string = PAGE,
  now: string | number = '2026-11-23T10:00:00Z',
): Promise<CalendarPage> {
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await islandReady(page, 'ElectionCalendar');
  return new CalendarPage(page);
}

/** Opens the plan of a mayor's election and unfolds its questions to the office. */
export async function openQuestions(page: Page, now?: string): Promise<CalendarPage> {
  skipWithoutQuestion();
  const calendar = await openCalendar(page, LINK, now);
  await calendar.questions().click();
  return calendar;
}
