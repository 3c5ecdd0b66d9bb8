import type { ComponentSchema } from '@keystatic/core';
import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { boundsOf } from '../../scripts/editor/limits.ts';
import { placeholdersOf, unwrap } from '../../src/schemas/common.ts';
import { MDX_PROPS } from '../../src/schemas/mdx.ts';

// On Node, Keystatic exports fields without an editor.
vi.mock(
  '@keystatic/core',
  () => import('../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { default: config } = await import('../../keystatic.config.ts');
const { fieldOf, fieldsOf } = await import('../../scripts/editor/fields.ts');
const { components } = await import('../../scripts/editor/components.ts');

type Fields = Record<string, ComponentSchema>;
type Forms = Record<string, { schema: Fields }>;

const forms: Forms = { ...config.collections, ...config.singletons, ...components };

/** Labels of the fields that an editor sees, by their paths. */
function* labels(fields: Fields, path: string): Generator<[path: string, label: string]> {
  for (const [name, field] of Object.entries(fields)) {
    // The text of an article, and fixed wording.
    if (field.kind === 'form' && !('label' in field && field.label !== 'Ignored')) continue;
    const place = `${path}.${name}`;
    yield [place, ('label' in field && field.label) || ''];
    const inner = field.kind === 'array' ? field.element : field;
    if (inner.kind === 'object') yield* labels(inner.fields, place);
  }
}

test('every field has a label, which is not its name in the file', () => {
  const found = Object.entries(forms).flatMap(([name, { schema }]) => [...labels(schema, name)]);
  expect(found.length).toBeGreaterThan(Object.keys(forms).length);
  const unlabelled = found.filter(([path, label]) => !label || path.endsWith(`.${label}`));
  expect(unlabelled).toEqual([]);
});

interface Pair {
  path: string;
  schema: z.ZodType;
  field: ComponentSchema;
}

const type = z.instanceof(z.ZodType);

/** The schema of a field and its field, also of the entries of a list. */
function* parts(schema: z.ZodType, field: ComponentSchema, path: string): Generator<Pair> {
  yield { path, schema, field };
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && field.kind === 'array') {
    yield* parts(type.parse(inner.element), field.element, `${path}.0`);
  }
  // In a group that may be left out, each field may be.
  const isRequired = !schema.safeParse(undefined).success;
  if (inner instanceof z.ZodObject && field.kind === 'object' && isRequired) {
    yield* pairs(inner, field.fields, path);
  }
}

function* pairs({ shape }: z.ZodObject, fields: Fields, path: string): Generator<Pair> {
  for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
    const field = fields[name];
    if (field) yield* parts(schema, field, `${path}.${name}`);
  }
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/schemas/*.ts', {
  eager: true,
});
const schemas = [...Object.values(modules), MDX_PROPS]
  .flatMap((module) => Object.entries<unknown>(module))
  .filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject);
const all = schemas.flatMap(([name, schema]) => [...pairs(schema, fieldsOf(schema), name)]);

/** The complaint of a field about a value; undefined where it takes it. */
function said(field: ComponentSchema, value: unknown): string | undefined {
  if (field.kind !== 'form') throw new TypeError('no field of a value');
  try {
    if (field.formKind === 'slug') field.validate(value, undefined);
    else field.validate(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isText = (schema: unknown) =>
  (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) &&
  !(schema instanceof z.ZodISODate);
/** Whoever chooses cannot write anything else. */
const isChoice = (field: ComponentSchema) => 'options' in field;
const texts = all.filter(({ schema, field }) => isText(unwrap(schema)) && !isChoice(field));
const isDay = (schema: unknown) => schema instanceof z.ZodISODate || schema instanceof z.ZodDate;
const sized = all.filter(({ schema, field }) => {
  const inner = unwrap(schema);
  return field.kind === 'array' || inner instanceof z.ZodNumber || isDay(inner);
});

test.each(texts)(
  '$path refuses the texts that the page refuses, in German',
  ({ schema, field }) => {
    const { minLength, maxLength } = boundsOf(schema);
    const values = [
      '',
      '§',
      'beispiel.de/studie',
      'Größe 2024',
      'x'.repeat(Math.max(minLength - 1, 0)),
    ];
    if (maxLength < Infinity) values.push('x'.repeat(maxLength + 1));
    const label = 'label' in field ? field.label : undefined;
    for (const value of values) {
      // An empty field is left out of the file.
      const { success } = schema.safeParse(value === '' ? undefined : value);
      const message = said(field, value);
      expect([value, message === undefined]).toEqual([value, success]);
      expect(message ?? `„${label}“ `).toMatch(`„${label}“ `);
      expect(message ?? '').not.toMatch(/ must | is |Invalid|Expected|undefined/);
    }
  },
);

test.each(sized)('$path refuses what the page refuses by its size', ({ schema, field }) => {
  const inner = unwrap(schema);
  const { minimum, maximum, minItems, maxItems } = boundsOf(schema);
  if (inner instanceof z.ZodNumber || isDay(inner)) {
    const mayBeMissing = schema.safeParse(undefined).success;
    expect(said(field, null) === undefined).toBe(mayBeMissing);
  }
  if (inner instanceof z.ZodNumber) {
    for (const value of [minimum - 1, maximum + 1].filter(Number.isFinite)) {
      expect([value, said(field, value) === undefined]).toEqual([
        value,
        schema.safeParse(value).success,
      ]);
    }
  }
  if (field.kind === 'array') {
    expect(field.validation?.length).toEqual({ min: minItems, max: maxItems });
  }
});

/** A field with what an editor typed, as Keystatic hands it to the labels of a list. */
function typed(schema: ComponentSchema, value: unknown): object {
  if (schema.kind === 'array') {
    const items = z.array(z.unknown()).parse(value);
    return { schema, elements: items.map((item) => typed(schema.element, item)) };
  }
  if (schema.kind !== 'object') return { schema, value };
  const given = z.record(z.string(), z.unknown()).parse(value);
  const fields = Object.entries(schema.fields).map(([name, field]) => [
    name,
    typed(field, given[name]),
  ]);
  return { schema, fields: Object.fromEntries(fields) };
}

test('the list marks each entry that cannot be saved', () => {
  const people = z.array(
    z.strictObject({
      name: z.string().min(1),
      role: z.string().optional(),
      since: z.iso.date(),
      skills: z.array(z.strictObject({ level: z.int().max(9) })).min(1),
    }),
  );
  const field = fieldOf(people, 'people');
  if (field.kind !== 'array') throw new TypeError('no list');
  const kim = { name: 'Kim', role: '', since: '2026-11-21', skills: [{ level: 1 }] };
  const labelOf = (change: object) =>
    field.itemLabel?.(typed(field.element, { ...kim, ...change }));
  expect(labelOf({})).toBe('Kim');
  expect(labelOf({ name: '' })).toBe('⚠ ');
  const refused = [{ since: null }, { skills: [] }, { skills: [{ level: 10 }] }];
  expect(refused.map(labelOf)).toEqual(refused.map(() => '⚠ Kim'));
});

test('the list names each entry by its name, wherever that stands', () => {
  const ads = z.array(z.strictObject({ place: z.string(), title: z.string().regex(/\)$/) }));
  const field = fieldOf(ads, 'ads');
  if (field.kind !== 'array') throw new TypeError('no list');
  const ad = typed(field.element, { place: 'Berlin', title: 'Satz (m/w/d)' });
  expect(field.itemLabel?.(ad)).toBe('Satz (m/w/d)');
});

test('the list names an entry without a name by its files or days', () => {
  const day = z.enum(['montag', 'freitag']);
  const labels = { montag: 'Montag', freitag: 'Freitag' };
  const hours = z.strictObject({
    weekdays: z.array(day).meta({ labels }),
    from: z.string(),
  });
  const labelOf = (schema: z.ZodObject, value: object) => {
    const field = fieldOf(z.array(schema), 'list');
    if (field.kind !== 'array') throw new TypeError('no list');
    return field.itemLabel?.(typed(field.element, value));
  };
  expect(labelOf(hours, { weekdays: ['montag', 'freitag'], from: '9:00' })).toBe('Montag, Freitag');
  const licence = z.strictObject({ files: z.array(z.string()), author: z.string() });
  expect(labelOf(licence, { files: ['a.png'], author: 'Kim' })).toBe('a.png');
});

test('a choice shows what counts where nothing is given, and keeps it out of the file', () => {
  const kind = z.enum(['measured', 'own']).default('measured');
  const field = fieldOf(kind, 'kind');
  if (field.kind !== 'form' || field.formKind !== undefined || !('options' in field)) {
    throw new TypeError('no choice');
  }
  expect(field.options).toEqual([
    { label: 'measured', value: 'measured' },
    { label: 'own', value: 'own' },
  ]);
  expect(field.defaultValue()).toBe('measured');
  expect(field.serialize('measured').value).toBeUndefined();
  expect(field.serialize('own').value).toBe('own');
});

test('the list of invented values shows the labels of their fields', () => {
  const letter = z.strictObject({ street: z.string().meta({ title: 'Straße' }) });
  const others = Array.from({ length: 12 }, (_, index) => [`field${index}`, z.string()]);
  const shape = { ...Object.fromEntries(others), letter: letter.meta({ title: 'Post' }) };
  const field = fieldOf(placeholdersOf(shape), 'placeholders');
  if (field.kind !== 'array') throw new TypeError('no list');
  expect(field.itemLabel?.(typed(field.element, 'letter.street'))).toBe('Post: Straße');
});
