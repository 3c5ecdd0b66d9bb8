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
  [z.string().min(2).max(9), '2 bis 9 Zeichen'],
  [z.string().min(1).optional(), 'Freiwillig'],
  [z.int().min(16).max(99).optional(), '16 bis 99, freiwillig'],
  [z.array(z.string()).min(1).max(2), '1 bis 2 Einträge'],
])('a field says how long, how much, and whether it may be empty', (schema, description) => {
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
  test.each([
    [
      z.strictObject({
        weekdays: z.array(z.enum(['mo', 'fr'])).meta({ labels: { mo: 'Montag', fr: 'Freitag' } }),
      }),
      { weekdays: ['mo', 'fr'] },
      'Montag, Freitag',
    ],
    [
      z.strictObject({ place: z.string(), title: z.string() }),
      { place: 'Ort', title: 'Satz' },
      'Satz',
    ],
    [
      z.strictObject({ day: z.iso.date(), text: z.string() }),
      { day: '2026-11-21', text: 'Neu' },
      'Neu',
    ],
  ])('has its name, else its first free text', (schema, entry, line) => {
    expect(lineOf(schema, entry)).toBe(line);
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
