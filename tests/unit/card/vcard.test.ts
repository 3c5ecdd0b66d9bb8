import { expect, test } from 'vitest';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { shortVcard, vcard } from '../../../src/features/card/vcard.ts';
import { TRICKY } from '../../fixtures/card.ts';
import { fieldsOf, readVcard } from '../../support/vcard.ts';

/** Characters that have a meaning in the format, or that take several bytes or code units. */
const CHARACTERS = ['\\', ',', ';', ':', 'n', '"', '\n', ' ', 'ä', 'ß', '€', '🗳', '👩‍💻'];
/** Each character beside each other one. */
const PAIRS = CHARACTERS.flatMap((one) => CHARACTERS.map((other) => `x${one}${other}x`));

test.each(PAIRS)('a contact with %j is read back equal', (pair) => {
  const contact = { ...TRICKY, givenName: pair, title: pair, organisation: pair, note: pair };
  expect(readVcard(vcard(contact))).toEqual(fieldsOf(contact));
});

test('a card of the content may hold each of these characters', () => {
  const entry = { ...TRICKY, portrait: 'portrait-a', invented: false };
  expect(cardSchema.safeParse(entry).error).toBeUndefined();
});

test('the short form is the same contact without its note', () => {
  expect(readVcard(shortVcard(TRICKY))).toEqual({ ...fieldsOf(TRICKY), note: '' });
});

test('a line stays one line, however long: some readers take a folded one for two', () => {
  const email = `${'x'.repeat(60)}@example.org`;
  expect(shortVcard({ ...TRICKY, email })).toContain(`\r\nEMAIL;TYPE=INTERNET:${email}\r\n`);
  expect(vcard({ ...TRICKY, email })).toContain(`\r\nEMAIL;TYPE=INTERNET:${email}\r\n`);
});

test('a contact is written as RFC 2426 says', () => {
  expect(vcard(TRICKY).split('\r\n')).toEqual(
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
