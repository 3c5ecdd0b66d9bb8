import { expect, test } from 'vitest';
import { columnText, distanceText } from '../../../src/features/election-calendar/plan/day-text.ts';

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
