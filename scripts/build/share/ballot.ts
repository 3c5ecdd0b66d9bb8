import { CROSS_BOX, CROSSES } from '../../../src/lib/crosses.ts';
import type { Typeface } from './type.ts';

/** What messengers and networks ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 };
/** Where the rules to the right of the title's cell and below it begin. */
export const RULES = { right: 784, bottom: 508 };
export const INK = '#11110f';

const PAPER = '#deded9';
const BRIEF = '#f9a28d';
/** The row of a ballot: what it is about, and a circle with a cross. */
const CIRCLE = { x: 985, y: 254, r: 138 };
const BRAND = { x: 130, y: 586, size: 50 };

const cross = (x: number, y: number, side: number) =>
  `<g transform="translate(${x} ${y}) scale(${side / CROSS_BOX})">${CROSSES[0].map((stroke) => `<path d="${stroke}"/>`).join('')}</g>`;

/** All of a share picture but its title, as an SVG without text: all of it is drawn. */
export function ballotSvg(brand: string, { set, outline, unitsPerEm }: Typeface): string {
  const { width, height } = SIZE;
  const { right, bottom } = RULES;
  const scale = BRAND.size / unitsPerEm;
  const letters = set(brand).glyphs.map(
    ({ id, x }) => `<path transform="translate(${x} 0)" d="${outline(id)}"/>`,
  );
  const side = CIRCLE.r * 2 * 1.28;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<rect x="${right + 6}" width="410" height="${bottom}" fill="${BRIEF}"/>
<g fill="${INK}">
<rect x="${right}" width="6" height="${bottom}"/><rect y="${bottom}" width="${width}" height="122"/>
<circle cx="${CIRCLE.x}" cy="${CIRCLE.y}" r="${CIRCLE.r}" fill="${PAPER}" stroke="${INK}" stroke-width="10"/>
${cross(CIRCLE.x - side / 2, CIRCLE.y - side / 2, side)}</g>
<g fill="#fff"><circle cx="84" cy="569" r="24" fill="none" stroke="#fff" stroke-width="5"/>${cross(53, 538, 62)}
<g transform="translate(${BRAND.x} ${BRAND.y}) scale(${scale} ${-scale})">${letters.join('')}</g></g>
</svg>`;
}
