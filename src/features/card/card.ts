import { mailto } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import { drawQr, type QrDrawing } from '../../lib/qr.ts';
import type { Contact } from './schema.ts';

/** The modules of a QR code. A card holds them and not their drawing, which would weigh three times as much encrypted. */
export interface CardQr {
  /** Modules per side. */
  size: number;
  /** The modules row by row; `1` is dark. */
  modules: string;
}

/** Draws the QR code of a card. */
export const drawCardQr = ({ size, modules }: CardQr): QrDrawing =>
  drawQr({ size, isDark: (x, y) => modules[y * size + x] === '1' });

/** The data of a card. On the gated page it is encrypted. */
export interface Card {
  contact: Contact;
  /** A `data:` URL, so that the picture is encrypted with the card. */
  portrait: string;
  qr: CardQr;
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

/** Returns the text and the link of a value. The text of a website has no `https://`. */
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
