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
  // The bullets and symbols of Word's own fonts are in Unicode's private use area.
  [/\p{Co}/gu, 'file_sign'],
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
/** The beginning of an address. */
const ADDRESS = '(?=[/#.]|https?:|mailto:|tel:|www\\.)';
const sign = (pattern: string, code: Sign[1]): Sign => [new RegExp(pattern, 'gmu'), code];

/** Text that looks like Markdown but is not parsed as such. The message quotes the first group of the pattern. */
export const LOOKALIKES: readonly Sign[] = [
  sign(`${LINE}(#{2,6}|#(?=${FALSE_SPACE}))`, 'heading_space'),
  sign(`${LINE}([-*+](?=\\p{L}|${FALSE_SPACE})|[•·▪◦‣●○])`, 'list_space'),
  sign(`${LINE}(\\d{1,3}[.)])(?=\\p{L})`, 'list_space'),
  sign(`${LINE}(1[.)])(?=${FALSE_SPACE}(?!${MONTH}))`, 'list_space'),
  // A dash or an arrow begins a list only where the next line begins with it, too.
  sign(`${LINE}([–—−‐→✓✔])(?=[ \\u00a0].*\\n[ \\t>]*\\1[ \\u00a0])`, 'list_space'),
  sign(`${LINE}(a\\))(?= .*\\n[ \\t>]*b\\) )`, 'list_space'),
  sign('(?<!\\\\)\\[\\^', 'footnote'),
  sign(
    `(?<!\\\\)(?:\\](?:\\(|\\[)|\\[\\[|\\](?=/\\w)|\\]\\s+\\(${ADDRESS}|\\)\\[${ADDRESS})`,
    'link_unread',
  ),
  sign('(?<!\\\\)(\\*\\*|__|~~|==|`)', 'mark_unread'),
  sign('\\S[ \\u00a0]{2,}(?!\\n)', 'space_twice'),
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
