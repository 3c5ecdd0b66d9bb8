import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findInText } from '../../scripts/launch/placeholders.ts';
import site from '../../src/content/site.json' with { type: 'json' };
import { addressLines, resolveDetail } from '../../src/lib/site.ts';
import { DETAILS, LEGAL_PROPS } from '../../src/schemas/legal.ts';
import { siteSchema } from '../../src/schemas/site.ts';

const known = siteSchema.parse(site);

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

describe('a detail of the provider', () => {
  test.each(DETAILS)('(%s) comes from site.json', (name) => {
    expect(JSON.stringify(site)).toContain(resolveDetail(name, known).text.split(' und ')[0]);
  });

  test('names all who manage, as a sentence does', () => {
    const legal = { ...known.legal, managingDirectors: ['A', 'B', 'C'] };
    expect(resolveDetail('geschaeftsfuehrung', { ...known, legal }).text).toBe('A, B und C');
  });

  test('can be pressed where a device can do something with it', () => {
    expect(resolveDetail('telefon', known).href).toBe(`tel:${site.phone.uri}`);
    expect(resolveDetail('email', known).href).toBe(`mailto:${site.email}`);
  });

  test('is an address with its country written out', () => {
    expect(addressLines(known)).toEqual([site.address.street, '10115 Berlin', 'Deutschland']);
  });
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
