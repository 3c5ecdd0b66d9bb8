import type { Problem } from '../../lib/build/problems.ts';
import { problem } from '../messages.ts';

/** A pattern that must not occur in a line of a text. */
export interface TextPattern {
  pattern: RegExp;
  /** The code of its message, which may quote the first group of the pattern, or all that it matches. */
  code:
    'file_encoding' | 'file_character' | 'heading_space' | 'link_unread' | 'no_list_mark' | 'note';
}

/** Patterns that are a mistake wherever they stand in a file. */
export const ANYWHERE: readonly TextPattern[] = [
  // This finds UTF-8 that was read as Windows-1252 and saved (`GrÃ¶ÃŸe`), or a character in place of a lost letter.
  { pattern: /\uFFFD|Ã[\u0080-\u00bf\u0152\u0153\u0178\u2013\u201e]|â€/, code: 'file_encoding' },
  // Bullets of Word's own fonts (private use area), control characters such as Word's soft return, Unicode's line
  // separators, and the placeholder of a picture.
  { pattern: /[\p{Co}\u2028\u2029\ufffc]|(?!\t)\p{Cc}/u, code: 'file_character' },
];

/** Words with which a new article (`scripts/new-article.ts`) and people mark what is still to be written. */
export const NOTE: TextPattern = {
  pattern:
    /\b(?:ERSETZE DAS|TODO|XXX|TBD|Anwaltlich zu prüfen)\b|\[[^\]\n]*(?:ausfüllen|einfügen|einsetzen|eintragen|ergänzen)\](?!\()/,
  code: 'note',
};

/** Finds the first match of a pattern in each line of a text. Lines are counted from 1. */
export const matchesIn = (text: string, { pattern }: TextPattern) =>
  text.split('\n').flatMap((words, index) => {
    const [whole, match = whole] = pattern.exec(words) ?? [];
    return match === undefined ? [] : { match, line: index + 1 };
  });

/** Reports the matches of some patterns in a text. */
export const patternProblems = (
  file: string,
  text: string,
  patterns: readonly TextPattern[],
): Problem[] =>
  patterns.flatMap((pattern) =>
    matchesIn(text, pattern).map(({ line, match }) => problem({ file, line }, pattern.code, match)),
  );
