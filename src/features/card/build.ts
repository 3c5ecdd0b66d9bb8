import { readFileSync } from 'node:fs';
import { encode } from 'uqr';
import type { CardEntry } from '../../schemas/card.ts';
import type { Card, QrPicture } from './card.ts';
import { deriveKey, SALT_BYTES, seal, type Sealed } from './seal.ts';
import { shortVcard } from './vcard.ts';

/** The QR code of a text. */
export function qrPicture(text: string): QrPicture {
  // The smallest code that fits the text, with the best error correction that it has space for.
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  return { size, modules: data.flat().map(Number).join('') };
}

/** The card of a content entry. */
export function toCard({ portrait, placeholders: _, ...contact }: CardEntry): Card {
  const drawing = readFileSync(`src/assets/portraits/${portrait}.svg`, 'utf8').trim();
  return {
    contact,
    portrait: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    qr: qrPicture(shortVcard(contact)),
  };
}

// All cards of a build have the same salt, so that the key in session storage opens each of them.
const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/**
 * Encrypts a card for the gated page.
 *
 * @throws on an empty password
 */
export async function sealCard(card: Card, password: string): Promise<Sealed> {
  if (!password.trim()) throw new Error('An empty password does not protect the card.');
  return seal(card, await deriveKey(password, salt), salt);
}
