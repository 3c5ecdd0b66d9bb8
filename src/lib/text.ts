/**
 * Characters that a form field can smuggle but no visitor types on purpose: C0 and C1 controls, soft hyphen, zero-width
 * space, bidi marks and overrides, line and paragraph separators, the byte order mark, interlinear anchors and tag
 * characters.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Everything that `INVISIBLE` removes but the line feed, which a message may hold. */
const INVISIBLE_BUT_LINE_FEED = new RegExp(`(?!\\n)${INVISIBLE.source}`, 'gu');

/**
 * Zero-width joiners and non-joiners that join nothing. After a letter, as Persian needs them, or an emoji (👩🏽‍💻 is
 * three characters) they stay.
 */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/**
 * Composes letters with their accents (NFC). Of a run of more than thirty marks it drops the rest, because the time
 * that composing takes grows with the square of its length; no writing system needs as many (UAX #15, 13: Stream-Safe
 * Text Format).
 */
const compose = (value: string): string =>
  value.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC');

/**
 * One line of text as a person meant it: composed (NFC), without lone surrogates and invisible characters, white space
 * (line breaks too) folded to single spaces, trimmed.
 */
export function normalizeLine(value: string): string {
  const visible = value
    .toWellFormed()
    // The byte order mark counts as white space, but nobody sees it.
    .replace(/[^\S\ufeff]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '');
  // Last, because a removed character may have stood between a letter and its accent.
  return compose(visible).replace(/ +/g, ' ').trim();
}

/** Like `normalizeLine` for text of several lines: line breaks stay, as `\n`. */
export function normalizeText(value: string): string {
  const visible = value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE_BUT_LINE_FEED, '')
    .replace(STRAY_JOINER, '');
  return compose(visible).trim();
}

const HTML_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => HTML_ESCAPES[character] ?? character);

/** Text without soft hyphens, which search engines and feed readers display. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** A label before its value, such as `Name:`; a question needs no colon. */
export function withColon(label: string): string {
  const words = withoutSoftHyphens(label);
  return /[?.!:]$/.test(words) ? words : `${words}:`;
}

/**
 * Puts values in the `{placeholders}` of an editor's sentence. One pass: a value that itself reads like a placeholder
 * stays as it is. An unknown placeholder stays visible.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );

/** The value of a JSON text; undefined for any other text. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of a value from outside. A value that is no object has none. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

/** The line of an offset in a text; the first is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** The line breaks of a text. In place of the text, they keep the numbers of the lines behind it. */
export const lineBreaksOf = (text: string): string => text.replace(/[^\n]/g, '');

/** Invisible characters that other programs leave in a text. A word joiner (U+2060) is stray only between letters. */
const STRAY_CHARACTERS = /[\u200b\u200c\ufeff]|(?<=\p{L})\u2060(?=\p{L})/gu;

/**
 * The text of a content file as it is read: without byte order marks and their like, in Unicode's composed form (NFC),
 * and with two letters for each ligature that a PDF leaves, such as `ﬁ`.
 */
export const normalizeContent = (text: string): string =>
  text
    .replace(STRAY_CHARACTERS, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');

/** An address as people read it, composed: editors and browsers write `T%C3%BCr` for `Tür`. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address;
  }
}

/** The sentences of a headline, each of which gets a line of its own. */
export const sentences = (headline: string): string[] => headline.split(/(?<=[.?!]) /);

const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * A text as the name of a file or a part of an address, in small letters, digits and hyphens:
 * `Für Übungen` is `fuer-uebungen`.
 *
 * @param most characters
 */
export const asciiName = (text: string, most = Infinity): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, most)
    .replace(/^-|-$/g, '');
