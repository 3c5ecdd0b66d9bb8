import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { shapeOf } from '../../../scripts/edit/body/components.ts';
import { ENTRIES, keyOf } from '../../../scripts/edit/files.ts';
import { formFor } from '../../../scripts/edit/form/forms.ts';
import { labelOf } from '../../../scripts/edit/form/labels.ts';
import words from '../../../scripts/edit/form/words.json' with { type: 'json' };
import { contentPaths } from '../../../scripts/edit/paths.ts';
import { answerPageSchema } from '../../../src/schemas/answer-page.ts';
import { articleSchema } from '../../../src/schemas/article.ts';
import { LEGAL_PROPS } from '../../../src/schemas/detail.ts';
import { mailSchema } from '../../../src/schemas/mail.ts';
import { MDX_PROPS } from '../../../src/schemas/mdx.ts';

vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }));
const { collections } = await import('../../../src/content.config.ts');

const COMPONENTS = { ...MDX_PROPS, ...LEGAL_PROPS };

/** The parts of a schema, each with the names that lead to it. */
function* parts(schema: unknown, name = '', place = ''): Generator<[z.ZodType, string, string]> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* parts(schema.unwrap(), name, place);
    return;
  }
  if (!(schema instanceof z.ZodType)) return;
  yield [schema, name, place];
  if (schema instanceof z.ZodObject) {
    for (const [key, inner] of Object.entries(schema.shape)) yield* parts(inner, key, name);
  }
  if (schema instanceof z.ZodArray) yield* parts(schema.element, name, place);
  if (schema instanceof z.ZodRecord) {
    if (schema.keyType instanceof z.ZodEnum) {
      for (const key of schema.keyType.options) yield* parts(schema.valueType, String(key), name);
    } else yield* parts(schema.valueType, name, place);
  }
  if (schema instanceof z.ZodTuple) for (const item of schema.def.items) yield* parts(item, name);
  if (schema instanceof z.ZodUnion)
    for (const one of schema.options) yield* parts(one, name, place);
}

const PARTS = [
  ...ENTRIES.flatMap((entry) => [...parts(entry.schema, 'list' in entry ? 'liste' : keyOf(entry))]),
  ...Object.entries(COMPONENTS).flatMap(([name, schema]) => [...parts(schema, name)]),
];
const NAMES = PARTS.filter(([, , place]) => place !== '').map(([, name, place]) => [name, place]);

test('every file of content has a form', () => {
  const files = globSync('src/content/**/*.{json,mdx}');
  expect(contentPaths('.').toSorted()).toEqual(files.toSorted());
});

test('the forms are made from the schemas that the site is built with', () => {
  // Astro's own check adds the picture; two files are read by the Function and by a page.
  const elsewhere: z.ZodType[] = [articleSchema, mailSchema, answerPageSchema];
  const used = Object.values(collections)
    .map(({ schema }) => schema)
    .filter((schema) => schema instanceof z.ZodType);
  const edited = ENTRIES.map(({ schema }) => schema);
  expect(new Set(edited)).toEqual(new Set([...used, ...elsewhere]));
});

test('every field has a German label, and no label is left over', () => {
  expect(NAMES.filter(([name = '', place]) => labelOf(name, place) === undefined)).toEqual([]);
  const choices = PARTS.flatMap(([part]) =>
    part instanceof z.ZodEnum ? part.options.map(String) : [],
  );
  const asked = new Set([
    ...['liste', ...choices],
    ...NAMES.flatMap(([name, place]) => [name, `${place}.${name}`]),
  ]);
  const known = [...Object.keys(words.fields), ...Object.keys(words.choices)];
  expect(known.filter((name) => !asked.has(name))).toEqual([]);
});

test('the form of each entry has a field for each of its names', () => {
  for (const entry of ENTRIES) {
    const names = Object.entries(entry.schema.shape)
      .filter(([, schema]) => !(schema instanceof z.ZodLiteral))
      .map(([name]) => name);
    const expected = 'list' in entry ? ['liste'] : names;
    expect(Object.keys(formFor(entry).fields)).toEqual(expected);
  }
});

test.each(Object.keys(COMPONENTS))(
  '<%s> takes text in the editor where its drawing does',
  (name) => {
    const [file = ''] = globSync(`src/components/mdx/{,legal/}${name}.astro`);
    expect(/<slot|Astro\.slots/.test(readFileSync(file, 'utf8'))).toBe(!shapeOf(name).empty);
  },
);

test('what the schema forbids, the field refuses with the German sentence of the schema', () => {
  const site = ENTRIES.find((entry) => keyOf(entry) === 'site-json');
  const brand = site && formFor(site).fields['brand'];
  if (brand?.kind !== 'form' || brand.formKind !== 'slug') throw new Error('no field of text');
  expect(() => brand.validate('x'.repeat(25), undefined)).toThrow(
    '„Marke“ hat höchstens 24 Zeichen.',
  );
  expect(brand.validate('Stimmbezirk', undefined)).toBe('Stimmbezirk');
});
