import { expect, test } from 'vitest';
import { daysText, reachAt } from '../../../src/lib/opening-hours.ts';

const WORKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag'];
const HOURS = [
  { from: '14:00', to: '19:00', weekdays: WORKDAYS },
  { from: '7:00', to: '12:00', weekdays: WORKDAYS },
  { from: '9:00', to: '17:00', weekdays: ['samstag'] },
];
const SUNDAYS = [{ from: '8:00', to: '9:00', weekdays: ['sonntag'] }];
const at = (instant: string, hours = HOURS) => reachAt(new Date(instant), hours);

test.each<[when: string, instant: string, to: string, hours?: typeof HOURS]>([
  ['on a weekday in winter', '2026-01-14T06:00:00Z', '12:00'],
  ['on a weekday in summer', '2026-07-15T05:00:00Z', '12:00'],
  ['on the first day of summer time', '2026-03-29T06:30:00Z', '9:00', SUNDAYS],
  ['on the first day of winter time', '2026-10-25T07:30:00Z', '9:00', SUNDAYS],
  ['until the last minute', '2026-01-14T17:59:59Z', '19:00'],
])('the telephone is answered %s', (_, instant, to, hours = HOURS) => {
  expect(at(instant, hours)).toEqual({ when: 'now', to });
});

test.each([
  ['before seven', '2026-01-14T05:59:59Z', 'today', 'Mittwoch', '7:00'],
  ['in a break', '2026-01-14T11:30:00Z', 'today', 'Mittwoch', '14:00'],
  ['after the last minute', '2026-01-14T18:00:00Z', 'tomorrow', 'Donnerstag', '7:00'],
  ['on Saturday evening', '2026-01-17T16:00:00Z', 'later', 'Montag', '7:00'],
])('the telephone is not answered %s (%s), but %s', (_, instant, when, weekday, from) => {
  expect(at(instant)).toEqual({ when, weekday, from });
});

test('after hours on the one day of the week the next is a week from now', () => {
  const wednesdays = [{ from: '8:00', to: '9:00', weekdays: ['mittwoch'] }];
  expect(at('2026-01-14T12:00:00Z', wednesdays)).toEqual({
    when: 'later',
    weekday: 'Mittwoch',
    from: '8:00',
  });
});

test.each([
  [['sonntag', 'samstag'], 'Samstag und Sonntag'],
  [['dienstag', 'mittwoch', 'donnerstag'], 'Dienstag bis Donnerstag'],
  [['montag', 'mittwoch', 'freitag'], 'Montag, Mittwoch und Freitag'],
])('the days %j are „%s“', (weekdays, text) => {
  expect(daysText(weekdays)).toBe(text);
});

test('without opening hours nothing is promised', () => {
  expect(at('2026-01-14T12:00:00Z', [])).toBeUndefined();
});
