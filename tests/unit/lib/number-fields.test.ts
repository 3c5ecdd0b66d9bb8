import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Browsers read `1,5` in such a field as 15 or as nothing, refuse `1.000`, and change the number when somebody
 * scrolls over it.
 */
test('no field is of the type number', () => {
  const files = globSync('src/**/*.{astro,tsx}');
  const written = files.filter((file) => /\btype=["'{]*number\b/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(written).toEqual([]);
});
