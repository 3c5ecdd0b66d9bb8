/**
 * Characters that a form field can smuggle but no visitor types on purpose: C0 and C1 controls,
 * soft hyphen, zero-width characters, bidi marks and overrides, line and paragraph separators,
 * the byte order mark, interlinear anchors and tag characters.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** What `INVISIBLE` removes, but for the line feed, which a message may hold. */
const INVISIBLE_BUT_LINE_FEED = new RegExp(`(?!\\n)${INVISIBLE.source}`, 'gu');

/**
 * One line of text as a person meant it: composed (NFC), without lone surrogates and invisible
 * characters, white space (line breaks too) folded to single spaces, trimmed.
 */
export function normalizeLine(value: string): string {
  return (
    value
      .toWellFormed()
      // The byte order mark counts as white space, but nobody sees it.
      .replace(/[^\S\ufeff]+/gu, ' ')
      .replace(INVISIBLE, '')
      // After what may stand between a letter and its accent.
      .normalize('NFC')
      .replace(/ +/g, ' ')
      .trim()
  );
}

/** Like `normalizeLine` for text of several lines: line breaks stay, as `\n`. */
export function normalizeText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE_BUT_LINE_FEED, '')
    .normalize('NFC')
    .trim();
}

/** Web addresses in a text, also without a scheme: `https://…`, `www.…`. */
export const countLinks = (text: string): number =>
  text.match(/\b(?:https?:\/\/|www\.)\S/gi)?.length ?? 0;
