import { expect, test } from 'vitest';
import {
  checkChoice,
  choiceLink,
  fieldsFrom,
  isBrokenLink,
  isElectionDay,
  keptFrom,
} from '../../../src/features/election-calendar/choice.ts';
import { tickable } from '../../../src/features/election-calendar/calendar-texts.ts';
import { CALENDAR } from './fixture.ts';

const TODAY = '2026-11-23';
const check = (day: string, { type = 'mayor', confirmed = false } = {}) =>
  checkChoice({ type, day }, TODAY, confirmed);

test.each([
  ['2026-11-29', false],
  ['2031-11-23', false],
  // Any day of the week, once it is confirmed.
  ['2027-09-15', true],
  [TODAY, true],
])('%s, confirmed %s, is a day for an election', (day, confirmed) => {
  expect(check(day, { confirmed })).toEqual({ choice: { type: 'mayor', day } });
});

test.each([
  ['2027-02-29', 'dayMissing', false],
  ['2026-11-22', 'dayPast', false],
  ['2026-11-20', 'dayPast', true],
  ['2031-11-30', 'dayFar', false],
  ['2027-09-15', 'noSunday', false],
])('%j is refused: %s, confirmed %s', (day, error, confirmed) => {
  expect(check(day, { confirmed })).toEqual({ errors: { day: error } });
});

test('both fields are named when both are wrong', () => {
  expect(check('', { type: '' })).toEqual({
    errors: { type: 'electionMissing', day: 'dayMissing' },
  });
});

test('a link carries type and day, and gives them back', () => {
  const choice = { type: 'state', day: '2027-04-18' } as const;
  const link = choiceLink(choice);
  expect(link).toBe('?wahl=state&termin=2027-04-18');
  expect(fieldsFrom(new URL(link, 'https://a.example').search)).toMatchObject(choice);
});

test('a link carries a candidacy without a party, for the Bundestag alone', () => {
  const choice = { type: 'federal', day: '2029-01-28', isIndependent: true } as const;
  const link = choiceLink(choice);
  expect(link).not.toBe(choiceLink({ ...choice, isIndependent: undefined }));
  const opened = (query: string) => {
    const fields = fieldsFrom(query);
    return fields && checkChoice(fields, TODAY, true).choice;
  };
  expect(opened(link)).toEqual(choice);
  expect(opened(link.replace('federal', 'mayor'))).toEqual({ type: 'mayor', day: choice.day });
});

test.each(['', '?wahl=state&termin=morgen', '?wahl=rat&termin=2027-04-18'])(
  'a link without a choice opens nothing: %j',
  (query) => expect(fieldsFrom(query)).toBeUndefined(),
);

const MAYOR = { type: 'mayor', day: '2027-04-25' } as const;
const QUESTIONS = [
  { id: 'einreichen' },
  { id: 'haengen', earliest: { day: '2027-03-01', law: '§ 1' } },
  { id: 'stichwahl', after: true },
  { id: 'listen', counted: '{count} Listen', hour: true },
];
const PHASES = [{ id: 'start' }, { id: 'druck' }, { id: 'plakate' }];
const kept = (query: string) => keptFrom(query, MAYOR, QUESTIONS, PHASES, ['Hessen']);

test('a link carries the days that an office has named, and gives them back', () => {
  const answers = { days: { einreichen: '2027-02-17', haengen: '2027-03-14' } };
  const link = choiceLink(MAYOR, answers);
  expect(link).toBe('?wahl=mayor&termin=2027-04-25&einreichen=2027-02-17&haengen=2027-03-14');
  expect(kept(link)).toEqual({ answers, done: [], isDamaged: false });
});

test('a link carries numbers and the phases that are done, and gives them back', () => {
  const answers = { days: { listen: '2027-02-17' }, counts: { listen: 120 } };
  const done = ['start', 'plakate'];
  const link = choiceLink(MAYOR, answers, done);
  expect(link).toBe(
    '?wahl=mayor&termin=2027-04-25&listen=2027-02-17&listen-zahl=120&erledigt=start.plakate',
  );
  expect(kept(link)).toEqual({ answers, done, isDamaged: false });
  // A number may be known before the day is.
  expect(kept('?wahl=mayor&termin=2027-04-25&listen-zahl=0').answers).toEqual({
    counts: { listen: 0 },
  });
});

test('a link carries the hour of an answer, and none that no day has', () => {
  const answers = { days: { listen: '2027-02-17' }, hours: { listen: 18 } };
  const link = choiceLink(MAYOR, answers);
  expect(link).toContain('&listen-uhr=18');
  expect(kept(link)).toEqual({ answers, done: [], isDamaged: false });
  const wrong = kept(link.replace('=18', '=25'));
  expect(wrong).toEqual({ answers: { days: answers.days }, done: [], isDamaged: true });
});

test('a link carries the state, if there is one of this name', () => {
  const answers = { state: 'Hessen' };
  expect(kept(choiceLink(MAYOR, answers))).toEqual({ answers, done: [], isDamaged: false });
  const other = choiceLink(MAYOR, { state: 'Hess' });
  expect(kept(other)).toEqual({ answers: {}, done: [], isDamaged: true });
});

test('the form sends a state that is empty, or one of another election: no damage, and no state', () => {
  const none = { answers: {}, done: [], isDamaged: false };
  expect(kept(`${choiceLink(MAYOR)}&bundes-land=`)).toEqual(none);
  const local = { ...MAYOR, type: 'local' } as const;
  const link = choiceLink(local, { state: 'Hessen' });
  expect(keptFrom(link, local, QUESTIONS, PHASES, ['Hessen'])).toEqual(none);
});

test('a link carries the tasks that are done, whether or not they are still to be done', () => {
  const ids = tickable(CALENDAR).map(({ id }) => id);
  expect(ids).toContain('delegierte-frueh');
  const link = choiceLink(MAYOR, {}, ['delegierte-frueh']);
  expect(keptFrom(link, MAYOR, QUESTIONS, tickable(CALENDAR))).toEqual({
    ...{ answers: {}, done: ['delegierte-frueh'], isDamaged: false },
  });
});

test('a link carries that something was asked and has no answer yet', () => {
  const answers = { days: { einreichen: '' } };
  const link = choiceLink(MAYOR, answers);
  expect(kept(link)).toEqual({ answers, done: [], isDamaged: false });
});

test.each([
  ['another question', 'wahl=mayor&termin=2027-04-25&andere=2027-02-17'],
  ['no day', 'wahl=mayor&termin=2027-04-25&einreichen=Ruf+an'],
  ['a day too early', 'wahl=mayor&termin=2027-04-25&einreichen=2024-04-24'],
  ['a day before the law allows it', 'wahl=mayor&termin=2027-04-25&haengen=2027-02-28'],
  ['a day after the election', 'wahl=mayor&termin=2027-04-25&einreichen=2027-04-26'],
  ['a runoff before the election', 'wahl=mayor&termin=2027-04-25&stichwahl=2027-02-14'],
  ['a runoff on its day', 'wahl=mayor&termin=2027-04-25&stichwahl=2027-04-25'],
  ['a runoff long after it', 'wahl=mayor&termin=2027-04-25&stichwahl=2027-10-26'],
  ['a number of something that is not counted', 'wahl=mayor&termin=2027-04-25&einreichen-zahl=9'],
  ['words for a number', 'wahl=mayor&termin=2027-04-25&listen-zahl=viele'],
  ['another election', 'wahl=local&termin=2027-04-25&einreichen=2027-02-17'],
  ['another day', 'wahl=mayor&termin=2027-05-02&einreichen=2027-02-17'],
])('a link gives no answer with %s', (_, query) => {
  expect(kept(`?${query}`).answers).toEqual({});
});

test.each([
  ['einreichen=2027-0', true],
  ['listen-zahl=', true],
  ['erledigt=start.dru', true],
  ['erledigt=', true],
  ['erledigt=druck.start', false],
  ['einreichen=', false],
  ['utm_source=mail', false],
])('a plan’s link with %s has lost a part: %s', (part, expected) => {
  expect(kept(`?wahl=mayor&termin=2027-04-25&${part}`).isDamaged).toBe(expected);
});

test.each([
  ['?wahl=mayor&termin=2027-02-31', true],
  ['?wahl=mayor&termin=', true],
  ['?wahl=rat', true],
  ['?termin=2027-04-25', true],
  ['?wahl=mayor&termin=2027-04-25', false],
  // A vote on the home page.
  ['?wahl=mayor', false],
  ['?thema=Plakate', false],
  ['', false],
])('%j is a plan’s link that cannot be read: %s', (query, expected) => {
  expect(isBrokenLink(query)).toBe(expected);
});

test.each([
  ['2026-11-22', false],
  [TODAY, true],
  ['2027-09-15', true],
  ['2031-11-23', true],
  ['2031-11-24', false],
  ['2027-02-29', false],
  ['', false],
])('%j is the day of an election that is ahead: %s', (day, expected) => {
  expect(isElectionDay(day, TODAY)).toBe(expected);
});
