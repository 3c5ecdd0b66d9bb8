import { expect, test } from 'vitest';
import { planRun } from '../../../src/features/products/ballot-fall/run.ts';

/** The largest number that `Math.random` can give. */
const ALMOST_ONE = 1 - Number.EPSILON / 2;

test.each([
  [0, 10, 3],
  [ALMOST_ONE, 20, 4],
])('if each random number is %d, %i ballots fall for %i s', (chance, count, most) => {
  const run = planRun(() => chance);
  expect(run).toHaveLength(count);
  for (const { seconds } of run) expect(seconds).toBeCloseTo(most);
});

test('the ballots spread over the whole width, a strip for each', () => {
  const run = planRun();
  const strips = run.map(({ across }) => Math.floor(across * run.length));
  expect(strips).toEqual(run.map((_, index) => index));
});
