import type { ComponentSchema } from '@keystatic/core';
import { z } from 'astro/zod';
import { describe, expect, test, vi } from 'vitest';
import { pictureRefusal } from '../../../scripts/editor/picture-guard.ts';
import { pictureName } from '../../../src/lib/picture-kind.ts';
import { pastDay } from '../../../src/lib/schema/days.ts';
import { webAddress } from '../../../src/lib/schema/links.ts';
import { optionalGroup } from '../../../src/lib/schema/shape.ts';

// On Node, Keystatic exports fields without an editor.
vi.mock(
  '@keystatic/core',
  () => import('../../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { described, fieldOf, fieldsOf } = await import('../../../scripts/editor/fields.ts');

/** The complaint of a field about a value; undefined where it takes it. */
function complaint(field: ComponentSchema | undefined, value: unknown): string | undefined {
  if (field?.kind !== 'form') throw new TypeError('no field of a value');
  try {
    if (field.formKind === 'slug') field.validate(value, undefined);
    else field.validate(value);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** An entry with a field of each kind. */
const person = z.strictObject({
  name: z.string().min(2).max(9).meta({ title: 'Name' }),
  web: webAddress.meta({ title: 'Adresse' }),
  role: z.string().min(1).optional().meta({ title: 'Aufgabe' }),
  since: pastDay.meta({ title: 'Seit' }),
  age: z.int().min(16).max(99).optional().meta({ title: 'Alter' }),
  price: z.int().positive().meta({ title: 'Preis' }),
  days: z
    .array(z.enum(['mo', 'fr']))
    .min(1)
    .meta({ title: 'Tage', labels: { mo: 'Montag', fr: 'Freitag' } }),
  kind: z.enum(['measured', 'own']).default('measured'),
  skills: z
    .array(z.strictObject({ level: z.int().max(9) }))
    .min(1)
    .max(2),
  team: optionalGroup(z.strictObject({ name: z.string().min(1), isOpen: z.boolean() }), 'isOpen'),
});
const fields: Record<string, ComponentSchema> = fieldsOf(person);

describe('a field', () => {
  test.each([
    ['name', '', /^„Name“ fehlt\.$/],
    ['name', 'K', /^„Name“ .*mindestens 2 Zeichen/],
    ['name', 'Kim Mustermann', /^„Name“ .*höchstens 9 Zeichen/],
    ['name', 'Kim', /^$/],
    ['web', 'beispiel.de', /^„Adresse“ muss eine vollständige Adresse mit https:/],
    ['role', '', /^$/],
    ['age', '', /^$/],
    ['age', '15', /^„Alter“ muss mindestens 16 sein\.$/],
    ['age', '99', /^$/],
    ['price', '52,5', /^„Preis“ muss eine ganze Zahl sein\. Runde/],
    ['price', '2.000', /^„Preis“ muss eine Zahl sein\. Schreib sie in Ziffern, ohne .*Punkt/],
    ['price', '0', /^„Preis“ muss größer als 0 sein\.$/],
    ['price', '', /^„Preis“ fehlt\.$/],
    ['price', '1.100 €', /^„Preis“ muss eine Zahl sein\..* wie 1100/],
    ['price', '1100', /^$/],
  ])('%s with „%s“ says what the page says', (name, value, said) => {
    expect(complaint(fields[name], value) ?? '').toMatch(said);
  });

  test('says how long it may be and whether it may be empty', () => {
    expect(described(person.shape.name)).toEqual({ label: 'Name', description: '2 bis 9 Zeichen' });
    expect(described(person.shape.role)).toEqual({ label: 'Aufgabe', description: 'Freiwillig' });
    expect(fields['skills']).toMatchObject({ description: '1 bis 2 Einträge' });
  });

  test('of a choice shows what counts where nothing is given, and keeps it out of the file', () => {
    const { kind } = fields;
    if (kind?.kind !== 'form' || kind.formKind !== undefined) throw new TypeError('no choice');
    expect(kind.defaultValue()).toBe('measured');
    expect(kind.serialize('measured').value).toBeUndefined();
    expect(kind.serialize('own').value).toBe('own');
  });
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
  const kim = {
    ...{ name: 'Kim', web: 'https://kim.de', role: '', since: '2026-11-21', age: '', price: '5' },
    ...{ days: ['mo'], kind: 'own', skills: [{ level: '1' }], team: { name: '', isOpen: false } },
  };

  test.each([
    [{}, 'Kim'],
    [{ name: '' }, '⚠ '],
    [{ skills: [{ level: '10' }] }, '⚠ Kim'],
  ])('with %j is „%s“', (change, line) => {
    expect(lineOf(person, { ...kim, ...change })).toBe(line);
  });

  test.each([
    [
      z.strictObject({ weekdays: person.shape.days }),
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
