export interface CardSettings {
  /** Undefined while token or password is missing: then there is no gated page. */
  gate?: { token: string; password: string };
  /** Whether the route without a gate is built. */
  directAccess: boolean;
}

/**
 * What the environment of a build says about the cards.
 *
 * @throws on a value that could be read in two ways, because the milder reading would publish data
 */
export function cardSettings(env: Readonly<Record<string, string | undefined>>): CardSettings {
  const token = env['CARD_TOKEN']?.trim();
  const password = env['CARD_PASSWORD'];
  const access = env['CARD_DIRECT_ACCESS'] || 'on';
  if (access !== 'on' && access !== 'off') {
    throw new Error(`CARD_DIRECT_ACCESS muss „on“ oder „off“ sein, ist aber „${access}“.`);
  }
  if (token && !/^[A-Za-z0-9]+$/.test(token)) {
    throw new Error('CARD_TOKEN darf nur Buchstaben ohne Umlaute und Ziffern enthalten.');
  }
  const directAccess = access === 'on';
  if (!token || !password?.trim()) return { directAccess };
  return { directAccess, gate: { token, password } };
}
