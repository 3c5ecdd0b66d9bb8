import { expect, test } from 'vitest';
import type { PlanDetails } from '../../../src/features/election-calendar/address.ts';
import { publishedText } from '../../../src/features/election-calendar/elections.ts';
import { dueDay, endOfWeek, groupsOf } from '../../../src/features/election-calendar/entry.ts';
import { mailOf } from '../../../src/features/election-calendar/office.ts';
import type { Choice } from '../../../src/features/election-calendar/rules.ts';
import { CALENDAR, DATES, planOn } from '../../fixtures/election-calendar.ts';

const MAYOR: Choice = { type: 'mayor', day: '2027-09-12' };
const FEDERAL: Choice = { type: 'federal', day: '2029-01-28' };

test.each([
  ['2026-11-23', '2026-11-29'],
  // From Friday on, the planned week is the next one.
  ['2026-11-26', '2026-11-29'],
  ['2026-11-27', '2026-12-06'],
  ['2026-11-29', '2026-12-06'],
])('on %s one plans up to %s', (today, sunday) => expect(endOfWeek(today)).toBe(sunday));

test('a ticked station stays in its group until the plan is opened again', () => {
  const today = '2027-08-23';
  const answers = { wahlvorschlag: '2027-07-05', plakate: '2027-08-01' };
  const groupsWith = (done: string[], doneAtOpening: string[] = []) => {
    const { entries } = planOn(today, MAYOR, { answers, done });
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

test('until the election, the next deadlines are those of one day before it', () => {
  const titles = (today: string) => planOn(today, FEDERAL).next.map(({ title }) => title);
  expect(titles('2028-10-23')).toEqual(['Beteiligung anzeigen']);
  expect(titles('2028-10-24')).toEqual(['Wahlvorschlag abgeben']);
  expect(titles('2029-01-13')).toEqual([]);
});

test('after its election, a plan shows what is left to do until its last entry is over', () => {
  const planAfter = (today: string) => {
    const plan = planOn(today, MAYOR);
    const ids = plan.entries.filter(({ status }) => status !== 'past').map(({ id }) => id);
    const next = plan.next.map(({ id }) => id);
    return [ids.join(), next.join(), plan.warnings.join(), plan.isOver];
  };
  expect(planAfter('2027-09-13')).toEqual(['danach,loeschen', 'loeschen', '', false]);
  expect(planAfter('2027-10-12')).toEqual(['danach,loeschen', 'loeschen', '', false]);
  expect(planAfter('2027-10-13')).toEqual(['danach', '', '', true]);
});

test('after its election, a plan asks the office for the runoff alone and keeps all answers', () => {
  const { questions, entries } = planOn('2027-09-13', MAYOR, {
    answers: { wahlvorschlag: '2027-07-01' },
  });
  expect(questions.map(({ id }) => id)).toEqual(['stichwahl']);
  expect(entries.map(({ id }) => id)).toContain('antwort-wahlvorschlag');
});

test('a deadline of several days that has begun is next on its last day', () => {
  const next = (today: string) => {
    const [first] = planOn(today, FEDERAL).next;
    return first && [first.title, dueDay(first, today)];
  };
  expect(next('2029-01-07')).toEqual(['Eintrag prüfen', '2029-01-08']);
  expect(next('2029-01-08')).toEqual(['Eintrag prüfen', '2029-01-08']);
  expect(next('2029-01-10')).toEqual(['Eintrag prüfen', '2029-01-12']);
});

test.each<[string, Choice, string[]]>([
  ['2027-11-24', FEDERAL, ['Aufstellen erst am 25.\u00a0November 2027 (§ 21 Abs. 3 BWahlG).']],
  ['2027-11-25', FEDERAL, []],
  ['2028-10-23', FEDERAL, []],
  ['2028-10-24', FEDERAL, ['Vorbei: Beteiligung anzeigen, 23.\u00a0Oktober 2028.']],
  ['2027-08-01', MAYOR, []],
  ['2027-08-02', MAYOR, ['Knapp.']],
  [
    '2026-11-23',
    { type: 'federal', day: '2028-06-04' },
    ['Regulär 25.\u00a0Januar 2029 bis 25.\u00a0März 2029.'],
  ],
  ['2026-11-23', { type: 'mayor', day: '2027-09-13' }, ['Montag, 13.\u00a0September 2027?']],
  ['2026-11-23', { type: 'state', day: '2027-04-18' }, ['Landtagswahl B und Landtagswahl C?']],
])('on %s the plan of %j warns: %j', (today, choice, warnings) => {
  expect(planOn(today, choice).warnings).toEqual(warnings);
});

test('the name of a plan has its election, the candidacy and the state', () => {
  const nameOf = (choice: Choice, details: Partial<PlanDetails> = {}) =>
    planOn('2026-11-23', choice, details).name;
  expect(nameOf({ type: 'state', day: '2027-03-14' })).toBe('Landtagswahl A');
  expect(nameOf({ type: 'state', day: '2027-04-18' })).toBe('Landtagswahl');
  const named = { type: 'state', day: '2027-04-18', electionId: 'landtagswahl-b' } as const;
  expect(nameOf(named)).toBe('Landtagswahl B');
  expect(nameOf(MAYOR, { federalState: 'Hessen' })).toBe('Bürgermeisterwahl, Hessen');
  expect(nameOf(FEDERAL, { isIndependent: true })).toBe('Bundestagswahl, ohne Partei');
  const times = [FEDERAL, MAYOR].map((choice) => planOn('2026-11-23', choice).when);
  expect(times).toEqual(['Anfang 2029', undefined]);
});

test('a published election is named with its source', () => {
  const text = (from: number, to: number) =>
    publishedText(DATES.items.slice(from, to), DATES, CALENDAR);
  expect(text(1, 2)).toBe('Termin laut Land B.');
  expect(text(1, 3)).toMatch(/Landtagswahl C.*Termin laut Land B\.$/);
  expect(text(0, 0)).toBe('');
});

test('if people apply for the office, the questions are those of applicants', () => {
  const { questions } = planOn('2026-11-23', MAYOR, { federalState: 'Baden-Württemberg' });
  const ids = questions.map(({ id }) => id);
  expect(ids).toEqual(['bewerbung', 'wahlscheine', 'plakate', 'stichwahl']);
});

test('the questions are one text', () => {
  const { ask } = CALENDAR;
  expect(mailOf(ask, 'Landtagswahl A, 14. März 2027', ask.questions.slice(0, 2))).toEqual({
    subject: 'Fristen: Landtagswahl A, 14. März 2027',
    body: 'Guten Tag,\n\nzu Landtagswahl A, 14. März 2027:\n\n1. Bis wann der Wahlvorschlag?\n2. Bis wann die Bewerbung?\n\nDanke',
  });
});
