/** Poster type in SVG, set by the ink of the letters instead of by their boxes. */
import { easeOut, mix, progress } from './motion.ts';

/** Outer margin of the picture, in its pixels. */
export const MARGIN = 72;
const SLAM_SECONDS = 0.14;
const SLAM_SCALE = 1.14;

export interface Line {
  text: string;
  size: number;
  baseline: number;
  x?: number;
  fill?: 'ink' | 'white';
  /** Set 100 % wide instead of 62.5 %. */
  wide?: boolean;
  /** Second of the scene in which the line slams in; without it, it is there from the start. */
  at?: number;
}

/** Above 256 px Chromium rounds the bounds of the ink more roughly. */
const EM = 250;
const TRACKING = -0.01;

/** Ink of a text, in em: `left` is the space before it, `height` its top above the baseline. */
function inkOf(text: string, wide = false): { left: number; width: number; height: number } {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas to measure the type on.');
  context.font = `900 ${EM}px Archivo`;
  context.fontStretch = wide ? 'normal' : 'extra-condensed';
  context.letterSpacing = `${TRACKING * EM}px`;
  const box = context.measureText(text);
  const left = -box.actualBoundingBoxLeft / EM;
  const width = box.actualBoundingBoxRight / EM - left;
  return { left, width, height: box.actualBoundingBoxAscent / EM };
}

/** The size at which the ink of a text is exactly so wide. */
export function sizeFor(text: string, width: number, wide = false): number {
  return width / inkOf(text, wide).width;
}

/**
 * Lines from the last baseline upwards with the same gap between the ink of any two of them, so
 * that ä and l take the room they need and x-heights none.
 */
export function stack<T extends Omit<Line, 'baseline'>>(
  lines: T[],
  { bottom, gap }: { bottom: number; gap: number },
): (T & { baseline: number })[] {
  let baseline = bottom;
  return lines
    .toReversed()
    .map((line) => {
      const placed = { ...line, baseline };
      baseline -= inkOf(line.text, line.wide).height * line.size + gap;
      return placed;
    })
    .toReversed();
}

/** One line as SVG, its ink flush with `x`; empty before its second has come. */
export function setLine(line: Line, seconds: number): string {
  const { text, size, baseline, x = MARGIN, fill = 'ink', wide, at } = line;
  if (at !== undefined && seconds < at) return '';
  const share = at === undefined ? 1 : easeOut(progress(seconds, at, SLAM_SECONDS), 4);
  const place = `translate(${x} ${baseline}) scale(${mix(SLAM_SCALE, 1, share)})`;
  const shift = -inkOf(text, wide).left * size;
  const look = wide ? `${fill} wide` : fill;
  return `<text class="${look}" transform="${place}" x="${shift}" font-size="${size}">${text}</text>`;
}

/** What tabular figures have on their right beyond their ink, in em. */
const FIGURE_SPACE = 0.017;
/** 100.000 in tabular figures against the same in those that `sizeFor` measures. */
const TABULAR_WIDTH = 943 / 936;

/** A number that counts: flush right, so that no figure moves while others are added. */
export function setCount(count: number, line: Line, right: number): string {
  const size = line.size / TABULAR_WIDTH;
  const x = right + FIGURE_SPACE * size;
  const place = `x="${x}" y="${line.baseline}" font-size="${size}" text-anchor="end"`;
  return `<text class="${line.fill} tabular" ${place}>${count.toLocaleString('de-DE')}</text>`;
}
