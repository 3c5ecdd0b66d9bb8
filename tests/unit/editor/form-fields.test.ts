import type { ComponentSchema } from '@keystatic/core';
import { z } from 'astro/zod';
import { describe, expect, test, vi } from 'vitest';
import { pictureRefusal } from '../../../scripts/editor/picture-guard.ts';
import { pictureName } from '../../../src/lib/build/picture-kind.ts';

// On Node, Keystatic exports fields without an editor.
vi.mock(
  '@keystatic/core',
  () => import('../../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { described, fieldOf } = await import('../../../scripts/editor/fields.ts');

test.each([
  ['2 bis 9 Zeichen', z.string().min(2).max(9)],
  ['Freiwillig', z.string().min(1).optional()],
  ['16 bis 99, freiwillig', z.int().min(16).max(99).optional()],
  ['1 bis 2 Einträge', z.array(z.string()).min(1).max(2)],
])('a field says what fits into it: %s', (description, schema) => {
  expect(described(schema)).toMatchObject({ description });
});

test('a choice shows what counts where nothing is given, and keeps it out of the file', () => {
  const kind = fieldOf(z.enum(['measured', 'own']).default('measured'), 'kind');
  if (kind.kind !== 'form' || kind.formKind !== undefined) throw new TypeError('no choice');
  expect(kind.defaultValue()).toBe('measured');
  expect(kind.serialize('measured').value).toBeUndefined();
  expect(kind.serialize('own').value).toBe('own');
  expect(kind.parse('deleted since')).toBe('deleted since');
});

/** A field with what an editor typed, as Keystatic hands it to the labels of a list. */
function typed(schema: ComponentSchema, value: unknown): object {
  if (schema.kind === 'array') {
    const items = z.array(z.unknown()).parse(value);
    return { schema, elements: items.map((item) => typed(schema.element, item)) };
  }
  if (schema.kind !== 'object') return { schema, value };
  const given = z.record(z.string(), z.unknown()).parse(value ?? {});
  const inner = Object.entries(schema.fields).map(([name, field]) => [
    name,
    typed(field, given[name]),
  ]);
  return { schema, fields: Object.fromEntries(inner) };
}

/** The line of an entry in a list. */
function lineOf(schema: z.ZodObject, entry: object): string | undefined {
  const field = fieldOf(z.array(schema), 'list');
  if (field.kind !== 'array') throw new TypeError('no list');
  return field.itemLabel?.(typed(field.element, entry));
}

describe('the line of an entry', () => {
  test('has its name', () => {
    const schema = z.strictObject({ place: z.string(), title: z.string() });
    expect(lineOf(schema, { place: 'Ort', title: 'Satz' })).toBe('Satz');
  });

  test('has its first free text where there is no name', () => {
    const schema = z.strictObject({ day: z.iso.date(), text: z.string() });
    expect(lineOf(schema, { day: '2026-11-21', text: 'Neu' })).toBe('Neu');
  });

  test('has the labels of what is chosen in it', () => {
    const labels = { mo: 'Montag', fr: 'Freitag' };
    const schema = z.strictObject({ weekdays: z.array(z.enum(['mo', 'fr'])).meta({ labels }) });
    expect(lineOf(schema, { weekdays: ['mo', 'fr'] })).toBe('Montag, Freitag');
  });
});

describe('a picture', () => {
  test.each([
    ['Foto Tür.JPG', 'foto-tuer.jpg'],
    ['Straße (2).v3.png', 'strasse-2-v3.png'],
    ['???.webp', 'bild.webp'],
  ])('%s is stored as %s', (chosen, stored) => {
    expect(pictureRefusal(chosen)).toBeUndefined();
    expect(pictureName(chosen)).toBe(stored);
  });

  test.each(['foto.HEIC', 'IMG_0815'])(
    '%s is refused, with the kinds that the site shows',
    (name) => {
      expect(pictureRefusal(name)).toMatch(new RegExp(`„${name}“.*\\.jpg.*\\.webp`));
    },
  );
});
