import { fromBase64, toBase64 } from '../../lib/base64.ts';

/** OWASP, Password Storage Cheat Sheet: 600,000 iterations for PBKDF2 with HMAC-SHA-256. */
const ITERATIONS = 600_000;
/** NIST SP 800-38D: an AES-GCM nonce of 96 bits. */
const IV_BYTES = 12;
export const SALT_BYTES = 16;
export const KEY_BYTES = 32;
/** Data is padded to a multiple of this length, so that its size does not reveal anything. */
const PADDING = 1024;
/** The compressed length stands before the data, as an unsigned integer of 32 bits. */
const LENGTH_BYTES = 4;

/** Encrypted data of the gated page; all values in Base64. */
export interface Sealed {
  salt: string;
  iv: string;
  data: string;
}

/** Derives a key from a password. Takes 0.2 to 2 seconds, not on the main thread. */
export async function deriveKey(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(password),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, KEY_BYTES * 8));
}

const aesKey = (key: Uint8Array<ArrayBuffer>, usage: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);

const pipe = async (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();

/** Encrypts the compressed JSON of `value` with AES-GCM. `key` comes from `deriveKey` with the same salt. */
export async function seal(
  value: unknown,
  key: Uint8Array<ArrayBuffer>,
  salt: Uint8Array,
): Promise<Sealed> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  // The portrait is text. Encrypted data cannot be compressed any more.
  const packed = new Uint8Array(await pipe(json, new CompressionStream('gzip')));
  const length = LENGTH_BYTES + packed.length;
  const padded = new Uint8Array(Math.ceil(length / PADDING) * PADDING);
  new DataView(padded.buffer).setUint32(0, packed.length);
  padded.set(packed, LENGTH_BYTES);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv };
  const data = await crypto.subtle.encrypt(algorithm, await aesKey(key, 'encrypt'), padded);
  return { salt: toBase64(salt), iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Decrypts sealed data; undefined if the key is wrong, which AES-GCM detects. */
export async function open<Value>(
  sealed: Sealed,
  key: Uint8Array<ArrayBuffer>,
): Promise<Value | undefined> {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(sealed.iv) };
  const cryptoKey = await aesKey(key, 'decrypt');
  const padded = await crypto.subtle
    .decrypt(algorithm, cryptoKey, fromBase64(sealed.data))
    .catch(() => undefined);
  if (padded === undefined) return undefined;
  const length = new DataView(padded).getUint32(0);
  const packed = new Uint8Array(padded, LENGTH_BYTES, length);
  const json = await pipe(packed, new DecompressionStream('gzip'));
  const value: Value = JSON.parse(new TextDecoder().decode(json));
  return value;
}
