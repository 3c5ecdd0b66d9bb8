import { describe, expect, test, vi } from 'vitest';
import { dayBefore } from '../../../src/features/election-calendar/rules.ts';

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('in %s', (zone) => {
  test.each<[string, Parameters<typeof dayBefore>[1], string]>([
    // Summer time begins on 28 March 2027 and ends on 31 October.
    ['2027-03-29', { days: 1 }, '2027-03-28'],
    ['2027-11-01', { days: 2 }, '2027-10-30'],
    ['2028-03-01', { days: 1 }, '2028-02-29'],
    ['2027-09-26', { days: -10 }, '2027-10-06'],
    ['2029-03-04', { days: 400 }, '2028-01-29'],
    ['2028-08-31', { months: 6 }, '2028-02-29'],
    ['2027-01-31', { months: -1 }, '2027-02-28'],
    ['2027-01-15', { months: 13 }, '2025-12-15'],
  ])('counted from %s, the offset %j means the day %s', (election, offset, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayBefore(election, offset)).toBe(day);
  });
});
