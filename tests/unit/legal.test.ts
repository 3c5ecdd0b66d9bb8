import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import site from '../../src/content/site.json' with { type: 'json' };
import { resolveDetail } from '../../src/lib/site.ts';
import { siteSchema } from '../../src/schemas/site.ts';

test('all who manage the company are named as a sentence does', () => {
  const legal = { ...site.legal, managingDirectors: ['A', 'B', 'C'] };
  const known = siteSchema.parse({ ...site, legal });
  expect(resolveDetail('managingDirectors', known).text).toBe('A, B und C');
});

describe.each(['impressum', 'datenschutz'])('src/content/seiten/%s.mdx', (name) => {
  const text = readFileSync(`src/content/seiten/${name}.mdx`, 'utf8');

  test('repeats nothing that site.json knows', () => {
    const values = [
      site.brand,
      site.address.street,
      site.email,
      ...Object.values(site.legal).flat(),
    ];
    expect(values.filter((value) => text.includes(value))).toEqual([]);
  });
});
