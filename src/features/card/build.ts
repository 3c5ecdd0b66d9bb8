import { encode } from 'uqr';
import { portraitSource } from '../../lib/pictures.ts';
import type { CardEntry } from '../../schemas/card.ts';
import type { PortraitName } from '../../schemas/common.ts';
import { toBase64 } from './base64.ts';
import type { Card } from './card.ts';
import type { QrPicture } from './qr.ts';
import { deriveKey, SALT_BYTES, seal, type Sealed } from './seal.ts';
import { shortVcard } from './vcard.ts';

/** A QR code without the quiet zone around it. */
export function qrPicture(text: string): QrPicture {
  // The smallest code that fits the text, with the best error correction that it has space for.
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const bits = new Uint8Array(Math.ceil((size * size) / 8));
  data.flat().forEach((dark, index) => {
    if (dark) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  });
  return { size, bits: toBase64(bits) };
}

/** A drawing as a `data:` URL. */
function portraitUrl(name: PortraitName): string {
  // The encrypted card cannot be compressed, so only the characters that must be are escaped.
  const text = portraitSource(name).replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[%#<>]/g, encodeURIComponent)}`;
}

/** The card of a content entry. */
export function toCard({ portrait, placeholders: _, ...contact }: CardEntry): Card {
  return { contact, portrait: portraitUrl(portrait), qr: qrPicture(shortVcard(contact)) };
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
