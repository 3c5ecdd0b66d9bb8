import { expect, test } from 'vitest';
import { daysText, inBerlin, reachAt } from '../../../src/lib/opening-hours.ts';

const WORKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag'];
const HOURS = [
  { from: '14:00', to: '19:00', weekdays: WORKDAYS },
  { from: '7:00', to: '12:00', weekdays: WORKDAYS },
  { from: '9:00', to: '17:00', weekdays: ['samstag'] },
];
const at = (instant: string, hours = HOURS) => reachAt(new Date(instant), hours);
const next = (days: number, weekday: string, from: string) => ({
  open: false,
  days,
  weekday,
  from,
});

test.each([
  ['on a weekday in winter', '2026-01-14T06:00:00Z', '12:00'],
  ['until the last minute', '2026-01-14T17:59:59Z', '19:00'],
])('the telephone is answered %s', (_, instant, to) => {
  expect(at(instant)).toEqual({ open: true, to });
});

test.each([
  ['before seven: today', '2026-01-14T05:59:59Z', next(0, 'Mittwoch', '7:00')],
  ['in a break: after it', '2026-01-14T11:30:00Z', next(0, 'Mittwoch', '14:00')],
  ['after the last minute: tomorrow', '2026-01-14T18:00:00Z', next(1, 'Donnerstag', '7:00')],
  ['on Saturday evening: Monday', '2026-01-17T16:00:00Z', next(2, 'Montag', '7:00')],
])('the telephone is not answered %s', (_, instant, expected) => {
  expect(at(instant)).toEqual(expected);
});

test('after hours on the one day of the week the next is a week from now', () => {
  const wednesdays = [{ from: '8:00', to: '9:00', weekdays: ['mittwoch'] }];
  expect(at('2026-01-14T12:00:00Z', wednesdays)).toEqual(next(7, 'Mittwoch', '8:00'));
});

test('Sunday is a day of the week, although JavaScript begins with it', () => {
  const sundays = [{ from: '8:00', to: '9:00', weekdays: ['sonntag'] }];
  expect(at('2026-01-18T07:30:00Z', sundays)).toEqual({ open: true, to: '9:00' });
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

test('the clock of Berlin is that of the time zone database', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const HOUR = 3_600_000;
  const end = Date.UTC(2029, 0);
  for (let time = Date.UTC(2025, 11, 31); time < end; time += HOUR) {
    const date = new Date(time);
    const local = inBerlin(date).toISOString().slice(0, 16).replace('T', ' ');
    expect(local).toBe(clock.format(date));
  }
});
