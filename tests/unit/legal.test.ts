import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findInText } from '../../scripts/launch/placeholders.ts';
import site from '../../src/content/site.json' with { type: 'json' };
import { resolveDetail } from '../../src/lib/site.ts';
import { LEGAL_PROPS } from '../../src/schemas/legal.ts';
import { siteSchema } from '../../src/schemas/site.ts';

test('every component of legal pages has a schema, and every schema a component', () => {
  const files = globSync('src/components/mdx/legal/*.astro').map((file) =>
    basename(file, '.astro'),
  );
  expect(files.sort()).toEqual(Object.keys(LEGAL_PROPS).sort());
});

test('a citation of the law on a legal page does not break after its sign', () => {
  const breakable = globSync('src/content/seiten/*.mdx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\{\/\*[^]*?\*\/\}/g, '')
      .split('\n')
      .filter((line) => /(?:§|\b(?:Art|Abs|Nr|Buchst)\.) \S/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(breakable).toEqual([]);
});

test('all who manage the company are named as a sentence does', () => {
  const legal = { ...site.legal, managingDirectors: ['A', 'B', 'C'] };
  const known = siteSchema.parse({ ...site, legal });
  expect(resolveDetail('geschaeftsfuehrung', known).text).toBe('A, B und C');
});

describe.each(['impressum', 'datenschutz'])('src/content/seiten/%s.mdx', (name) => {
  const file = `src/content/seiten/${name}.mdx`;
  const text = readFileSync(file, 'utf8');

  test('repeats nothing that site.json knows', () => {
    const values = [
      site.brand,
      site.address.street,
      site.email,
      ...Object.values(site.legal).flat(),
    ];
    expect(values.filter((value) => text.includes(value))).toEqual([]);
  });

  test('marks what a lawyer has to confirm so that the launch check lists it', () => {
    const marked = text.split('\n').filter((line) => line.includes('anwaltlich zu prüfen'));
    expect(marked.length).toBeGreaterThan(0);
    expect(findInText(file, text)).toHaveLength(marked.length);
  });
});
