import { qrModules } from '../../lib/qr-encoder.ts';
import { drawQr, QUIET_ZONE } from '../../lib/qr.ts';
import { type Drawing, LABEL_SIZES, type LabelSize } from './label.ts';

/**
 * How many modules of a QR code are together as wide as the type of its label is large. The number is our own choice:
 * beside a label of 3 mm, which people hold in their hand, a module is 0.6 mm wide.
 */
const MODULES_PER_TYPE = 5;
/** The pixels of a module in a PNG. If a module is 0.6 mm wide, this is more than 600 dpi. */
const MODULE_PIXELS = 16;

/**
 * Writes an address in ASCII, because readers of QR codes do not agree on the encoding of other characters:
 * `https://müller.example/ä` becomes `https://xn--mller-kva.example/%C3%A4`.
 */
const asciiAddress = (address: string): string =>
  /^[ -~]*$/.test(address) ? address : new URL(address).href;

/** Draws the QR code of an address with its quiet zone, in the size that suits a label of this size. */
export function drawCode(address: string, size: LabelSize): Drawing {
  const { side, viewBox, path } = drawQr(qrModules(asciiAddress(address), 'M'));
  const edge = Math.ceil((side * LABEL_SIZES[size].type) / MODULES_PER_TYPE);
  const pixels = side * MODULE_PIXELS;
  const box = `viewBox="${viewBox}" width="${edge}mm" height="${edge}mm"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">`,
    `<rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/>`,
    `<path d="${path}"/></svg>\n`,
  ].join('');
  return { svg, mm: [edge, edge], pixels: [pixels, pixels] };
}
