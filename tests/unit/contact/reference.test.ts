import { expect, test } from 'vitest';
import { createReference } from '../../../src/features/contact/reference.ts';

test('a reference has two groups of three characters without look-alikes', async () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
  for (const reference of await Promise.all(seeds.map(createReference))) {
    expect(reference).toMatch(/^[2-9A-HJKMNP-TW-Z]{3}-[2-9A-HJKMNP-TW-Z]{3}$/);
  }
});

test('the same seed gives the same reference, another seed another one', async () => {
  const first = await createReference('a');
  expect(await createReference('a')).toBe(first);
  expect(await createReference('b')).not.toBe(first);
});
