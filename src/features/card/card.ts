import type { Contact } from '../../schemas/card.ts';
import type { QrPicture } from './qr.ts';

/** All that a card shows; for the gated page, all that is encrypted. */
export interface Card {
  contact: Contact;
  /** The drawing as a `data:` address, so that it arrives, or stays hidden, with the card. */
  portrait: string;
  qr: QrPicture;
}

/** The values that can be copied, in the order of the card. */
export const VALUES = ['mobile', 'office', 'email', 'website'] as const;
export type ValueName = (typeof VALUES)[number];

export interface Value {
  /** As it is read, and as it is copied. */
  text: string;
  /** Calls, mails or opens. */
  href: string;
}

export const fullName = ({ givenName, familyName }: Contact): string =>
  `${givenName} ${familyName}`;

/** A value of the card with the address that makes it work. A website is read without `https://`. */
export function valueOf(contact: Contact, name: ValueName): Value {
  switch (name) {
    case 'mobile':
    case 'office':
      return { text: contact[name].display, href: `tel:${contact[name].uri}` };
    case 'email':
      return { text: contact.email, href: `mailto:${contact.email}` };
    case 'website':
      return {
        text: contact.website.replace(/^https:\/\//, '').replace(/\/$/, ''),
        href: contact.website,
      };
  }
}
