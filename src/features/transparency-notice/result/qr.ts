import { drawQr, QUIET_ZONE } from '../../../lib/qr.ts';
import { type Drawing, LABEL_SIZES, type LabelSize } from './label.ts';

/**
 * The number of modules that together are as wide as the font size of the label. It is our own choice: on a piece that
 * people hold in their hand, the label has a font size of 3 mm, and each module of the QR code is 0.6 mm wide.
 */
const MODULES_PER_FONT_SIZE = 5;
/** The pixels of a module in a PNG: more than 600 dpi for a module of 0.6 mm. */
const MODULE_PIXELS = 16;

/**
 * An address in ASCII, because readers of QR codes do not agree on the encoding of other characters:
 * `https://müller.example/ä` becomes `https://xn--mller-kva.example/%C3%A4`.
 */
const asciiAddress = (address: string): string =>
  /^[ -~]*$/.test(address) ? address : new URL(address).href;

/** Draws the QR code of an address with its quiet zone, in the size that suits a label of this size. */
export function drawCode(address: string, size: LabelSize): Drawing {
  const { side, viewBox, path } = drawQr(asciiAddress(address), 'M');
  const edge = Math.ceil((side * LABEL_SIZES[size].mm) / MODULES_PER_FONT_SIZE);
  const pixels = side * MODULE_PIXELS;
  const box = `viewBox="${viewBox}" width="${edge}mm" height="${edge}mm"`;
  // own colour: readers need black on white
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">`,
    `<rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/>`,
    `<path d="${path}"/></svg>\n`,
  ].join('');
  return { svg, mm: [edge, edge], pixels: [pixels, pixels] };
}
