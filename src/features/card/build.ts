import { encode } from 'uqr';
import type { Contact } from '../../schemas/card.ts';
import { toBase64 } from './base64.ts';
import type { Card } from './card.ts';
import type { QrPicture } from './qr.ts';
import { deriveKey, SALT_BYTES, seal, type Sealed } from './seal.ts';
import { shortVcard } from './vcard.ts';

const PORTRAITS = import.meta.glob<string>('../../assets/portraits/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A text as a QR code, without the empty border that a reader needs around it. */
export function qrPicture(text: string): QrPicture {
  // The smallest picture first; what is left of it goes into correcting errors.
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const bits = new Uint8Array(Math.ceil((size * size) / 8));
  data.flat().forEach((dark, index) => {
    if (dark) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  });
  return { size, bits: toBase64(bits) };
}

/**
 * A drawing of `src/assets/portraits` as a `data:` address.
 *
 * @param file the content file that names it, for the message
 */
function portrait(name: string, file: string): string {
  const svg = PORTRAITS[`../../assets/portraits/${name}.svg`];
  // Browsers need no more than this to be escaped, and the gated page cannot compress it.
  if (svg !== undefined) {
    const text = svg.trim().replaceAll('"', "'");
    return `data:image/svg+xml,${text.replace(/[%#]/g, encodeURIComponent)}`;
  }
  const known = Object.keys(PORTRAITS).map((path) => path.replace(/^.*\/|\.svg$/g, ''));
  throw new Error(
    `${file}, Feld portrait: Die Zeichnung „${name}“ fehlt. Es gibt: ${known.join(', ')}.`,
  );
}

interface Entry {
  id: string;
  data: Contact & { portrait: string; placeholders: string[] };
}

/** A content entry with its pictures, ready to be shown or sealed. */
export function toCard({ id, data }: Entry): Card {
  const { portrait: drawing, placeholders: _, ...contact } = data;
  return {
    contact,
    portrait: portrait(drawing, `src/content/visitenkarten/${id}.json`),
    qr: qrPicture(shortVcard(contact)),
  };
}

// One salt a build, so that one unlocked flag opens every card of it.
const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/**
 * The card, encrypted for the gated page.
 *
 * @throws on an empty password, which would open for everybody
 */
export async function sealCard(card: Card, password: string): Promise<Sealed> {
  if (!password.trim()) throw new Error('An empty password seals nothing.');
  return seal(card, await deriveKey(password, salt), salt);
}
