import { normalPassword } from './seal.ts';

interface CardSettings {
  /** The settings of the gated page. Without token or password they are undefined, and the page is not built. */
  gate?: { token: string; password: string };
  /** Whether to build the page without a gate. */
  directAccess: boolean;
}

/**
 * Reads the settings of the cards from the environment of a build.
 *
 * @throws on an invalid value, and on an unset `CARD_DIRECT_ACCESS` in a build for the public, because a guess could
 *   publish personal data
 */
export function cardSettings(env: Readonly<Record<string, string | undefined>>): CardSettings {
  const token = env['CARD_TOKEN']?.trim();
  const password = normalPassword(env['CARD_PASSWORD'] ?? '');
  // GitHub and Cloudflare set CI when they build, and hand over an unset variable as an empty text.
  const isForPublic = Boolean(password || env['CI']);
  const access = env['CARD_DIRECT_ACCESS'] || (isForPublic ? '' : 'on');
  if (access !== 'on' && access !== 'off') {
    const is = access ? `ist aber „${access}“` : 'fehlt aber';
    throw new Error(`CARD_DIRECT_ACCESS muss „on“ oder „off“ sein, ${is}.`);
  }
  if (token && !/^[A-Za-z0-9]+$/.test(token)) {
    throw new Error('CARD_TOKEN darf nur Buchstaben ohne Umlaute und Ziffern enthalten.');
  }
  const directAccess = access === 'on';
  if (!token || !password) return { directAccess };
  return { directAccess, gate: { token, password } };
}
