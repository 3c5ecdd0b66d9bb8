import { expect, test } from 'vitest';
import { stampTime } from '../../../src/lib/time.ts';

test.each([
  ['2025-05-14T08:42:00Z', '14. Mai 2025, 10:42 Uhr'],
  ['2026-12-31T23:30:00Z', '1. Januar 2027, 00:30 Uhr'],
])('a stamp shows %s in Berlin’s time', (instant, stamp) => {
  expect(stampTime(new Date(instant)).replaceAll('\u00a0', ' ')).toBe(stamp);
});
