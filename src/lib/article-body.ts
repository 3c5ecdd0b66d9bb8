import { type Problem, TAG, type TagRules, tagProblems } from './article-tags.ts';
import { lineAt } from './lines.ts';
import { NO_NUMBER, wordOfCode } from './mdx-syntax.ts';

export interface Rules extends TagRules {
  /** Whether a file exists; the path is as written in the article. */
  exists: (path: string) => boolean;
}

const FRONT_MATTER = /^---\n[^]*?\n---/;
const CODE = /^(```+|~~~+)[^]*?^\1|`[^`\n]*`|\{\/\*[^]*?\*\/\}/gm;
const PICTURE = /!\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;
const BRACES = /(?<!\\)\{[^{}]*\}/g;
const WORD_OF_CODE = /^(import|export)\s/gm;

/** The text with a part taken out and every line still at its place. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function* pictureProblems(text: string, rules: Rules): Generator<Problem> {
  for (const { 1: alt = '', 2: path = '', index } of text.matchAll(PICTURE)) {
    if (!alt.trim()) {
      yield [index, `Dem Bild „${path}“ fehlt der Alternativtext: ![Was zu sehen ist](${path})`];
    }
    if (!path.startsWith('./')) {
      yield [
        index,
        `Das Bild „${path}“ muss neben dem Artikel liegen und mit ./ beginnen, zum Beispiel ./plakat.png`,
      ];
    } else if (!rules.exists(path)) {
      yield [index, missingPicture(path)];
    }
  }
}

/** A picture that is named and not there. */
export const missingPicture = (path: string) =>
  `Das Bild „${path}“ fehlt. Leg die Datei neben den Artikel oder berichtige den Namen.`;

/** What MDX takes for code although it stands in the text. */
function* codeProblems(text: string): Generator<Problem> {
  for (const { index } of text.replaceAll(TAG, blank).matchAll(BRACES)) yield [index, NO_NUMBER];
  for (const { 1: word = '', index } of text.matchAll(WORD_OF_CODE))
    yield [index, wordOfCode(word)];
}

/**
 * What in the text of an article would break the page: unknown, misplaced or wrongly filled-in
 * components, pictures that are missing or say nothing to those who cannot see them, code. One
 * sentence each, with its line.
 */
export function bodyProblems(source: string, rules: Rules): string[] {
  const text = source.replaceAll('\r\n', '\n').replace(FRONT_MATTER, blank).replaceAll(CODE, blank);
  return [...tagProblems(text, rules), ...pictureProblems(text, rules), ...codeProblems(text)]
    .sort(([a], [b]) => a - b)
    .map(([index, problem]) => `Zeile ${lineAt(text, index)}: ${problem}`);
}
