import { lineAt } from '../lib/text.ts';
import { type PlainCode, type Problem, problem } from './problems.ts';

/** A pattern that must not occur in a text. */
export interface TextPattern {
  pattern: RegExp;
  /** The code of its message, which may quote the first group of the pattern, or all that it matches. */
  code: PlainCode;
}

/** Damage that makes a file unreadable: its other checks are skipped. */
export const DAMAGE: readonly TextPattern[] = [
  // UTF-8 that was read as Windows-1252 and saved, or a sign for a letter that was lost: `GrÃ¶ÃŸe`.
  {
    pattern: /\uFFFD|Ã[\u0080-\u00bf\u0152\u0153\u0178\u2013\u201e]|â€/g,
    code: 'file_encoding',
  },
  // Two versions of a text that Git could not merge, or one of the lines that parted them.
  {
    pattern: /^<{7}\s[^]*?^>{7}(?=\s)|^(?:<{7}|={7}|>{7})(?=\s)/gm,
    code: 'file_versions',
  },
];

/** Patterns that are a mistake wherever they stand in a file. */
export const ANYWHERE: readonly TextPattern[] = [
  // Bullets of Word's own fonts (private use area), control characters such as Word's soft return, Unicode's line
  // separators, and the placeholder of a picture.
  {
    pattern: /[\p{Co}\u2028\u2029\ufffc]|(?![\n\t])\p{Cc}/gu,
    code: 'file_sign',
  },
  // Two commas that stand for a quotation mark, and English marks.
  { pattern: /,,(?=\p{L})|(?<=^|[\s("])[“‘](?=\p{L})/gmu, code: 'quotes' },
];

/** How a new article (`scripts/new-article.ts`) and people mark what is still to be written. */
export const NOTE: TextPattern = {
  pattern:
    /\b(?:Ersetze das|TODO|XXX|TBD|Anwaltlich zu prüfen)\b|\[[^\]\n]*(?:ausfüllen|einfügen|einsetzen|eintragen|ergänzen)\](?!\()/g,
  code: 'note',
};

/** Finds the matches of these patterns, the first of each code in a line. Lines are counted from 1. */
export function matchesIn(text: string, patterns: readonly TextPattern[]) {
  const all = patterns.flatMap(({ pattern, code }) =>
    [...text.matchAll(pattern)].map(({ 0: whole, 1: found = whole, index }) => ({
      code,
      found,
      line: lineAt(text, index),
    })),
  );
  const alike = Map.groupBy(all, ({ line, code }) => `${line} ${code}`);
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** Reports what these patterns find in the text of a file. */
export const wordProblems = (
  file: string,
  text: string,
  patterns: readonly TextPattern[],
): Problem[] =>
  matchesIn(text, patterns).map(({ line, code, found }) => problem({ file, line }, code, found));
