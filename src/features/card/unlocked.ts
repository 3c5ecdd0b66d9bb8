import { fromBase64, toBase64 } from './base64.ts';
import { KEY_BYTES } from './seal.ts';

/**
 * The only key that the site keeps in session storage; it is named in the privacy statement. Its
 * value opens the cards of this build, but does not tell the password
 * (docs/decisions/0005-card-gate.md).
 */
export const UNLOCKED_KEY = 'visitenkarte-offen';

/** The key of a card that was opened in this session. */
export function rememberedKey(): Uint8Array<ArrayBuffer> | undefined {
  try {
    const key = fromBase64(sessionStorage.getItem(UNLOCKED_KEY) ?? '');
    return key.length === KEY_BYTES ? key : undefined;
  } catch {
    // Blocked, or written by somebody else: the card asks for its password.
    return undefined;
  }
}

export function rememberKey(key: Uint8Array): void {
  try {
    sessionStorage.setItem(UNLOCKED_KEY, toBase64(key));
  } catch {
    // Blocked: a reload will ask for the password again.
  }
}

export function forgetKey(): void {
  try {
    sessionStorage.removeItem(UNLOCKED_KEY);
  } catch {
    // Blocked, so there is nothing to forget.
  }
}
