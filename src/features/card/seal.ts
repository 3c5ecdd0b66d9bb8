import { fromBase64, toBase64 } from './base64.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The iterations that OWASP's Password Storage Cheat Sheet asks for PBKDF2 with HMAC-SHA-256. */
const ITERATIONS = 600_000;
export const SALT_BYTES = 16;
/** The length of a key for AES-256. */
export const KEY_BYTES = 32;
/** The length of a nonce, 96 bits as NIST SP 800-38D recommends. */
const IV_BYTES = 12;

/** Encrypted data of the gated page: the salt of its key, its nonce and the data, each in Base64. */
export interface Sealed {
  salt: string;
  iv: string;
  data: string;
}

/**
 * A password in the form that build and gate compare. It has no blanks and line breaks around it, because nobody sees
 * them in a secret. A letter that was typed as two characters, such as the ü of a Mac, is one character.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC').trim();

/** Derives a key from a password. This takes 0.2 to 2 seconds, off the main thread. */
export async function deriveKey(password: string, salt: Bytes): Promise<Bytes> {
  const typed = new TextEncoder().encode(normalPassword(password));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, KEY_BYTES * 8));
}

const importKey = (key: Bytes, usage: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);

const pipe = (data: BlobPart, transform: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([data]).stream().pipeThrough(transform));

/** Compresses and encrypts a value as JSON. The key must come from `deriveKey` with the same salt. */
export async function seal(value: unknown, key: Bytes, salt: Uint8Array): Promise<Sealed> {
  // The portrait is text, which compresses well; encrypted data no longer does.
  const packed = await pipe(JSON.stringify(value), new CompressionStream('gzip')).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv };
  const data = await crypto.subtle.encrypt(algorithm, await importKey(key, 'encrypt'), packed);
  return { salt: toBase64(salt), iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Decrypts sealed data; undefined if the key is wrong, which AES-GCM detects. */
export async function unseal<Value>({ iv, data }: Sealed, key: Bytes): Promise<Value | undefined> {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
  const cryptoKey = await importKey(key, 'decrypt');
  const decrypting = crypto.subtle.decrypt(algorithm, cryptoKey, fromBase64(data));
  const packed = await decrypting.catch(() => undefined);
  if (packed === undefined) return undefined;
  return pipe(packed, new DecompressionStream('gzip')).json() as Promise<Value>;
}
