import { mailto } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import type { QrDrawing } from '../../lib/qr.ts';
import type { Contact } from './schema.ts';

/** The data of a card. On the gated page it is encrypted. */
export interface CardData {
  contact: Contact;
  /** A `data:` URL, so that the picture is encrypted with the card. */
  portrait: string;
  /** The contact as a QR code. */
  qr: QrDrawing;
}

/** The values with a copy button, in the order of the card. */
export const VALUES = ['mobile', 'office', 'email', 'website'] as const;
export type ValueName = (typeof VALUES)[number];

export const fullName = ({ givenName, familyName }: Contact): string =>
  `${givenName} ${familyName}`;

/** The text of a value, which is shown and copied, and its link. The text of a website has no `https://`. */
export function valueOf(contact: Contact, name: ValueName): { text: string; href: string } {
  const value = contact[name];
  if (name === 'email') return { text: value, href: mailto(value) };
  if (name === 'website') return { text: value.replace(/^https:\/\/|\/$/g, ''), href: value };
  return { text: value, href: telHref(value) };
}
