import { expect, test } from 'vitest';
import { daysText } from '../../../src/lib/opening-hours.ts';

test.each([
  [['sonntag', 'samstag'], 'Samstag und Sonntag'],
  [['dienstag', 'mittwoch', 'donnerstag'], 'Dienstag bis Donnerstag'],
  [['montag', 'mittwoch', 'freitag'], 'Montag, Mittwoch und Freitag'],
])('the days %j are „%s“', (weekdays, text) => {
  expect(daysText(weekdays)).toBe(text);
});
