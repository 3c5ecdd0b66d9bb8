import { expect, test } from 'vitest';
import { columnText, distanceText, parseDay } from '../../../src/lib/day.ts';
import { berlinDay } from '../../../src/lib/format.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2027-07-31T21:59:59Z', '2027-07-31'],
  ['2027-07-31T22:00:00Z', '2027-08-01'],
])('at %s it is %s in Berlin', (now, day) => expect(berlinDay(new Date(now))).toBe(day));

test.each(['2027-02-29', '2027-4-18', '18.04.2027', '0027-04-18', ''])('%j is no day', (text) =>
  expect(parseDay(text)).toBeUndefined(),
);

test.each([
  ['2027-04-18', '2027-04-18', 'So., 18. April 2027'],
  ['2029-01-08', '2029-01-12', 'Mo., 8. – Fr., 12. Januar 2029'],
])('%s to %s is written in a column as %s', (day, until, text) => {
  expect(columnText({ day, until }).replace(/\s/g, ' ')).toBe(text);
});

test.each([
  ['2027-04-18', 'heute'],
  ['2027-04-19', 'morgen'],
  ['2028-01-31', 'in 288 Tagen'],
])('on 18 April 2027, %s is %s', (day, text) => {
  expect(distanceText('2027-04-18', day)).toBe(text);
});
