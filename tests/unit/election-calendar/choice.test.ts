import { expect, test } from 'vitest';
import {
  checkChoice,
  type ChoiceFields,
  firstLinkedDay,
  optionsOf,
  withElection,
} from '../../../src/features/election-calendar/choice.ts';
import { DATES } from './support/plan.ts';

const TODAY = '2026-11-23';
const EMPTY: ChoiceFields = { wahl: '', termin: '', antritt: '', 'bundes-land': '' };
const check = (fields: Partial<ChoiceFields>, accepts = (day: string) => day >= TODAY) =>
  checkChoice({ ...EMPTY, ...fields }, optionsOf(DATES), TODAY, accepts);

test.each([
  [TODAY, undefined],
  ['2031-11-23', undefined],
  ['2027-02-29', 'dayMissing'],
  ['2026-11-22', 'dayPast'],
  ['2031-11-24', 'dayFar'],
])('the day %s of a mayor’s election has the mistake: %s', (termin, error) => {
  expect(check({ wahl: 'mayor', termin }).errors).toEqual(error ? { termin: error } : {});
});

test('a link opens the plan of a past day for as long as a runoff can follow', () => {
  const firstDay = firstLinkedDay(TODAY);
  expect(firstDay).toBe('2026-05-23');
  const isLinked = (day: string) => day >= firstDay;
  const fields = { wahl: 'mayor', termin: firstDay };
  expect(check(fields, isLinked).choice).toEqual({ type: 'mayor', day: firstDay });
  expect(check({ ...fields, termin: '2026-05-22' }, isLinked).errors).toEqual({
    termin: 'dayPast',
  });
});

test.each([
  ['mayor', '', 'offen-1', '2029-01-28'],
  ['offen-1', '2029-01-28', 'mayor', ''],
  ['mayor', '2027-09-12', 'offen-1', '2027-09-12'],
  ['offen-1', '2027-09-12', 'mayor', '2027-09-12'],
  ['landtagswahl-a', '2027-03-14', 'mayor', ''],
  ['landtagswahl-a', '2027-03-14', 'offen-1', '2029-01-28'],
])('after %s on %j, the choice of %s proposes %j', (before, termin, wahl, proposed) => {
  const fields = withElection({ ...EMPTY, wahl: before, termin }, wahl, optionsOf(DATES));
  expect(fields).toEqual({ ...EMPTY, wahl, termin: proposed });
});

test('a federal election whose day is not set is in the list once, whatever its name', () => {
  const open = [
    { type: 'federal' as const, name: 'Wahl zum Bundestag', when: 'Anfang 2029' },
    { type: 'state' as const, name: 'Landtagswahl D', when: 'Herbst 2028' },
  ];
  expect(optionsOf({ ...DATES, items: [], open }).map(({ id }) => id)).toEqual([
    'offen-1',
    'offen-2',
    'local',
    // A visitor may mean another state.
    'state',
    'european',
    'mayor',
    'other',
  ]);
});
