import { describe, expect, test, vi } from 'vitest';
import type { DeadlineRule } from '../../../src/features/election-calendar/deadline-schema.ts';
import {
  type Choice,
  dayBefore,
  ruleDay,
  ruleText,
} from '../../../src/features/election-calendar/rules.ts';
import { contentOf } from '../../support/content.ts';

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('in %s', (zone) => {
  test.each([
    // Summer time begins on 28 March 2027 and ends on 31 October.
    ['2027-03-29', { days: 1 }, '2027-03-28'],
    ['2027-11-01', { days: 2 }, '2027-10-30'],
    ['2028-03-01', { days: 1 }, '2028-02-29'],
    ['2028-08-31', { months: 6 }, '2028-02-29'],
    ['2027-01-31', { months: -1 }, '2027-02-28'],
    ['2027-01-15', { months: 13 }, '2025-12-15'],
  ])('before %s by %j is %s', (election, offset, day) => {
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
  [{ days: 97 }, '97. Tag'],
  [{ days: 69, hour: 18 }, '69. Tag, 18 Uhr'],
  [{ days: 20, untilDays: 16 }, '20. bis 16. Tag'],
  [{ days: 0 }, 'Wahltag'],
  [{ days: -14 }, '14. Tag danach'],
  [{ months: 6 }, '6 Monate vorher'],
  [{ months: -1 }, '1 Monat danach'],
  [{ monthsBeforeYear: 9 }, '9 Monate vor dem Jahr'],
  [{ monthsOfTerm: 32 }, '32 Monate nach Beginn'],
])('the rule %j is written as %s', (rule, text) => {
  const words = {
    ...contentOf('electionCalendar').table,
    day: '{days}. Tag',
    days: '{days}. bis {until}. Tag',
    dayAfter: '{days}. Tag danach',
    electionDay: 'Wahltag',
    hour: '{hour} Uhr',
    months: '{months} Monate vorher',
    monthAfter: '1 Monat danach',
    monthsBeforeYear: '{months} Monate vor dem Jahr',
    monthsOfTerm: '{months} Monate nach Beginn',
  };
  expect(ruleText(rule, words)).toBe(text);
});
