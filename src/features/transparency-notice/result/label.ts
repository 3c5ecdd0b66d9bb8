import { NBSP } from '../../../lib/format.ts';
import { once } from '../../../lib/once.ts';
import { escapeHtml } from '../../../lib/text.ts';
import type { Notice } from '../validate.ts';

/**
 * The font sizes of a label, on paper in mm, and in pixels of its PNG, which has 600 dpi, or 200 dpi for a poster. No
 * rule that we found sets a smallest size, so we chose a hundredth of the reading distance: a poster's label looks as
 * large from the street as a flyer's label in the hand.
 */
export const LABEL_SIZES = {
  a6: { mm: 3, pixels: 72 },
  a4: { mm: 4, pixels: 96 },
  poster: { mm: 15, pixels: 120 },
};
export type LabelSize = keyof typeof LABEL_SIZES;

/** The size that fits a piece: a poster is read from the street, every other piece from the hand. */
export const sizeFor = ({ piece_kind }: Notice): LabelSize =>
  piece_kind === 'poster' ? 'poster' : 'a6';

// The other measures are multiples of the font size.
const LEADING = 1.4;
const PADDING = 1;
const FRAME = 0.17;
const MOST_WIDTH = 24;
/**
 * The factor by which a label is wider than its measured text. A text that was measured in the typeface of an Android
 * phone is up to 4 % wider in Arial, in which a layout program sets the SVG.
 */
const RESERVE = 1.04;
const FONT = 'Arial, Helvetica, sans-serif';

/**
 * Makes a function that measures the width of a text as a multiple of the font size, in the browser's typeface, which
 * the PNG has. In a browser without a canvas, every character counts as a wide one.
 */
function measureIn(weight: 'normal' | 'bold'): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 0.7;
  context.font = `${weight} 100px ${FONT}`;
  return (text) => context.measureText(text).width / 100;
}
const normalWidth = once(() => measureIn('normal'));
const boldWidth = once(() => measureIn('bold'));

const fits = (text: string): boolean => normalWidth()(text) <= MOST_WIDTH;

/** Joins the parts of a text to lines. A part that is longer than a line is divided by `divide`. */
function linesFrom(
  parts: readonly string[],
  between: string,
  divide = (part: string): string[] => [part],
): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last && last + between + part;
    if (longer && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...(fits(part) ? [part] : divide(part)));
  }
  return lines;
}

/** The spaces at which no line may end: inside `e. V.`, and before the year of a date. */
const NO_BREAK = /(?<=\b\p{L}\.) (?=\p{L}\.)|(?<=\d\.\s\p{L}+) (?=\d{4}\b)/gu;
/**
 * The places in an address where a line may end: after these signs. No line ends after a hyphen of the address, which
 * readers would take for the sign of a divided word.
 */
const BEHIND_SIGN = /(?<=[/.?&=])(?![/.?&=])/;

const ofLetters = (text: string) => linesFrom([...text], '');
const ofAddress = (text: string) => linesFrom(text.split(BEHIND_SIGN), '', ofLetters);
const linesOf = (text: string) =>
  linesFrom(text.replace(NO_BREAK, NBSP).split(' '), ' ', ofAddress);

export interface Drawing {
  svg: string;
  /** The width and the height on paper, in whole mm. */
  mm: [width: number, height: number];
  /** The width and the height of its PNG. */
  pixels: [width: number, height: number];
}

/**
 * Draws the words of a label in a frame, as SVG for a layout program. The words stay text, so that the layout can set
 * them in its own typeface; outlines would need a font in the browser.
 *
 * @param label the lines of the label; the first one is bold
 */
export function drawLabel(label: readonly string[], size: LabelSize): Drawing {
  const { mm: fontSize, pixels } = LABEL_SIZES[size];
  const lines = label.flatMap((text, index) =>
    linesOf(text).map((line) => ({ text: line, isBold: index === 0 })),
  );
  const widths = lines.map(({ text, isBold }) => (isBold ? boldWidth() : normalWidth())(text));
  const width = Math.max(...widths) * RESERVE + 2 * PADDING;
  const height = lines.length * LEADING + 2 * PADDING;
  const mm = (sizes: number) => (sizes * fontSize).toFixed(1);
  const [wide, high, frame] = [mm(width), mm(height), mm(FRAME)];
  const texts = lines.map(({ text, isBold }, index) => {
    const baseline = mm(PADDING + 1 + index * LEADING);
    const weight = isBold ? ' font-weight="bold"' : '';
    return `<text x="${mm(PADDING)}" y="${baseline}"${weight}>${escapeHtml(text)}</text>`;
  });
  const box = `viewBox="0 0 ${wide} ${high}" width="${wide}mm" height="${high}mm"`;
  const inner = `width="${mm(width - FRAME)}" height="${mm(height - FRAME)}"`;
  return {
    // own colour: a label is printed black on white
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" ${box} font-family="${FONT}" font-size="${fontSize}">`,
      `<rect x="${mm(FRAME / 2)}" y="${mm(FRAME / 2)}" ${inner} fill="#fff" stroke="#000" stroke-width="${frame}"/>`,
      ...texts,
      '</svg>\n',
    ].join(''),
    mm: [Math.ceil(width * fontSize), Math.ceil(height * fontSize)],
    pixels: [Math.ceil(width * pixels), Math.ceil(height * pixels)],
  };
}
