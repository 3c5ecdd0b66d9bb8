import sharp from 'sharp';
import colours from '../../content/marke/farben.json' with { type: 'json' };
import { markAt } from '../../lib/build/brand.ts';
import { outlineOf, unitsPerEm } from './outlines.ts';

/** Where the headline stands in a drawing, in pixels. Its last line is at the bottom. */
const BOX = { left: 60, bottom: 468, width: 676, height: 420 };
/** The band at the bottom, with mark and brand. The styles of a drawing may change its colours. */
const BAND = `<path class="band" d="M0 516h1200v114H0z"/>`;
const STYLE = `<style>.headline,.band{fill:${colours.ink}}.brand{color:${colours.page}}</style>`;
const MARK_PLACE = { x: 57, y: 546, side: 54 };
const LARGEST_SIZE = 200;
/** Measures of the headline, in ems. */
const LINE_HEIGHT = 0.95;
const DESCENDER = 0.08;
const TRACKING = -0.01;
const WORD_SPACING = 0.08;
const MOST_LINES = 5;
const SHORT_WORD_AT_END = /(?:^|\s)\S{1,3}$/;

const outline = (text: string) => outlineOf(text, TRACKING, WORD_SPACING);

function svgText(text: string, x: number, baseline: number, size: number): string {
  const scale = size / unitsPerEm;
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${outline(text).outlines}</g>`;
}

/** Yields every way to break words and syllables into at most `most` lines, in the order in which they are written. */
function* breaks(pieces: readonly string[], most: number): Generator<string[]> {
  for (let end = pieces.length; end > 0; end--) {
    const joined = pieces.slice(0, end).join('').trim();
    const line = joined.replace(/\u00ad$/, '-').replaceAll('\u00ad', '');
    if (end === pieces.length) yield [line];
    else if (most > 1)
      for (const rest of breaks(pieces.slice(end), most - 1)) yield [line, ...rest];
  }
}

/** Whether each line is more than a short word, and no line but the last ends with a short word. */
const isWellBroken = (lines: readonly string[]): boolean =>
  lines.length === 1 ||
  (lines.every((line) => line.length > 4) &&
    !lines.slice(0, -1).some((line) => SHORT_WORD_AT_END.test(line)));

/**
 * Breaks a headline into lines and finds their size in pixels: large, of similar length, and with as few divided words
 * as possible.
 */
export function setHeadline(headline: string): { lines: string[]; size: number } {
  const pieces = headline.trim().split(/(?<=[ \u00ad])/);
  const settings = [...breaks(pieces, MOST_LINES)].filter(isWellBroken).map((lines) => {
    const widths = lines.map((line) => outline(line).width);
    const widest = Math.max(...widths);
    const size = Math.min(
      LARGEST_SIZE,
      BOX.width / widest,
      BOX.height / (lines.length * LINE_HEIGHT),
    );
    const balance = widths.reduce((sum, width) => sum + width, 0) / lines.length / widest;
    const divided = lines.filter((line) => line.endsWith('-')).length;
    return { lines, size, rank: size * Math.sqrt(balance) * 0.75 ** divided };
  });
  const [best = { lines: [headline], size: 0 }] = settings.sort((a, b) => b.rank - a.rank);
  return best;
}

/**
 * Draws the picture that networks and messengers show of a link to a page, as PNG.
 *
 * @param drawing SVG of the picture without text and band
 */
export function drawPicture(drawing: string, headline: string, brand: string): Promise<Buffer> {
  const { lines, size } = setHeadline(headline);
  const text = lines.map((line, index) => {
    const above = (lines.length - 1 - index) * LINE_HEIGHT + DESCENDER;
    return svgText(line, BOX.left, BOX.bottom - above * size, size);
  });
  const groups = `${BAND}<g class="headline">${text.join('')}</g><g class="brand" fill="currentColor">${markAt(MARK_PLACE)}${svgText(brand, 130, 590, 50)}</g>`;
  const styled = drawing.replace(/<svg[^>]*>/, (opening) => opening + STYLE);
  return sharp(Buffer.from(styled.replace('</svg>', `${groups}</svg>`)))
    .png()
    .toBuffer();
}
