/** No look-alikes: without 0/O, 1/I/L and U/V, so that a reference survives a phone call. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A reference such as `K7F-2MP`: a name for a request that can be said aloud, not a secret.
 * The same idempotency key (a UUID) always gives the same one, so that the team recognises
 * a request that arrives twice; without a key it is random.
 */
export async function createReference(idempotencyKey: string | null): Promise<string> {
  const key = idempotencyKey?.trim() ?? '';
  const seed = UUID.test(key) ? key.toLowerCase() : crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  // 32 bits for each character: the remainder's bias is below one in a hundred million.
  const words = [...new Uint32Array(digest)].slice(0, 6);
  const characters = words.map((word) => ALPHABET.charAt(word % ALPHABET.length)).join('');
  return `${characters.slice(0, 3)}-${characters.slice(3)}`;
}
