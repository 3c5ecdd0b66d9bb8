import { createHash } from 'node:crypto';

/** The characters of a reference. Left out are those that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/** The SHA-256 of a text, in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A reference such as `K7F-3MP`, which can be said aloud and is no secret. The same seed gives the same reference. */
export function createReference(seed: string): string {
  // Each character takes 32 bits: the remainder's bias is below one in a hundred million.
  const words = digest(seed).match(/.{8}/g) ?? [];
  const characters = words.map((word) => ALPHABET.charAt(parseInt(word, 16) % ALPHABET.length));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3, 6).join('')}`;
}
