import font from '../../content/marke/schrift.json' with { type: 'json' };
import { between, text } from './text.ts';

/** Spaces of several widths, the soft hyphen and the character that forbids a break. */
export const SPACES = ' \u00a0\u00ad\u2009\u202f\u2060';

/** The characters of the site's font. */
const DRAWN = new Set(font.letters + SPACES);

export const isDrawn = (words: string): boolean =>
  Array.from(words.normalize()).every((character) => DRAWN.has(character));

/** Share pictures are drawn with the site's font alone: a character that it lacks would be missing in the picture. */
export const notDrawn = {
  error: ({ input }: { input?: unknown }) => {
    const missing = Array.from(String(input).normalize()).find((character) => !isDrawn(character));
    return (
      `kann das Zeichen „${missing}“ nicht enthalten, die Schrift der Website hat es nicht. Nimm ein anderes, ` +
      'oder ergänze es in src/content/marke/schrift.json, und führ „npm run brand“ aus'
    );
  },
};

/**
 * The arguments of a `refine` that refuses a word with more letters than this: it would be wider than a phone. The
 * headline of a page has room for 12 letters, other headlines and buttons for 20. A soft hyphen divides a longer word.
 */
export function wordLengthUpTo(letters: number) {
  const long = new RegExp(`\\p{L}{${letters + 1},}`, 'u');
  const error = ({ input }: { input?: unknown }) =>
    `hat mit „${long.exec(String(input))?.[0]}“ ein Wort von mehr als ${letters} Buchstaben. ` +
    'Nimm ein kürzeres, oder setz ein weiches Trennzeichen hinein (docs/redaktion.md sagt, wie)';
  return [(words: string) => !long.test(words), { error }] as const;
}

/** The words of a button or a term. A question or a sentence is `text`. */
export const label = text
  .max(40)
  .refine(isDrawn, notDrawn)
  .refine(...wordLengthUpTo(20));

/** A headline of a section, in large type. */
export const headlineOf = (least: number, most: number) =>
  between(least, most)
    .refine(isDrawn, notDrawn)
    .refine(...wordLengthUpTo(20))
    .meta({ title: 'Überschrift' });

export const closeLabel = label
  .regex(/schließen/, { error: 'muss das Wort „schließen“ enthalten' })
  .meta({ title: 'Knopf zum Schließen', description: 'Mit dem Wort „schließen“' });
