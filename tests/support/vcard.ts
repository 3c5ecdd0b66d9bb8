import ICAL from 'ical.js';
import type { Contact } from '../../src/features/card/schema.ts';
import { dialled } from '../../src/lib/phone.ts';

// For vCards the parser leaves an escaped semicolon as it is, which RFC 2426 wants undone; its reader of the same kind
// of text in calendars does so.
ICAL.design.vcard3.value.text = ICAL.design.icalendar.value.text;

type Read = Contact & { fullName: string };

/** A contact file as an independent parser reads it. */
export function readVcard(text: string): Read {
  const card = new ICAL.Component(ICAL.parse(text));
  const value = (name: string, type?: string): string => {
    const found = card
      .getAllProperties(name)
      .filter((property) => !type || [property.getParameter('type')].flat().includes(type));
    if (found.length !== 1) throw new Error(`${found.length} times ${name}`);
    return String([found[0]?.getFirstValue()].flat(2)[0] ?? '');
  };
  const [familyName = '', givenName = ''] = [card.getFirstPropertyValue('n')].flat().map(String);
  return {
    familyName,
    givenName,
    fullName: value('fn'),
    organisation: value('org'),
    title: value('title'),
    mobile: value('tel', 'CELL'),
    office: value('tel', 'WORK'),
    email: value('email'),
    website: value('url'),
    note: card.hasProperty('note') ? value('note') : '',
  };
}

/** The fields that a reader of a contact's file has to find. */
export const fieldsOf = (contact: Contact): Read => ({
  ...contact,
  fullName: `${contact.givenName} ${contact.familyName}`,
  mobile: dialled(contact.mobile),
  office: dialled(contact.office),
});
