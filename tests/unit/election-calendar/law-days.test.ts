import { describe, expect, test, vi } from 'vitest';
import { deadlineSchema } from '../../../src/features/election-calendar/deadline-schema.ts';
import { dayBefore, ruleText } from '../../../src/features/election-calendar/plan/law-days.ts';
import { deadline, WORDS } from './support/plan.ts';

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('in %s', (zone) => {
  test.each([
    // Summer time begins on 28 March 2027 and ends on 31 October.
    ['a day before', '2027-03-29', '2027-03-28', { days: 1 }],
    ['two days before', '2027-11-01', '2027-10-30', { days: 2 }],
    ['a day before', '2028-03-01', '2028-02-29', { days: 1 }],
    ['six months before', '2028-08-31', '2028-02-29', { months: 6 }],
    ['a month after', '2027-01-31', '2027-02-28', { months: -1 }],
    ['13 months before', '2027-01-15', '2025-12-15', { months: 13 }],
  ])('%s %s is %s', (_, election, day, offset) => {
    vi.stubEnv('TZ', zone);
    expect(dayBefore(election, offset)).toBe(day);
  });
});

test.each([
  ['97. Tag', { days: 97 }],
  ['2. Tag, 18 Uhr', { days: 2, hour: 18 }],
  ['20. bis 16. Tag', { days: 20, untilDays: 16 }],
  ['Wahltag', { days: 0 }],
  ['14. Tag danach', { days: -14 }],
  ['6 Monate vorher', { months: 6 }],
  ['1 Monat danach', { months: -1 }],
  ['9 Monate vor dem Wahljahr', { monthsBeforeYear: 9 }],
  ['32 Monate der Wahlperiode', { monthsOfTerm: 32 }],
])('a rule is written as “%s”', (text, rule) => expect(ruleText(rule, WORDS.table)).toBe(text));

test.each([
  ['of two months after the election, which has no words', { months: -2 }],
  ['of one month before it, which has no words', { months: 1 }],
  ['whose last day is before its first', { days: 16, untilDays: 20 }],
  ['with a last day, but counted in months', { months: 2, untilDays: 10 }],
])('a rule %s is refused', (_, rule) => {
  const { success } = deadlineSchema.safeParse(deadline('meldeamt', rule));
  expect(success).toBe(false);
});
