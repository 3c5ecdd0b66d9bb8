import { expect, test } from 'vitest';
import site from '../../../src/content/site.json' with { type: 'json' };
import { resolveDetail } from '../../../src/features/legal/detail.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';

test('all who manage the company are named as a sentence does', () => {
  const legal = { ...site.legal, managingDirectors: ['A', 'B', 'C'] };
  const known = siteSchema.parse({ ...site, legal });
  expect(resolveDetail('managingDirectors', known).text).toBe('A, B und C');
});
