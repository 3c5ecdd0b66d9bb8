import { describe, expect, test } from 'vitest';
import { planRun } from '../../src/islands/ballot-fall/run.ts';

/** The largest number that `Math.random` can give. */
const ALMOST_ONE = 1 - Number.EPSILON / 2;

describe('a run of falling ballots', () => {
  test('has ten sheets at least and twenty at most', () => {
    expect(planRun(() => 0)).toHaveLength(10);
    expect(planRun(() => ALMOST_ONE)).toHaveLength(20);
  });

  test('reaches every whole number between', () => {
    const counts = new Set(Array.from({ length: 2000 }, () => planRun().length));

    expect([...counts].sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  test('falls for three to four seconds, sheet by sheet', () => {
    const sheets = Array.from({ length: 100 }, () => planRun()).flat();

    expect(Math.min(...sheets.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sheets.map(({ seconds }) => seconds))).toBeLessThanOrEqual(4);
    expect(new Set(sheets.map(({ seconds }) => seconds)).size).toBeGreaterThan(100);
  });

  test('spreads over the whole width, a strip for each sheet', () => {
    const run = planRun();

    const strips = run.map(({ across }) => Math.floor(across * run.length));

    expect(strips).toEqual(run.map((_, index) => index));
  });

  test('marks one of four rows on each sheet', () => {
    expect(planRun(() => 0)[0]?.marked).toBe(0);
    expect(planRun(() => ALMOST_ONE)[0]?.marked).toBe(3);
  });
});
