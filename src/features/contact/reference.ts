/** No look-alikes: without 0/O, 1/I/L and U/V, so that a reference survives a phone call. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/**
 * A reference such as `K7F-2MP`: a name for a request that can be said aloud, not a secret. The same
 * seed always gives the same one.
 */
export async function createReference(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  // 32 bits for each character: the remainder's bias is below one in a hundred million.
  const words = [...new Uint32Array(digest)].slice(0, 6);
  const characters = words.map((word) => ALPHABET.charAt(word % ALPHABET.length)).join('');
  return `${characters.slice(0, 3)}-${characters.slice(3)}`;
}
