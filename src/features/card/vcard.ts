import { dialled } from '../../lib/phone.ts';
import { fullName } from './card.ts';
import type { Contact } from './schema.ts';

/** Escapes the characters that have a meaning in a vCard (RFC 2426, section 5). */
const escape = (text: string): string =>
  text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/**
 * A property of a vCard. Without the charset Outlook reads umlauts in the code page of Windows; other programs
 * ignore it.
 */
function property(name: string, value: string): string {
  const isAscii = !/\P{ASCII}/u.test(value);
  return `${name}${isAscii ? '' : ';CHARSET=UTF-8'}:${value}`;
}

const withFrame = (properties: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD', ''].join('\r\n');

function essentials(contact: Contact): string[] {
  const { givenName, familyName, organisation, title, mobile, office, email, website } = contact;
  return [
    property('N', `${escape(familyName)};${escape(givenName)};;;`),
    property('FN', escape(fullName(contact))),
    property('ORG', escape(organisation)),
    property('TITLE', escape(title)),
    property('TEL;TYPE=CELL', dialled(mobile)),
    property('TEL;TYPE=WORK,VOICE', dialled(office)),
    property('EMAIL;TYPE=INTERNET', escape(email)),
    // Outlook ignores a URL without a type.
    property('URL;TYPE=WORK', website),
  ];
}

/**
 * A contact as a vCard 3.0 (RFC 2426), which iOS, Android and Outlook support. The file must be UTF-8. Its lines are
 * not folded, as the RFC allows: some readers take a folded line for two.
 */
export const vcard = (contact: Contact): string =>
  withFrame([...essentials(contact), property('NOTE', escape(contact.note))]);

/** A contact without its note, as a vCard short enough for a QR code that phones can read. */
export const shortVcard = (contact: Contact): string => withFrame(essentials(contact));
