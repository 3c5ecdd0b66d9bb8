import { expect, test } from 'vitest';
import { shortVcard, vcard } from '../../../src/features/card/vcard.ts';
import { NASTY } from '../../support/cards.ts';
import { fieldsOf, readVcard } from '../../support/vcard.ts';

/** What has a meaning in the format, and what takes several bytes or code units. */
const SIGNS = ['\\', ',', ';', ':', 'n', '"', '\n', ' ', 'ä', 'ß', '€', '🗳', '👩‍💻'];
/** Each sign beside each other one; a line is folded at every place of it. */
const PAIRS = SIGNS.flatMap((one) => SIGNS.map((other) => `x${one}${other}x`));

test.each(PAIRS)(
  'a contact with %j is read back equal, from lines of 75 octets that split no character',
  (pair) => {
    const long = pair.repeat(20);
    const contact = {
      ...NASTY,
      givenName: pair,
      familyName: long,
      title: pair,
      organisation: long,
      note: long,
    };
    const file = vcard(contact);
    expect(readVcard(file)).toEqual(fieldsOf(contact));
    expect(file.endsWith('END:VCARD\r\n')).toBe(true);
    for (const line of file.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  },
);

test('the short form is the same contact without its note, its lines not folded', () => {
  const email = `${'x'.repeat(60)}@example.org`;
  expect(shortVcard({ ...NASTY, email })).toContain(`\r\nEMAIL;TYPE=INTERNET:${email}\r\n`);
  expect(readVcard(shortVcard(NASTY))).toEqual({ ...fieldsOf(NASTY), note: '' });
});

test('a contact is written as RFC 2426 says', () => {
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
