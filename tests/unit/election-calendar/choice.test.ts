import { describe, expect, test } from 'vitest';
import {
  checkChoice,
  choiceLink,
  fieldsFrom,
} from '../../../src/features/election-calendar/choice.ts';

const TODAY = '2026-11-23';
const check = (day: string, { type = 'mayor', confirmed = false } = {}) =>
  checkChoice({ type, day }, TODAY, confirmed);

test.each(['2027-09-12', '2026-11-29', '2031-11-23'])(
  'a Sunday up to five years ahead: %s',
  (day) => {
    expect(check(day)).toEqual({ choice: { type: 'mayor', day } });
  },
);

test('today is a day for an election that was confirmed', () => {
  expect(check(TODAY, { confirmed: true })).toEqual({ choice: { type: 'mayor', day: TODAY } });
});

test.each([
  ['', 'dayMissing'],
  ['2027-02-29', 'dayMissing'],
  ['2026-11-22', 'dayPast'],
  ['2031-11-30', 'dayFar'],
  ['2027-09-15', 'noSunday'],
])('%j is refused: %s', (day, error) => {
  expect(check(day)).toEqual({ errors: { day: error } });
});

test('a confirmation is for the day of the week alone', () => {
  expect(check('2027-09-15', { confirmed: true })).toHaveProperty('choice.day', '2027-09-15');
  expect(check('2026-11-20', { confirmed: true })).toEqual({ errors: { day: 'dayPast' } });
});

test('both fields are named when both are wrong', () => {
  expect(check('', { type: '' })).toEqual({
    errors: { type: 'electionMissing', day: 'dayMissing' },
  });
});

describe('a link', () => {
  test('carries type and day, and gives them back', () => {
    const link = choiceLink({ type: 'state', day: '2027-04-18' });
    expect(link).toBe('?wahl=state&termin=2027-04-18#wahlkalender');
    expect(fieldsFrom(new URL(link, 'https://a.example').search)).toEqual({
      type: 'state',
      day: '2027-04-18',
    });
  });

  test.each(['', '?wahl=1&summe=500', '?wahl=state&termin=morgen', '?wahl=rat&termin=2027-04-18'])(
    'without a choice opens nothing: %j',
    (query) => expect(fieldsFrom(query)).toBeUndefined(),
  );
});
