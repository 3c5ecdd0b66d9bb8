import { normalizeLine } from './normalize.ts';

/** A host in ASCII with a dot in it. */
export const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** Dot-separated atoms (RFC 5322, 3.2.3), then a domain; no quoted names. */
const EMAIL = new RegExp(
  `^[\\w!#$%&'*+/=?^\`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^\`{|}~-]+)*@${DOMAIN.source.slice(1)}`,
  'i',
);

/**
 * What is wrong with an address, its domain in ASCII. `umlaut` is right but for letters before the @ that our mail
 * service refuses: `müller@firma.de`.
 */
export function emailError(email: string): 'umlaut' | 'invalid' | undefined {
  if (EMAIL.test(email)) return undefined;
  return EMAIL.test(email.replace(/\p{L}\p{M}*(?=.*@)/gu, 'x')) ? 'umlaut' : 'invalid';
}

/**
 * The bare address in what people paste or type: `Anna Müller <anna@firma.de>`, `mailto:anna@firma.de?subject=x`,
 * `anna@firma.de.` and `anna@firma.de,` are all `anna@firma.de`. A text without an address stays as it is.
 */
export function bareEmail(typed: string): string {
  const line = normalizeLine(typed);
  const inBrackets = /<([^<>]*@[^<>]*)>[\s.,;:]*$/.exec(line)?.[1] ?? line;
  return inBrackets
    .trim()
    .replace(/^mailto:\/*([^?]*).*$/i, '$1')
    .replace(/^[<"'„“‚‘(]+|[\s.,;:!?…>"'“”‘’)]+$/gu, '');
}

/** `anna@müller.example` as mail servers need it: `anna@xn--mller-kva.example`. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // Only letters, digits, dots and hyphens: URL would also accept ports, paths and escapes.
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email;
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}
