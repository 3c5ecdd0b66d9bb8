import { escapeHtml } from '../../lib/text.ts';

// In mm, for a flyer; a layout scales the drawing.
const SIZE = 3;
const LEADING = 4.2;
const PADDING = 3;
/** Width of a character, in sizes: few texts are wider in Arial. */
const CHARACTER = 0.6;
/** The spaces in `e. V.` and before the year of a day, which stay on one line. */
const NO_BREAK = /(?<=\b\p{L}\.) (?=\p{L}\.)|(?<=\d\.\s\p{L}+) (?=\d{4}\b)/gu;
/** At most 44 characters of a text, up to a space, or else up to a mark in an address. */
const LINE = /.{1,44}(?: +|$)|.{1,43}[/.;?&=-]|.{44}/gu;

/**
 * The words of a label in a frame, as an SVG file for a layout. The text stays text, so that it can
 * be set in the layout's own typeface.
 *
 * @param label its lines; the first is printed bold
 */
export function labelSvg(label: readonly string[]): string {
  const lines = label.flatMap((text, index) =>
    (text.replace(NO_BREAK, '\u00a0').match(LINE) ?? []).map((line) => ({
      text: line.trim(),
      isBold: index === 0,
    })),
  );
  const longest = Math.max(...lines.map(({ text }) => text.length));
  const width = Math.ceil(longest * SIZE * CHARACTER + 2 * PADDING);
  const height = Math.ceil(lines.length * LEADING + 2 * PADDING);
  const texts = lines.map(({ text, isBold }, index) => {
    const y = (PADDING + SIZE + index * LEADING).toFixed(1);
    return `<text x="${PADDING}" y="${y}"${isBold ? ' font-weight="bold"' : ''}>${escapeHtml(text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" font-family="Arial, Helvetica, sans-serif" font-size="${SIZE}"><rect x=".25" y=".25" width="${width - 0.5}" height="${height - 0.5}" fill="#fff" stroke="#000" stroke-width=".5"/>${texts.join('')}</svg>\n`;
}
