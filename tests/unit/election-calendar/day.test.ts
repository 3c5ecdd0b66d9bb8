import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayBefore } from '../../../src/features/election-calendar/calendar.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  isSunday,
  parseDay,
} from '../../../src/features/election-calendar/day.ts';
import { berlinDay } from '../../../src/lib/format.ts';

/** Counts days with nothing but the rule of leap years. */
function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isLeap = (of: number) => (of % 4 === 0 && of % 100 !== 0) || of % 400 === 0;
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  let days = date;
  for (let y = 1990; y < year; y += 1) days += isLeap(y) ? 366 : 365;
  return lengths.slice(0, month - 1).reduce((sum, length) => sum + length, days);
}

const days = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2104-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('an offset of days is that many days, over leap years and time changes', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 400 }), (election, offset) => {
        const day = dayBefore(election, { days: offset });
        expect(dayNumber(election) - dayNumber(day)).toBe(offset);
        expect(daysBetween(day, election)).toBe(offset);
        expect(addDays(day, offset)).toBe(election);
      }),
      { seed: 25 },
    );
  });

  test('months keep the day of the month or take the last one', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -12, max: 24 }), (election, months) => {
        const day = dayBefore(election, { months });
        const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(month(election) - month(day)).toBe(months);
        const isKept = day.slice(8) === election.slice(8);
        expect(isKept || addDays(day, 1).endsWith('-01')).toBe(true);
      }),
      { seed: 25 },
    );
  });
});

test.each([
  ['2028-08-31', 6, '2028-02-29'],
  ['2027-08-31', 6, '2027-02-28'],
  ['2027-01-31', -1, '2027-02-28'],
])('%s and %i months before is %s', (day, months, expected) => {
  expect(addMonths(day, -months)).toBe(expected);
});

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
  ['2027-03-28T01:30:00Z', '2027-03-28'],
])('at %s it is %s in Berlin', (now, day) => expect(berlinDay(new Date(now))).toBe(day));

test.each(['2027-02-29', '2027-13-01', '2027-4-18', '18.04.2027', '0027-04-18', ''])(
  '%j is no day',
  (text) => expect(parseDay(text)).toBeUndefined(),
);

test('Sundays are known in every month', () => {
  expect(['2027-04-18', '2028-02-27', '2026-10-25'].every(isSunday)).toBe(true);
  expect(['2027-04-17', '2027-04-19'].some(isSunday)).toBe(false);
});
