import { type Code, type Problem, problem } from './problems.ts';
import { lineAt } from './values.ts';

type Remains = [RegExp, Extract<Code, `file_${string}`>];

/** What makes a file worthless: nothing else in it is checked. */
const DAMAGE: Remains[] = [
  // UTF-8 that was read as Windows-1252 and saved, or a sign for a letter that was lost: `GrÃ¶ÃŸe`.
  [/\uFFFD|Ã[\u0080-\u00bf\u0152\u0153\u0178\u2013\u201e]|â€/g, 'file_broken'],
  // Two versions of a text that Git could not merge, or one of the marks between them.
  [/^<{7}\s[^]*?^>{7}(?=\s)|^(?:<{7}|={7}|>{7})(?=\s)/gm, 'file_versions'],
];

/** Words before which a hyphen stands for the rest of a word: `Wahl- und Parteitag`. */
const CONJUNCTIONS =
  'und|u|oder|o|bzw|beziehungsweise|sowie|wie|bis|als|auch|aber|sondern|statt|noch|plus|gegen|versus|vs|mit|samt|auf|zu|nach';

/** What other programs leave in a text and no author means. */
const REMAINS: Remains[] = [
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

/** The problems of these kinds in a text, one for each line and kind. */
const find =
  (kinds: readonly Remains[]) =>
  (file: string, text: string): Problem[] =>
    kinds.flatMap(([pattern, code]) => {
      const found = [...text.matchAll(pattern)].map(({ 0: written, index }) =>
        problem({ file, line: lineAt(text, index) }, code as 'file_broken', written),
      );
      return [...new Map(found.map((each) => [each.line, each])).values()];
    });

/** The places where a file was damaged by a wrong encoding or by a merge that nobody finished. */
export const damageIn = find(DAMAGE);

/** The places where an office program or a PDF left something that nobody means, such as `Wahl- kreis`. */
export const remainsIn = find(REMAINS);
