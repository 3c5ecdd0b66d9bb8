import { expect, test } from 'vitest';
import { euros } from '../../src/lib/format.ts';

test.each([
  [39, '39\u00a0€'],
  [13.9, '13,90\u00a0€'],
  [1100, '1.100\u00a0€'],
  [250_000, '250.000\u00a0€'],
])('%s is written the German way, with a protected space', (amount, written) => {
  expect(euros(amount)).toBe(written);
});
