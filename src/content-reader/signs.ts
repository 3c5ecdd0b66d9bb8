import { MONTHS } from '../lib/format.ts';
import type { CodeFor } from './problems.ts';
import { lineAt } from './values.ts';

/** A pattern that must not occur in a text, and the code of the message about it. The message may quote what was found. */
type Sign = readonly [pattern: RegExp, code: CodeFor<[] | [string]>];

/** Damage that makes a file unreadable: its other checks are skipped. */
export const DAMAGE: readonly Sign[] = [
  // UTF-8 that was read as Windows-1252 and saved, or a sign for a letter that was lost: `GrÃ¶ÃŸe`.
  [/\uFFFD|Ã[\u0080-\u00bf\u0152\u0153\u0178\u2013\u201e]|â€/g, 'file_broken'],
  // Two versions of a text that Git could not merge.
  [/^<{7}\s[^]*?^>{7}(?=\s)/gm, 'file_versions'],
  [/^(?:<{7}|={7}|>{7})(?=\s)/gm, 'file_version_mark'],
];

/** Words before which a hyphen stands for the rest of a word: `Wahl- und Parteitag`. */
const CONJUNCTIONS =
  'und|u|oder|o|bzw|beziehungsweise|sowie|wie|bis|als|auch|aber|sondern|statt|noch|plus|gegen|versus|vs|mit|samt|auf|zu|nach';

/** Signs that an office program or a PDF leaves anywhere in a file and that no author means. */
export const REMAINS: readonly Sign[] = [
  // Bullets of Word's own fonts (private use area), control characters such as Word's soft return, Unicode's line
  // separators and the placeholder of a picture.
  [/[\p{Co}\u2028\u2029\ufffc]|(?![\n\t])\p{Cc}/gu, 'file_sign'],
  // Footnotes of Word, `Flyers[1]` and `Satz.¹`, and sources as chatbots name them.
  [
    /(?<=[\p{L}.!?…“"»)*])\[\d{1,3}\](?!\()|(?<=[\p{L}.!?…“)])[¹⁴-⁹]|(?<=[.!?…“])[²³]|【[^】\n]*】|oaicite|citeturn\d/gu,
    'footnote',
  ],
  [/(?<![\p{L}\d\]}]),,(?=[\p{L}\d*])|(?<=[\p{L}\d.!?…*])''(?!\p{L})/gu, 'file_quotes'],
  [/Fehler! (?:Verweisquelle|Textmarke)|Error! (?:Reference source|Bookmark)/g, 'file_reference'],
  // A word that a PDF divides at the end of a line, so that a copy of it has a blank in the middle.
  [
    new RegExp(
      `[\\p{L}\\u00ad-]*\\p{L}[-\\u00ad\\u2010](?:[ \\u00a0]+|[ \\t]*\\n[ \\t>]*)(?!(?:${CONJUNCTIONS})(?!\\p{L}))\\p{L}+`,
      'gu',
    ),
    'file_torn',
  ],
];

/** The beginning of a month's name, or its short form with a point. */
export const MONTH = `(?:(?:${MONTHS.join('|')})|(?:Jan|Feb|Mrz|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\\.)(?!\\p{L})`;
/** Spaces that Markdown does not take for one, and characters that nobody sees. */
const FALSE_SPACE = '[\\u00a0\\u2000-\\u200d\\u202f\\u2060\\ufeff]';
/** The beginning of a line, in a quotation, too. */
const LINE = '^[ \\t>]*';
/**
 * What people write before the entries of a list, and Markdown does not read so: dashes, arrows, boxes, pictographs,
 * and letters or numbers in other forms than `1.`. Only where two lines begin so, they are taken for a list.
 */
const MARKER =
  '(?:[–—−‐→✓✔☐☑]|[oO]|--|\\d\\ufe0f?\\u20e3|\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]*|\\(?(?:\\d{1,2}|[a-zA-Z]|[ivx]{2,4})(?:[.):]|\\.\\)))';
/** The beginning of an address. */
const ADDRESS = '(?=[/#.]|https?:|mailto:|tel:|www\\.)';
const sign = (pattern: string, code: Sign[1]): Sign => [new RegExp(pattern, 'gmu'), code];

/** Text that looks like Markdown but is not parsed as such. The message quotes the first group of the pattern. */
export const LOOKALIKES: readonly Sign[] = [
  sign(`${LINE}(#{2,6}|#(?=${FALSE_SPACE}))`, 'heading_space'),
  sign(`${LINE}([-*+](?=\\p{L}|${FALSE_SPACE})|[•·▪◦‣●○])`, 'list_space'),
  sign(`${LINE}(\\d{1,3}[.)])(?=\\p{L})`, 'list_space'),
  sign(`${LINE}(1[.)])(?=${FALSE_SPACE}(?!${MONTH}))`, 'list_space'),
  sign(
    `${LINE}(${MARKER})(?=[ \\u00a0\\t].*\\n[ \\t>]*${MARKER}[ \\u00a0\\t]|(?<=[oO])[ ]{2})`,
    'list_mark',
  ),
  sign('(?<!\\\\)\\[\\^|^\\[\\d{1,3}\\](?=[ \\t])', 'footnote'),
  sign(
    `(?<!\\\\)(?:\\](?:\\(|\\[)|\\[\\[|\\](?=/\\w)|\\]\\s+\\(${ADDRESS}|\\)\\[${ADDRESS})`,
    'link_unread',
  ),
  sign('(?<!\\\\)(\\*\\*|__|~~|==|`)', 'mark_unread'),
  // Astro's smartypants makes an em dash of `--` and an apostrophe of the second of two single quotation marks.
  sign('(?<![-\\\\])(\\d*--+\\d*)', 'dashes'),
  sign("(?<![\\p{L}\\d\\\\])'(?=\\S)([^'\\n]*[^'\\s])'(?!\\p{L})", 'quote_single'),
  // An umlaut that a chat or a mail program lost. In an address a ? begins its parameters.
  sign('(?<!/\\S*)(\\p{L}\\?\\p{Ll})', 'letter_lost'),
  // Word writes its second bullet as `o` and three spaces: that is a list's mark, above.
  sign(`(?!${LINE}[oO] )\\S[ \\u00a0]{2,}(?!\\n)`, 'space_twice'),
  // A line that looks empty and does not end a paragraph.
  sign(`^[ \\t]*${FALSE_SPACE}[ \\t\\u00a0]*(?=\\n)`, 'paragraph_empty'),
  // At the end of a paragraph it breaks no line.
  sign('(?<!\\\\)\\\\(?![^])', 'backslash_end'),
];

/** Finds all matches of these patterns. Lines are counted from 1. */
export const signsIn = (text: string, signs: readonly Sign[]) =>
  signs.flatMap(([pattern, code]) =>
    [...text.matchAll(pattern)].map(({ 0: whole, 1: told = whole, index }) => ({
      code,
      told,
      line: lineAt(text, index),
    })),
  );
