import { drawPng } from '../../lib/browser/draw-png.ts';
import { escapeHtml } from '../../lib/text.ts';

// In mm, for a flyer; a layout scales the drawing.
const SIZE = 3;
const LEADING = 4.2;
const PADDING = 3;
const FRAME = 0.5;
/** Width of a character, in sizes: few texts are wider in Arial. */
const CHARACTER = 0.6;
const FONT = 'Arial, Helvetica, sans-serif';
/** Pixels of a mm in the PNG: 610 dpi. */
const PIXELS = 24;
/** The spaces in `e. V.` and before the year of a day, which stay on one line. */
const NO_BREAK = /(?<=\b\p{L}\.) (?=\p{L}\.)|(?<=\d\.\s\p{L}+) (?=\d{4}\b)/gu;
/** At most 44 characters of a text, up to a space, or else up to a mark in an address. */
const LINE = /.{1,44}(?: +|$)|.{1,43}[/.;?&=-]|.{44}/gu;

interface Layout {
  /** In mm. */
  width: number;
  height: number;
  /** `y`: the baseline, in mm from the top. */
  lines: { text: string; isBold: boolean; y: number }[];
}

/** The lines of a label in their places; a long one is divided. */
function layOut(label: readonly string[]): Layout {
  const lines = label
    .flatMap((text, index) =>
      (text.replace(NO_BREAK, '\u00a0').match(LINE) ?? []).map((line) => ({
        text: line.trim(),
        isBold: index === 0,
      })),
    )
    .map((line, index) => ({ ...line, y: PADDING + SIZE + index * LEADING }));
  const longest = Math.max(...lines.map(({ text }) => text.length));
  return {
    width: Math.ceil(longest * SIZE * CHARACTER + 2 * PADDING),
    height: Math.ceil(lines.length * LEADING + 2 * PADDING),
    lines,
  };
}

/**
 * The words of a label in a frame, as an SVG file for a layout. The text stays text, so that it can
 * be set in the layout's own typeface.
 *
 * @param label its lines; the first is printed bold
 */
export function labelSvg(label: readonly string[]): string {
  const { width, height, lines } = layOut(label);
  const texts = lines.map(
    ({ text, isBold, y }) =>
      `<text x="${PADDING}" y="${y.toFixed(1)}"${isBold ? ' font-weight="bold"' : ''}>${escapeHtml(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" font-family="${FONT}" font-size="${SIZE}"><rect x="${FRAME / 2}" y="${FRAME / 2}" width="${width - FRAME}" height="${height - FRAME}" fill="#fff" stroke="#000" stroke-width="${FRAME}"/>${texts.join('')}</svg>\n`;
}

/**
 * The same as a PNG file, for a post and for programs without SVG. Drawn in the browser; null where it draws
 * none.
 */
export function labelPng(label: readonly string[]): Promise<Blob | null> {
  const { width, height, lines } = layOut(label);
  return drawPng(width * PIXELS, height * PIXELS, (context) => {
    context.scale(PIXELS, PIXELS);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.lineWidth = FRAME;
    context.strokeRect(FRAME / 2, FRAME / 2, width - FRAME, height - FRAME);
    context.fillStyle = '#000';
    for (const { text, isBold, y } of lines) {
      context.font = `${isBold ? 'bold ' : ''}${SIZE}px ${FONT}`;
      context.fillText(text, PADDING, y);
    }
  });
}
