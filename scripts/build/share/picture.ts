import { CROSS_BOX, CROSSES } from '../../../src/lib/crosses.ts';
import type { Typeface } from './type.ts';

/** What messengers and networks ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 };

const INK = '#11110f';
const PAPER = '#deded9';
const BRIEF = '#f9a28d';

/** The row of a ballot: what it is about, and a circle with a cross. */
const ROW = { left: 56, width: 700, top: 64, height: 410 };
const CIRCLE = { x: 985, y: 254, r: 138 };
const LARGEST = 170;
const SMALLEST = 38;
const LINE = 0.94;

/**
 * The title in as few lines as its size allows. A word breaks at its soft hyphens where it would not
 * fit a line otherwise.
 *
 * @param measure in ems
 */
export function breakLines(
  title: string,
  measure: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const words = title.trim().split(/\s+/);
  for (const word of words) {
    const fits = (text: string) => widthOf(text.replaceAll('\u00ad', '')) <= measure;
    const joined = line ? `${line} ${word}` : word;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const syllable of word.split('\u00ad')) {
      if (line && !fits(`${line}${syllable}-`)) {
        lines.push(`${line}-`);
        line = '';
      }
      line += syllable;
    }
  }
  return [...lines, line].map((text) => text.replaceAll('\u00ad', ''));
}

/** The largest size at which the title fits its cell, and its lines. */
function setTitle(title: string, { outline, unitsPerEm }: Typeface) {
  const widthOf = (text: string) => outline(text).width / unitsPerEm;
  for (let size = LARGEST; ; size -= 6) {
    const lines = breakLines(title, ROW.width / size, widthOf);
    const fits =
      lines.length * LINE * size <= ROW.height &&
      lines.every((line) => widthOf(line) <= ROW.width / size);
    if (fits || size <= SMALLEST) return { size, lines };
  }
}

const cross = (x: number, y: number, side: number) =>
  `<g transform="translate(${x} ${y}) scale(${side / CROSS_BOX})">${CROSSES[0].map((stroke) => `<path d="${stroke}"/>`).join('')}</g>`;

/** The picture that a shared link shows, as an SVG without text: all of it is drawn. */
export function sharePictureSvg(title: string, brand: string, face: Typeface): string {
  const { size, lines } = setTitle(title, face);
  const scale = size / face.unitsPerEm;
  const text = (line: string, x: number, y: number, factor: number) =>
    `<path transform="translate(${x} ${y}) scale(${factor} ${-factor})" d="${face.outline(line).path}"/>`;
  const heads = lines.map((line, index) =>
    text(line, ROW.left, ROW.top + size * (0.76 + index * LINE), scale),
  );
  const side = CIRCLE.r * 2 * 1.28;
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<rect x="790" width="410" height="508" fill="${BRIEF}"/>
<g fill="${INK}">${heads.join('')}
<rect x="784" width="6" height="508"/><rect y="508" width="${width}" height="122"/>
<circle cx="${CIRCLE.x}" cy="${CIRCLE.y}" r="${CIRCLE.r}" fill="${PAPER}" stroke="${INK}" stroke-width="10"/>
${cross(CIRCLE.x - side / 2, CIRCLE.y - side / 2, side)}</g>
<g fill="#fff"><circle cx="84" cy="569" r="24" fill="none" stroke="#fff" stroke-width="5"/>${cross(53, 538, 62)}
${text(brand, 130, 586, 50 / face.unitsPerEm)}</g>
</svg>`;
}
