import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortVcard, vcard } from '../../../src/features/card/vcard.ts';
import type { Contact } from '../../../src/schemas/card.ts';
import { NASTY } from '../../support/cards.ts';
import { asRead, readVcard } from '../../support/vcard.ts';

/** Text with what has a meaning in the format, and with what takes several bytes or code units. */
const text = (maxLength: number) =>
  fc
    .string({
      minLength: 1,
      maxLength,
      unit: fc.oneof(
        fc.constantFrom(...'\\,;:n"\n äß€🗳👩‍💻'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
    })
    .filter((value) => !/[^\P{Cc}\n]/u.test(value));

/** The parser takes the end of an escaped backslash before a separator for an escaped separator. */
const namePart = (maxLength: number) => text(maxLength).filter((value) => !value.endsWith('\\'));

const phone = fc.stringMatching(/^(?:\+[1-9]|0[1-9])\d{2}[ /-]\d{3,10}$/);
const contacts: fc.Arbitrary<Contact> = fc.record({
  givenName: namePart(24),
  familyName: namePart(32),
  title: text(48),
  organisation: text(48),
  mobile: phone,
  office: phone,
  email: fc.emailAddress(),
  website: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  note: text(200),
});

test('every contact is read back equal, from lines of 75 octets that split no character', () => {
  fc.assert(
    fc.property(contacts, (contact) => {
      const file = vcard(contact);
      expect(readVcard(file)).toEqual(asRead(contact));
      expect(file.endsWith('END:VCARD\r\n')).toBe(true);
      for (const line of file.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
    }),
    { numRuns: 300, examples: [[NASTY]] },
  );
});

test('the short form is the same contact without its note, its lines not folded', () => {
  const email = `${'x'.repeat(60)}@example.org`;
  expect(shortVcard({ ...NASTY, email })).toContain(`\r\nEMAIL;TYPE=INTERNET:${email}\r\n`);
  expect(readVcard(shortVcard(NASTY))).toEqual({ ...asRead(NASTY), note: '' });
});

test('is written as RFC 2426 says', () => {
  expect(vcard(NASTY).split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N;CHARSET=UTF-8:Größenwahn\\; Müller\\, Jr.;Zoë-Änne;;;',
      'ORG;CHARSET=UTF-8:Äpfel\\; Birnen\\, Söhne & Co. \\\\ KG',
      'TEL;TYPE=CELL:+491713920077',
      'TEL;TYPE=WORK,VOICE:+493023125477',
    ]),
  );
});
