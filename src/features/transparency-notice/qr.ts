import { qrModules } from '../../lib/qr-encoder.ts';
import { drawQr, QUIET_ZONE } from '../../lib/qr.ts';
import { type Drawing, LABEL_SIZES, type LabelSize } from './label.ts';

/**
 * The number of modules of a code in a size of the label's type. This measure is our own: in a label for the hand a
 * module is 0.6 mm wide.
 */
const MODULES = 5;
/** The number of pixels of a module in a PNG, which has more than 600 dpi if a module is 0.6 mm wide. */
const MODULE_PIXELS = 16;

/**
 * Writes an address in ASCII, because readers of QR codes do not agree on the encoding of other characters:
 * `https://müller.example/ä` becomes `https://xn--mller-kva.example/%C3%A4`.
 */
const asciiAddress = (address: string): string =>
  /^[ -~]*$/.test(address) ? address : new URL(address).href;

/** Draws the QR code of an address with its quiet zone, in the smallest size that fits a label of this size. */
export function drawCode(address: string, size: LabelSize): Drawing {
  const { side, viewBox, path } = drawQr(qrModules(asciiAddress(address), 'M'));
  const edge = Math.ceil((side * LABEL_SIZES[size].type) / MODULES);
  const pixels = side * MODULE_PIXELS;
  const box = `viewBox="${viewBox}" width="${edge}mm" height="${edge}mm"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">`,
    `<rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/>`,
    `<path d="${path}"/></svg>\n`,
  ].join('');
  return { svg, mm: [edge, edge], pixels: [pixels, pixels] };
}
