import { expect, test } from 'vitest';
import { calendarOf } from '../../../src/features/election-calendar/calendar.ts';
import type { DeadlineRule } from '../../../src/features/election-calendar/rules-schema.ts';
import { contentOf } from '../../support/content.ts';

/*
 * The days of the content's rules, counted again in another way: day by day on a calendar, without the
 * functions of the feature. A wrong day here is a missed deadline.
 */
const words = contentOf('electionCalendar');

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const written = (year: number, month: number, day: number) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
const partsOf = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

function oneDay(text: string, back: boolean): string {
  const { year, month, day } = partsOf(text);
  if (back) {
    if (day > 1) return written(year, month, day - 1);
    if (month > 1) return written(year, month - 1, daysIn(year, month - 1));
    return written(year - 1, 12, 31);
  }
  if (day < daysIn(year, month)) return written(year, month, day + 1);
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1);
}

function daysBack(text: string, days: number): string {
  let day = text;
  for (let count = 0; count < Math.abs(days); count += 1) day = oneDay(day, days > 0);
  return day;
}

function monthsBack(text: string, months: number): string {
  let { year, month } = partsOf(text);
  for (let count = 0; count < Math.abs(months); count += 1) {
    month += months > 0 ? -1 : 1;
    if (month === 0) [year, month] = [year - 1, 12];
    if (month === 13) [year, month] = [year + 1, 1];
  }
  return written(year, month, Math.min(partsOf(text).day, daysIn(year, month)));
}

function recounted(rule: DeadlineRule, election: string): string {
  if (rule.days !== undefined) return daysBack(election, rule.days);
  if (rule.months !== undefined) return monthsBack(election, rule.months);
  if (rule.monthsOfTerm !== undefined) return monthsBack(words.termStart, -rule.monthsOfTerm);
  return monthsBack(`${election.slice(0, 4)}-01-01`, rule.monthsBeforeYear ?? 0);
}

const inTerm = monthsBack(words.termStart, -47);
const OTHERS = ['2027-04-18', '2027-05-30', '2028-02-29', '2028-03-05', '2031-08-31', '2029-06-10'];

test.each([inTerm, ...OTHERS])('every deadline of an election on %s is on its day', (election) => {
  for (const { id, candidacy, rules } of words.deadlines) {
    const isIndependent = candidacy === 'independent';
    for (const rule of rules) {
      if (rule.monthsOfTerm !== undefined && election !== inTerm) continue;
      for (const type of rule.elections) {
        const entries = calendarOf(words, { type, day: election, isIndependent }, '2026-11-23');
        const entry = entries.find((each) => each.kind === 'deadline' && each.id === id);
        const until = rule.untilDays === undefined ? undefined : daysBack(election, rule.untilDays);
        const day = recounted(rule, election);
        expect(entry, `${id}, ${type}`).toMatchObject({ day, until: until ?? day });
      }
    }
  }
});
