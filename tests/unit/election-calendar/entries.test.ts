import { expect, test } from 'vitest';
import type { Choice } from '../../../src/features/election-calendar/choice.ts';
import {
  type MayorRules,
  rulesByState,
} from '../../../src/features/election-calendar/mayor-rules-schema.ts';
import { groupsOf } from '../../../src/features/election-calendar/plan/status.ts';
import { DATES, deadline, planOn, question, station } from './support/plan.ts';

const MAYOR: Choice = { type: 'mayor', day: '2027-09-12' };
const FEDERAL: Choice = { type: 'federal', day: '2029-01-28' };

const entriesOf = (choice: Choice, given: Parameters<typeof planOn>[2]) =>
  planOn('2026-11-23', choice, given).entries;

test('a day that a law sets is a deadline, a beginning or an event', () => {
  const deadlines = [
    deadline('stimmabgabe', { days: 0, hour: 18 }),
    deadline('einsicht', { days: 20, untilDays: 16 }),
    deadline('zulassung', { days: 58 }, { kind: 'event' }),
    deadline('wahlvorschlag', { days: 69, hour: 18 }),
    deadline('meldung', { monthsBeforeYear: 9 }),
    deadline('aufstellung', { monthsOfTerm: 32 }, { kind: 'beginning' }),
  ];
  expect(entriesOf(FEDERAL, { deadlines })).toMatchObject([
    { id: 'aufstellung', kind: 'beginning', day: '2027-11-25', isFixed: true },
    { id: 'meldung', kind: 'deadline', day: '2028-04-01' },
    { id: 'wahlvorschlag', kind: 'deadline', day: '2028-11-20', hour: 18, isFixed: false },
    { id: 'zulassung', kind: 'event', day: '2028-12-01' },
    { id: 'einsicht', kind: 'deadline', day: '2029-01-08', until: '2029-01-12' },
    { id: 'stimmabgabe', kind: 'event', day: '2029-01-28' },
  ]);
  // The deadlines that count from the start of the term do not hold if the term ends early.
  const early: Choice = { type: 'federal', day: '2027-06-06' };
  expect(entriesOf(early, { deadlines: deadlines.slice(-1) })).toEqual([]);
});

test('a deadline has the rule of the election, whose text takes the place of its own', () => {
  const rules = [
    { elections: ['federal' as const], days: 69, law: '§ 19 BWahlG', text: 'Schriftlich.' },
    { elections: ['european' as const], days: 83, law: '§ 11 EuWG' },
  ];
  const deadlines = [deadline('wahlvorschlag', {}, { text: 'Rechtzeitig.', rules })];
  expect(entriesOf(FEDERAL, { deadlines })).toMatchObject([
    { day: '2028-11-20', source: '§ 19 BWahlG', text: 'Schriftlich.' },
  ]);
  expect(entriesOf({ type: 'european', day: '2029-06-10' }, { deadlines })).toMatchObject([
    { day: '2029-03-19', source: '§ 11 EuWG', text: 'Rechtzeitig.' },
  ]);
  expect(entriesOf(MAYOR, { deadlines })).toEqual([]);
});

test('a station has the day that the law of an election sets', () => {
  const byLaw = { federal: { days: 58, label: 'Ab Zulassung', law: '§ 28 BWO' } };
  const stations = [station('briefwahl', 42, { byLaw })];
  expect(entriesOf(FEDERAL, { stations })).toMatchObject([
    { kind: 'station', day: '2028-12-01', label: 'Ab Zulassung', source: '§ 28 BWO' },
  ]);
  expect(entriesOf(MAYOR, { stations })).toMatchObject([
    { kind: 'station', day: '2027-08-01', label: 'Station 42', source: '' },
  ]);
});

test('each candidacy has its own deadlines', () => {
  const deadlines = [
    deadline('beteiligung', { days: 97 }, { candidacy: 'party' }),
    deadline('formblaetter', { days: 90 }, { candidacy: 'independent' }),
    deadline('wahlvorschlag', { days: 69 }),
  ];
  const ids = (isIndependent: boolean) =>
    entriesOf(FEDERAL, { deadlines, isIndependent }).map(({ id }) => id);
  expect(ids(false)).toEqual(['beteiligung', 'wahlvorschlag']);
  expect(ids(true)).toEqual(['formblaetter', 'wahlvorschlag']);
});

test('the plan of a published election has the deadlines of its state', () => {
  const texts = { title: 'Wahlvorschläge', text: 'Beim Land.', law: '§ 28 LWG' };
  const deadlines = [{ id: 'vorschlaege', days: 69, hour: 18, ...texts }];
  const items = DATES.items.map((election) => ({ ...election, deadlines }));
  const choice: Choice = { type: 'state', day: '2027-03-14' };
  expect(entriesOf(choice, { dates: { ...DATES, items } })).toMatchObject([
    { id: 'vorschlaege', kind: 'deadline', day: '2027-01-04', hour: 18, source: '§ 28 LWG' },
  ]);
});

const SOURCE = { id: 'kwg', name: 'KWG', asOf: '2011', url: 'https://a.example/kwg' };
const READ = 'laut KWG, 2011';
const PROPOSAL = question('wahlvorschlag', 'deadline', {
  rule: 'deadline',
  text: 'Mit Unterlagen.',
});
const DEADLINE = { text: '69. Tag', days: 69, hour: 18, source: 'kwg' };
/** The rules of a state that has these. */
function rulesOf(state: Partial<MayorRules['states'][number]>) {
  const columns = { deadline: 'Frist', signatures: 'Unterschriften', runoff: 'Stichwahl' };
  const states = [{ name: 'Hessen', ...state }];
  const file = { headline: '', text: '', asOf: '', columns, sources: [SOURCE], states };
  return rulesByState(file as MayorRules)['Hessen'] ?? [];
}

test('a mayor’s plan has the days of its state, and says what to do about them', () => {
  const questions = [PROPOSAL, question('stichwahl', 'event', { rule: 'runoff' })];
  const rules = rulesOf({
    deadline: DEADLINE,
    signatures: { text: '200', source: 'kwg' },
    runoff: { text: 'am 14. Tag', days: 14, source: 'kwg' },
  });
  expect(entriesOf(MAYOR, { questions, rules })).toMatchObject([
    {
      kind: 'deadline',
      day: '2027-07-05',
      hour: 18,
      source: READ,
      text: 'Mit Unterlagen. Unterschriften: 200. Lass dir den Tag bestätigen.',
    },
    { kind: 'event', day: '2027-09-26', source: READ, text: 'Lass dir den Tag bestätigen.' },
  ]);
});

test('a deadline whose day the municipality sets says so', () => {
  const rules = rulesOf({ deadline: { ...DEADLINE, isEarliest: true } });
  expect(entriesOf(MAYOR, { questions: [PROPOSAL], rules })).toMatchObject([
    { title: 'wahlvorschlag (frühestens)', text: 'Mit Unterlagen. Den Tag setzt die Gemeinde.' },
  ]);
});

test('a day that the office has named replaces a published one, which its text names', () => {
  const rules = rulesOf({ deadline: DEADLINE });
  const named = (day: string) =>
    entriesOf(MAYOR, { questions: [PROPOSAL], rules, answers: { wahlvorschlag: day } });
  const published = 'Montag, 5.\u00a0Juli 2027, bis 18 Uhr';
  expect(named('2027-07-01')).toMatchObject([
    {
      day: '2027-07-01',
      hour: undefined,
      text: `Mit Unterlagen. Veröffentlicht: ${published} (${READ}).`,
    },
  ]);
  // The hour of the published deadline holds if the office confirms its day.
  expect(named('2027-07-05')).toMatchObject([
    { hour: 18, label: '69. Tag, 18 Uhr', source: 'laut Amt', text: 'Mit Unterlagen.' },
  ]);
});

test('a named day replaces a station and takes its text and its id', () => {
  const stations = [station('aushang', 42, { text: 'Mit Leiter.', question: 'plakate' })];
  const given = { stations, questions: [question('plakate', 'beginning')] };
  expect(entriesOf(MAYOR, { ...given, answers: { plakate: '2027-08-22' } })).toMatchObject([
    { id: 'aushang', kind: 'beginning', title: 'plakate', day: '2027-08-22', text: 'Mit Leiter.' },
  ]);
});

/** A campaign whose entries follow in this order: meldeamt, start, wahlvorschlag, briefwahl, danach, loeschen. */
const CAMPAIGN = {
  stations: [station('start', 90), station('briefwahl', 42), station('danach', -1)],
  deadlines: [
    deadline('meldeamt', { days: 180 }, { kind: 'beginning' }),
    deadline('wahlvorschlag', { days: 69 }),
    deadline('loeschen', { days: -15 }),
  ],
};

test.each([
  ['2027-08-01', 'running, done, past, today, later, later'],
  ['2027-08-23', 'running, done, past, due, next, later'],
  ['2027-09-13', 'past, past, past, past, today, later'],
])('on %s the entries of a campaign are %s', (today, statuses) => {
  const { entries } = planOn(today, MAYOR, { ...CAMPAIGN, done: ['start'] });
  expect(entries.map(({ status }) => status).join(', ')).toBe(statuses);
});

test('a ticked station stays in its group until the plan is opened again', () => {
  const { entries } = planOn('2027-08-23', MAYOR, { ...CAMPAIGN, done: ['start'] });
  const groupsWith = (doneAtOpening: string[]) =>
    Object.entries(groupsOf(entries, '2027-08-23', doneAtOpening)).map(
      ([name, list]) => `${name}: ${list.map(({ id }) => id).join(', ')}`,
    );
  const others = ['running: meldeamt', 'month: danach', 'later: loeschen'];
  expect(groupsWith([])).toEqual(
    expect.arrayContaining([...others, 'week: start, briefwahl', 'finished: wahlvorschlag']),
  );
  expect(groupsWith(['start'])).toEqual(
    expect.arrayContaining([...others, 'week: briefwahl', 'finished: start, wahlvorschlag']),
  );
});
