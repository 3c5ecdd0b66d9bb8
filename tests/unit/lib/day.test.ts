import { expect, test } from 'vitest';
import { berlinDay, parseDay } from '../../../src/lib/day.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('at %s it is %s in Berlin', (now, day) => expect(berlinDay(new Date(now))).toBe(day));

test.each(['2027-02-29', '2027-4-18', '18.04.2027', '0027-04-18', ''])('%j is no day', (text) =>
  expect(parseDay(text)).toBeUndefined(),
);
