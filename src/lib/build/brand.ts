import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import colours from '../../content/marke/farben.json' with { type: 'json' };
import type { Problem } from './problems.ts';

/** The files of an agency's brand, from the root of the project. */
export const BRAND = {
  colours: 'src/content/marke/farben.json',
  mark: 'src/content/marke/zeichen.svg',
  letters: 'src/content/marke/schrift.json',
  font: 'src/content/marke/schrift.ttf',
} as const;
/** The record of the brand that `npm run brand` wrote: the colours, and fingerprints of mark, letters and font. */
export const BRAND_RECORD = 'src/assets/brand.json';

/** An SVG with a box: its attributes and its shapes. */
const MARK = /<svg\b([^>]*\sviewBox=[^>]*)>([^]*<\/svg>)/;

/** A colour other than that of the surrounding words. Such a colour could not be seen on every ground. */
const OWN_COLOUR = /\b(?:fill|stroke)\s*[=:]\s*["']?(?!none|currentColor|url|inherit)[\w#]/;

/** Reports a mark that cannot be drawn everywhere: without a box, or with a colour that is not that of the drawing. */
export function markProblems(root: string): Problem[] {
  const svg = readFileSync(join(root, BRAND.mark), 'utf8');
  const problem = (text: string) => [{ file: BRAND.mark, code: 'brand', text }];
  if (!MARK.test(svg))
    return problem(
      'Das Zeichen braucht eine viewBox. Schreib sie dazu, zum Beispiel <svg viewBox="0 0 28 28" …>.',
    );
  if (OWN_COLOUR.test(svg) || !svg.includes('currentColor'))
    return problem(
      'Das Zeichen hat eine eigene Farbe. Schreib statt jeder Farbe currentColor: ' +
        'Es steht mal auf hellem, mal auf dunklem Grund.',
    );
  return [];
}

/**
 * The mark as a part of another drawing: its box is a square with a corner at `x` and `y`, and shapes outside of the
 * box show, too. Its `currentColor` is the colour of the drawing.
 */
export function markAt(place: { x: number; y: number; side: number }, root = '.'): string {
  const { x, y, side } = place;
  const svg = readFileSync(join(root, BRAND.mark), 'utf8');
  const [, attributes = '', shapes = ''] = MARK.exec(svg) ?? [];
  const others = attributes.replace(/\s(?:xmlns(?::\w+)?|x|y|width|height|overflow)="[^"]*"/g, '');
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" overflow="visible"${others}>${shapes}`;
}

/** The icon of the site: the mark on a square of the page's colour. */
export const iconSvg = ({ ink, page } = colours, root = '.'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="${ink}">` +
  `<path fill="${page}" d="M0 0h64v64H0z"/>${markAt({ x: 7, y: 7, side: 50 }, root)}</svg>`;

const fingerprint = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The brand as it stands in the content, to be compared with the record. */
export function brandState(root: string) {
  const read = (file: string) => readFileSync(join(root, file));
  const now = JSON.parse(read(BRAND.colours).toString()) as typeof colours;
  return {
    colours: now,
    mark: fingerprint(iconSvg(now, root)),
    letters: fingerprint(read(BRAND.letters)),
    font: fingerprint(read(BRAND.font)),
  };
}

export const readBrandRecord = (root: string) =>
  JSON.parse(readFileSync(join(root, BRAND_RECORD), 'utf8')) as ReturnType<typeof brandState>;

/** Reports a mark that cannot be drawn. If it can, reports files that were changed after `npm run brand` last ran. */
export function brandProblems(root: string): Problem[] {
  const ofMark = markProblems(root);
  if (ofMark.length > 0) return ofMark;
  const [state, record] = [brandState(root), readBrandRecord(root)];
  const text =
    'Das ist neu, steckt aber noch nicht in Zeichnungen, E-Mails und Schrift. ' +
    'Führ im Terminal „npm run brand“ aus.';
  return (Object.keys(BRAND) as (keyof typeof BRAND)[])
    .filter((part) => !isDeepStrictEqual(state[part], record[part]))
    .map((part) => ({ file: BRAND[part], code: 'brand', text }));
}
