import { drawQr, type QrDrawing } from '../../lib/qr.ts';
import type { CardData } from './card.ts';
import type { CardEntry, Contact } from './schema.ts';
import { deriveKey, SALT_BYTES, seal, type Sealed } from './seal.ts';
import { shortVcard } from './vcard.ts';

export const contactQr = (contact: Contact): QrDrawing => drawQr(shortVcard(contact), 'L');

/** Makes a card of a content entry and the SVG of its portrait. */
export const toCard = (
  { portrait: _, invented: __, ...contact }: CardEntry,
  drawing: string,
): CardData => ({
  contact,
  portrait: `data:image/svg+xml,${encodeURIComponent(drawing.trim())}`,
  qr: contactQr(contact),
});

const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/** Derives the key of all cards of this build, so that the key in session storage opens each of them. */
export const cardKey = (password: string) => deriveKey(password, salt);

/** Encrypts a card with the key that `cardKey` derives. */
export const sealCard = (card: CardData, key: Uint8Array<ArrayBuffer>): Promise<Sealed> =>
  seal(card, key, salt);
