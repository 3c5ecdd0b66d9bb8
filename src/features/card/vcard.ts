import type { Contact } from '../../schemas/card.ts';
import { fullName } from './card.ts';

/** RFC 2426, section 2.6: at most 75 octets a line, without its end. */
const LINE = 75;

/** RFC 2426, section 5: what has a meaning in a value is escaped; a line break becomes `\n`. */
const escape = (text: string): string =>
  text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A long line goes on in the next, after a space; characters stay whole. */
export function fold(line: string): string {
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += size;
  }
  return lines.join('\r\n');
}

/**
 * A property of version 3.0. The charset is told where it matters: without it, Outlook takes
 * umlauts for the code page of Windows. Others pass over it.
 */
function property(name: string, value: string): string {
  const ascii = octets(value) === value.length;
  return fold(`${name}${ascii ? '' : ';CHARSET=UTF-8'}:${value}`);
}

const card = (properties: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD', ''].join('\r\n');

function essentials(contact: Contact): string[] {
  const { givenName, familyName, organisation, title, mobile, office, email, website } = contact;
  return [
    property('N', `${escape(familyName)};${escape(givenName)};;;`),
    property('FN', escape(fullName(contact))),
    property('ORG', escape(organisation)),
    property('TITLE', escape(title)),
    property('TEL;TYPE=CELL', mobile.uri),
    property('TEL;TYPE=WORK,VOICE', office.uri),
    property('EMAIL;TYPE=INTERNET', escape(email)),
    // Outlook passes over an address without a type.
    property('URL;TYPE=WORK', website),
  ];
}

/**
 * The contact as a vCard 3.0 (RFC 2426), the version that iOS, Android and Outlook all read. To be
 * written as UTF-8.
 */
export function vcard(contact: Contact): string {
  return card([...essentials(contact), property('NOTE', escape(contact.note))]);
}

/** The contact without its note: a QR code of it stays coarse enough for a phone's camera. */
export function shortVcard(contact: Contact): string {
  return card(essentials(contact));
}
