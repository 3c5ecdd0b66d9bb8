import type { Line, Typeface } from './type.ts';

/** The cell of the picture that the title stands in, in pixels. */
export const CELL = { left: 56, width: 700, top: 64, height: 410 };

const LARGEST = 170;
const SMALLEST = 38;
const STEP = 6;
/** From one baseline to the next, in ems; and from the top of the cell to the first. */
const LINE = 0.94;
const FIRST = 0.76;

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

/** A line of the title, in pixels of the picture. */
export interface SetLine {
  glyphs: Line['glyphs'];
  baseline: number;
}

/** The largest size in pixels at which the title fits its cell, and its lines. */
export function setTitle(
  title: string,
  { set, unitsPerEm }: Typeface,
): { size: number; lines: SetLine[] } {
  const widthOf = (text: string) => set(text).width / unitsPerEm;
  for (let size = LARGEST; ; size -= STEP) {
    const lines = breakLines(title, CELL.width / size, widthOf);
    const fits =
      lines.length * LINE * size <= CELL.height &&
      lines.every((line) => widthOf(line) <= CELL.width / size);
    if (!fits && size > SMALLEST) continue;
    return {
      size,
      lines: lines.map((line, index) => ({
        glyphs: set(line).glyphs.map(({ id, x }) => ({
          id,
          x: Math.round(CELL.left + (x * size) / unitsPerEm),
        })),
        baseline: Math.round(CELL.top + size * (FIRST + index * LINE)),
      })),
    };
  }
}
