import { type Bytes, decrypt, encrypt, type Encrypted, KEY_BYTES } from './aes-gcm.ts';
import { toBase64 } from './base64.ts';

/** OWASP, Password Storage Cheat Sheet: 600,000 iterations for PBKDF2 with HMAC-SHA-256. */
const ITERATIONS = 600_000;
export const SALT_BYTES = 16;
/** Data is padded to a multiple of this length, so that its size does not reveal anything. */
const PADDING = 1024;
/** The compressed length stands before the data, as an unsigned integer of 32 bits. */
const LENGTH_BYTES = 4;

/** Encrypted data of the gated page, with the salt of its key in Base64. */
export interface Sealed extends Encrypted {
  salt: string;
}

/**
 * Returns a password in the form that build and gate compare: without blanks and line breaks around it, which
 * get into a secret unseen, and with composed letters, which a Mac does not type.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC').trim();

/** Derives a key from a password. This takes 0.2 to 2 seconds, off the main thread. */
export async function deriveKey(password: string, salt: Bytes): Promise<Bytes> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(normalPassword(password)),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, KEY_BYTES * 8));
}

const pipe = async (
  bytes: Bytes,
  transform: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();

/** Compresses and encrypts a value as JSON. The key must come from `deriveKey` with the same salt. */
export async function seal(value: unknown, key: Bytes, salt: Uint8Array): Promise<Sealed> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  // The portrait is text, which compresses well; encrypted data no longer does.
  const packed = new Uint8Array(await pipe(json, new CompressionStream('gzip')));
  const length = LENGTH_BYTES + packed.length;
  const padded = new Uint8Array(Math.ceil(length / PADDING) * PADDING);
  new DataView(padded.buffer).setUint32(0, packed.length);
  padded.set(packed, LENGTH_BYTES);
  return { salt: toBase64(salt), ...(await encrypt(padded, key)) };
}

/** Decrypts sealed data. Returns undefined if the key is wrong. */
export async function unseal<Value>(sealed: Sealed, key: Bytes): Promise<Value | undefined> {
  const padded = await decrypt(sealed, key).catch(() => undefined);
  if (padded === undefined) return undefined;
  const length = new DataView(padded).getUint32(0);
  const packed = new Uint8Array(padded, LENGTH_BYTES, length);
  const json = await pipe(packed, new DecompressionStream('gzip'));
  const value: Value = JSON.parse(new TextDecoder().decode(json));
  return value;
}
