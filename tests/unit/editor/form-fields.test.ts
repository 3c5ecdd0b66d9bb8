import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
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

test('a choice shows its default, and keeps it out of the file', () => {
  const kind = fieldOf(z.enum(['measured', 'own']).default('measured'), 'kind');
  if (kind.kind !== 'form' || kind.formKind !== undefined) throw new TypeError('no choice');
  expect(kind.defaultValue()).toBe('measured');
  expect(kind.serialize('measured').value).toBeUndefined();
  expect(kind.serialize('own').value).toBe('own');
  expect(kind.parse('deleted since')).toBe('deleted since');
});

/** The line of an entry in a list, from what Keystatic hands to the list's labels. */
function lineOf(schema: z.ZodObject, values: Record<string, unknown>): string | undefined {
  const field = fieldOf(z.array(schema), 'list');
  if (field.kind !== 'array') throw new TypeError('no list');
  const fields = Object.entries(values).map(([name, value]) => [name, { value }]);
  return field.itemLabel?.({ fields: Object.fromEntries(fields) } as never);
}

test('an entry of a list is shown by its name, or else by its first free text or choice', () => {
  const named = z.strictObject({ place: z.string(), title: z.string() });
  expect(lineOf(named, { place: 'Ort', title: 'Satz' })).toBe('Satz');
  const dated = z.strictObject({ day: z.iso.date(), text: z.string() });
  expect(lineOf(dated, { day: '2026-11-21', text: 'Neu' })).toBe('Neu');
  const labels = { mo: 'Montag', fr: 'Freitag' };
  const hours = z.strictObject({ weekdays: z.array(z.enum(['mo', 'fr'])).meta({ labels }) });
  expect(lineOf(hours, { weekdays: ['mo', 'fr'] })).toBe('Montag, Freitag');
  // Keystatic then shows the number of the entry.
  expect(lineOf(z.strictObject({ from: z.number() }), { from: 5 })).toBe('');
});

test.each([
  ['Foto Tür.JPG', 'foto-tuer.jpg'],
  ['Straße (2).v3.png', 'strasse-2-v3.png'],
  ['???.webp', 'bild.webp'],
])('the editor stores the picture %s as %s', (chosen, stored) => {
  expect(pictureRefusal(chosen)).toBeUndefined();
  expect(pictureName(chosen)).toBe(stored);
});

test.each(['foto.HEIC', 'IMG_0815'])('the editor refuses the picture %s and says why', (name) => {
  expect(pictureRefusal(name)).toMatch(new RegExp(`„${name}“.*\\.jpg.*\\.webp`));
});
