import { mailto } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import type { Contact } from '../../schemas/card.ts';

/** A QR code without the quiet zone around it. */
export interface QrPicture {
  /** Modules per side. */
  size: number;
  /** The modules row by row; `1` is dark. */
  modules: string;
}

/** The data of a card. The gated page has it encrypted. */
export interface Card {
  contact: Contact;
  /** A `data:` URL, so that the picture is encrypted with the card. */
  portrait: string;
  qr: QrPicture;
}

/** The values with a copy button, in the order of the card. */
export const VALUES = ['mobile', 'office', 'email', 'website'] as const;
export type ValueName = (typeof VALUES)[number];

interface Value {
  /** Text to show and to copy. */
  text: string;
  href: string;
}

export const fullName = ({ givenName, familyName }: Contact): string =>
  `${givenName} ${familyName}`;

/** A value's text and link. The text of a website is without `https://`. */
export function valueOf(contact: Contact, name: ValueName): Value {
  switch (name) {
    case 'mobile':
    case 'office':
      return { text: contact[name], href: telHref(contact[name]) };
    case 'email':
      return { text: contact.email, href: mailto(contact.email) };
    case 'website':
      return {
        text: contact.website.replace(/^https:\/\//, '').replace(/\/$/, ''),
        href: contact.website,
      };
  }
}
