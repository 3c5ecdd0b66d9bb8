import { expect, test } from 'vitest';
import { createReference } from '../../../src/features/contact/endpoint/reference.ts';

test('references have no characters that look alike', () => {
  const references = Array.from({ length: 500 }, (_, seed) => createReference(String(seed)));
  expect(new Set(references).size).toBe(500);
  expect(new Set(references.join(''))).toEqual(new Set('-34679ACDEFGHJKMNPQRTWXY'));
});
