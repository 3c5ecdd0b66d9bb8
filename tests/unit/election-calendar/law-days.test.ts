import { describe, expect, test, vi } from 'vitest';
import type { Choice } from '../../../src/features/election-calendar/choice.ts';
import {
  type DeadlineRule,
  deadline as deadlineSchema,
} from '../../../src/features/election-calendar/deadline-schema.ts';
import {
  dayBefore,
  ruleDay,
  ruleText,
} from '../../../src/features/election-calendar/plan/law-days.ts';
import { fill } from '../../../src/lib/text.ts';
import { deadline } from '../../fixtures/election-calendar.ts';
import { contentOf } from '../../support/content.ts';

const { table } = contentOf('electionCalendar');

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('in %s', (zone) => {
  test.each([
    // Summer time begins on 28 March 2027 and ends on 31 October.
    ['2027-03-29', { days: 1 }, '2027-03-28'],
    ['2027-11-01', { days: 2 }, '2027-10-30'],
    ['2028-03-01', { days: 1 }, '2028-02-29'],
    ['2028-08-31', { months: 6 }, '2028-02-29'],
    ['2027-01-31', { months: -1 }, '2027-02-28'],
    ['2027-01-15', { months: 13 }, '2025-12-15'],
  ])('the day before %s by %j is %s', (election, offset, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayBefore(election, offset)).toBe(day);
  });
});

test.each<[Partial<DeadlineRule>, Choice, string | undefined]>([
  [{ days: 69 }, { type: 'federal', day: '2029-01-28' }, '2028-11-20'],
  [{ monthsBeforeYear: 9 }, { type: 'european', day: '2029-06-10' }, '2028-04-01'],
  [{ monthsOfTerm: 32 }, { type: 'federal', day: '2029-01-28' }, '2027-11-25'],
  // The term ends early.
  [{ monthsOfTerm: 32 }, { type: 'federal', day: '2027-06-06' }, undefined],
])('the day of the rule %j for %j is %s', (rule, choice, day) => {
  const whole = { elections: [choice.type], law: '§ 1', ...rule };
  expect(ruleDay(whole, choice, '2025-03-25')).toBe(day);
});

test.each([
  [{ days: 97 }, fill(table.day, { days: 97 })],
  [{ days: 2, hour: 18 }, `${fill(table.day, { days: 2 })}, ${fill(table.hour, { hour: 18 })}`],
  [{ days: 20, untilDays: 16 }, fill(table.days, { days: 20, until: 16 })],
  [{ days: 0 }, table.electionDay],
  [{ days: -14 }, fill(table.dayAfter, { days: 14 })],
  [{ months: 6 }, fill(table.months, { months: 6 })],
  [{ months: -1 }, table.monthAfter],
  [{ monthsBeforeYear: 9 }, fill(table.monthsBeforeYear, { months: 9 })],
  [{ monthsOfTerm: 32 }, fill(table.monthsOfTerm, { months: 32 })],
])('the rule %j is written as %s', (rule, text) => expect(ruleText(rule, table)).toBe(text));

test.each([
  ['of two months after the election, which has no words', { months: -2 }],
  ['of one month before it, which has no words', { months: 1 }],
  ['whose last day is before its first', { days: 16, untilDays: 20 }],
  ['with a last day, but counted in months', { months: 2, untilDays: 10 }],
])('a rule %s is refused', (_, rule) => {
  const { success } = deadlineSchema.safeParse(deadline('meldeamt', rule));
  expect(success).toBe(false);
});
