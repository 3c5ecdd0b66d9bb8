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

// All cards of a build have the same salt, so that the key in session storage opens each of them.
const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));

export const sealCard = async (card: CardData, password: string): Promise<Sealed> =>
  seal(card, await deriveKey(password, salt), salt);
