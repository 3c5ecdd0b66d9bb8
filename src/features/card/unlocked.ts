import { fromBase64, toBase64 } from './base64.ts';
import { KEY_BYTES } from './seal.ts';

/**
 * The only item of the site in session storage; the privacy statement names it. Its value decrypts the cards of this
 * build and does not reveal the password (docs/decisions/0005-card-gate.md).
 */
export const UNLOCKED_KEY = 'visitenkarte-offen';

/** The key of the cards if this session has opened one. */
export function rememberedKey(): Uint8Array<ArrayBuffer> | undefined {
  try {
    const key = fromBase64(sessionStorage.getItem(UNLOCKED_KEY) ?? '');
    return key.length === KEY_BYTES ? key : undefined;
  } catch {
    // Storage is blocked, or the value is invalid: the page asks for the password.
    return undefined;
  }
}

export function rememberKey(key: Uint8Array): void {
  try {
    sessionStorage.setItem(UNLOCKED_KEY, toBase64(key));
  } catch {
    // Storage is blocked: after a reload the page asks for the password again.
  }
}

export function forgetKey(): void {
  try {
    sessionStorage.removeItem(UNLOCKED_KEY);
  } catch {
    // Storage is blocked, so there is no key.
  }
}
