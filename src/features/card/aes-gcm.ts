import { fromBase64, toBase64 } from './base64.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Both in Base64. */
export interface Encrypted {
  iv: string;
  data: string;
}

/** AES-256. */
export const KEY_BYTES = 32;
/** NIST SP 800-38D: a nonce of 96 bits. */
const IV_BYTES = 12;

const importKey = (key: Bytes, usage: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [usage]);

/** Encrypts with a nonce of its own. */
export async function encrypt(plain: Bytes, key: Bytes): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: 'AES-GCM', iv };
  const data = await crypto.subtle.encrypt(algorithm, await importKey(key, 'encrypt'), plain);
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Rejects where the key is another one, which AES-GCM detects. */
export async function decrypt({ iv, data }: Encrypted, key: Bytes): Promise<ArrayBuffer> {
  const algorithm = { name: 'AES-GCM', iv: fromBase64(iv) };
  return crypto.subtle.decrypt(algorithm, await importKey(key, 'decrypt'), fromBase64(data));
}
