import { expect, test } from 'vitest';
import { calendarOf } from '../../../src/features/election-calendar/calendar.ts';
import {
  canBeDone,
  endOfWeek,
  groupsOf,
  isDue,
  nextDeadlines,
} from '../../../src/features/election-calendar/plan.ts';
import {
  adviceText,
  earlyText,
  irregularText,
  mailOf,
  remarkOn,
} from '../../../src/features/election-calendar/plan-texts.ts';
import {
  electionName,
  openWhen,
  publishedText,
} from '../../../src/features/election-calendar/published.ts';
import type { Choice } from '../../../src/features/election-calendar/rules.ts';
import { CALENDAR, DATES, STATES } from '../../fixtures/election-calendar.ts';

const MAYOR: Choice = { type: 'mayor', day: '2027-09-12' };
const FEDERAL: Choice = { type: 'federal', day: '2029-01-28' };
const { ask } = CALENDAR;

test.each([
  ['2026-11-23', '2026-11-29'],
  // From Friday on, the planned week is the next one.
  ['2026-11-26', '2026-11-29'],
  ['2026-11-27', '2026-12-06'],
  ['2026-11-29', '2026-12-06'],
])('on %s one plans up to %s', (today, sunday) => expect(endOfWeek(today)).toBe(sunday));

test('a plan begins with overdue stations and folds what is over; a tick moves no row', () => {
  const today = '2027-08-23';
  const answers = { wahlvorschlag: '2027-07-05', plakate: '2027-08-01' };
  const groupsWith = (done: string[], doneAtOpening: string[] = []) => {
    const entries = calendarOf(CALENDAR, MAYOR, today, { answers, done });
    const groups = Object.entries(groupsOf(entries, today, doneAtOpening));
    return Object.fromEntries(
      groups.map(([name, list]) => [name, list.map(({ id }) => id).join()]),
    );
  };
  const open = {
    week: 'start,briefwahl',
    running: 'meldeamt,plakate',
    month: 'danach',
    later: 'loeschen',
    behind: 'antwort-wahlvorschlag',
  };
  expect(groupsWith([])).toEqual(open);
  expect(groupsWith(['start'])).toEqual(open);
  expect(groupsWith(['start'], ['start'])).toEqual({
    ...open,
    week: 'briefwahl',
    behind: 'start,antwort-wahlvorschlag',
  });
});

test('stations whose day has come can be ticked, nothing else', () => {
  const entries = calendarOf(CALENDAR, MAYOR, '2027-08-01', { rules: STATES.Hessen });
  const tickable = entries.filter((entry) => canBeDone(entry, '2027-08-01'));
  expect(tickable.map(({ id }) => id)).toEqual(['start', 'plakate', 'briefwahl']);
  expect(entries.filter(isDue).map(({ id }) => id)).toEqual(['start']);
});

test('the next deadlines are those of one day before the election', () => {
  const titles = (today: string) =>
    nextDeadlines(calendarOf(CALENDAR, FEDERAL, today), FEDERAL).map(({ title }) => title);
  expect(titles('2028-10-23')).toEqual(['Beteiligung anzeigen']);
  expect(titles('2028-10-24')).toEqual(['Wahlvorschlag abgeben']);
  expect(titles('2029-01-13')).toEqual([]);
});

test.each([
  ['2028-10-23', ''],
  ['2028-10-24', 'Vorbei: Beteiligung anzeigen, 23.\u00a0Oktober 2028.'],
])('on %s a plan says: %s', (today, text) => {
  const entries = calendarOf(CALENDAR, FEDERAL, today);
  expect(adviceText(entries, FEDERAL, today, CALENDAR)).toBe(text);
});

test('less than six weeks before an election, the advice says that time is short', () => {
  const advice = (today: string) => adviceText([], MAYOR, today, CALENDAR);
  expect([advice('2027-08-01'), advice('2027-08-02')]).toEqual(['', 'Knapp.']);
});

test('a sentence says what is not allowed yet, until its day', () => {
  const early = (today: string) => earlyText(calendarOf(CALENDAR, FEDERAL, today), today);
  expect(early('2027-11-24')).toBe(
    'Aufstellen erst am 25.\u00a0November 2027 (§ 21 Abs. 3 BWahlG).',
  );
  expect(early('2027-11-25')).toBe('');
});

test('a day outside of the regular term is named', () => {
  expect(irregularText(FEDERAL, CALENDAR)).toBe('');
  const text = irregularText({ ...FEDERAL, day: '2028-06-04' }, CALENDAR);
  expect(text).toContain('25.\u00a0Januar 2029');
  expect(text).toContain('25.\u00a0März 2029');
});

test('a published election is named with its source, and an open one with its time', () => {
  const landtag: Choice = { type: 'state', day: '2027-03-14' };
  expect(electionName(landtag, DATES)).toBe('Landtagswahl A');
  const shared: Choice = { ...landtag, day: '2027-04-18' };
  expect(electionName(shared, DATES)).toBe('Landtagswahl');
  const named: Choice = { ...shared, electionId: 'landtagswahl-b' };
  expect(electionName(named, DATES)).toBe('Landtagswahl B');
  expect(publishedText(named, DATES, CALENDAR)).toBe('Termin laut Land B.');
  expect(publishedText(shared, DATES, CALENDAR)).toMatch(/Landtagswahl C.*Termin laut Land B\.$/);
  expect(publishedText(MAYOR, DATES, CALENDAR)).toBe('');
  expect([openWhen(FEDERAL, DATES), openWhen(MAYOR, DATES)]).toEqual(['Anfang 2029', undefined]);
});

test('a typed day stands in the plan, also one that is over', () => {
  const remark = (day: string, kind: 'begins' | 'ends') =>
    remarkOn(day, { id: 'x', question: 'x', title: 'x', kind }, '2027-01-02', ask);
  expect([remark('2027-01-01', 'ends'), remark('2027-01-02', 'ends')]).toEqual([
    'Vorbei.',
    'Steht im Plan.',
  ]);
  expect(remark('2027-01-01', 'begins')).toBe('Steht im Plan.');
});

test('the questions are one text', () => {
  expect(mailOf(ask, 'Landtagswahl A, 14. März 2027', ask.questions.slice(0, 2))).toEqual({
    subject: 'Fristen: Landtagswahl A, 14. März 2027',
    body: 'Guten Tag,\n\nzu Landtagswahl A, 14. März 2027:\n\n1. Bis wann der Wahlvorschlag?\n2. Bis wann die Bewerbung?\n\nDanke',
  });
});
