import { expect, test } from 'vitest';
import { CONTACT_FIELDS, contactRule } from '../../src/features/contact/fields.ts';
import { articles, fill, legalPages, readEntry } from '../support/content.ts';
import { tagsOn, textsOf, textsWithClass } from '../support/dist.ts';
import { asRead, findTag } from '../support/html.ts';

const contact = readEntry('contactPage');
/** A text without its spaces, which differ in width and are missing where elements meet. */
const withoutSpaces = (text: string) => asRead(text).replaceAll(' ', '');

test.each(['/', '/kontakt', '/team', ...articles().map(({ path }) => path)])(
  '%s says who calls for the first talk',
  (path) => expect(textsOf(path, 'body').join()).toContain(asRead(contact.talk.call)),
);

test('the contact page shows the opening hours beside their days', () => {
  const shown = withoutSpaces(textsWithClass('/kontakt', 'hours').join());
  // Between the first of some days and their hours stand at most the other days: "Montag, Dienstag und Freitag".
  for (const { weekdays, from, to } of readEntry('site').openingHours)
    expect(shown).toMatch(new RegExp(`${weekdays[0]}[a-zäöü,]*${from}–${to}`, 'i'));
});

// WCAG 1.3.5 asks for this.
test.each([
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['organization', 'organization'],
])('a browser may fill in the field %s', (name, autocomplete) => {
  expect(findTag(tagsOn('/kontakt'), { name })?.attributes['autocomplete']).toBe(autocomplete);
});

// In a field of the type "email" browsers change the umlauts of a domain.
test('the e-mail field keeps what is typed, and a phone offers the keys for it', () => {
  const { type, inputmode } = findTag(tagsOn('/kontakt'), { name: 'email' })?.attributes ?? {};
  expect(type).toBe('text');
  expect(inputmode).toBe('email');
});

test('the privacy statement names each field of the form and its purpose', () => {
  const { form, privacyTable } = contact;
  const rows = textsOf('/datenschutz', 'tr').map(withoutSpaces);
  for (const field of CONTACT_FIELDS) {
    const { optional, kind } = contactRule(field);
    const name = kind === 'consent' ? privacyTable.consent : form.fields[field].label;
    const need = optional ? privacyTable.optional : privacyTable.required;
    expect(rows).toContain(withoutSpaces(name + need + privacyTable.purposes[field]));
  }
});

test('the privacy statement has the day of the consent', () => {
  const { wordingOf } = contact.form.fields.agree_privacy;
  const { asOf = '' } = legalPages().find(({ path }) => path === '/datenschutz')?.data ?? {};
  const day = new Date(wordingOf).toLocaleDateString('de-DE', { dateStyle: 'long' });
  expect(textsWithClass('/datenschutz', 'as-of')[0]).toBe(asRead(fill(asOf, { day })));
});
