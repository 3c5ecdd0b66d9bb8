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

/** Zero-width joiners and non-joiners that join nothing: after a letter (Persian) or an emoji (👩🏽‍💻) they stay. */
const STRAY_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;

/**
 * Composes letters with their accents (NFC). Of a run of more than thirty marks it drops the rest, because the time
 * that composing takes grows with the square of the length of a run; no writing system needs as many (UAX #15, 13:
 * Stream-Safe Text Format).
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
