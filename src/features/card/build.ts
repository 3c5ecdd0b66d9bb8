import { qrModules } from '../../lib/qr-encoder.ts';
import type { Card, CardQr } from './card.ts';
import type { CardEntry } from './schema.ts';
import { deriveKey, SALT_BYTES, seal, type Sealed } from './seal.ts';
import { shortVcard } from './vcard.ts';

export function cardQr(text: string): CardQr {
  const { size, isDark } = qrModules(text, 'L');
  const modules = Array.from({ length: size * size }, (_, at) =>
    Number(isDark(at % size, Math.floor(at / size))),
  );
  return { size, modules: modules.join('') };
}

/** Makes a card of a content entry and the SVG of its portrait. */
export const toCard = (
  { portrait: _, invented: __, ...contact }: CardEntry,
  drawing: string,
): Card => ({
  contact,
  portrait: `data:image/svg+xml,${encodeURIComponent(drawing.trim())}`,
  qr: cardQr(shortVcard(contact)),
});

// All cards of a build have the same salt, so that the key in session storage opens each of them.
const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));

export const sealCard = async (card: Card, password: string): Promise<Sealed> =>
  seal(card, await deriveKey(password, salt), salt);
