import { drawPng } from '../../lib/browser/draw-png.ts';
import { drawQr, QUIET_ZONE, type QrDrawing } from '../../lib/qr.ts';
import { qrModules } from '../../lib/qr-encoder.ts';
import type { LabelSize } from './notice-fields.ts';
import { LABEL_SIZES } from './label.ts';

/**
 * The number of modules of a code in a size of the label's type. This measure is our own: in a label for the hand a
 * module is 0.6 mm wide.
 */
const MODULES = 5;
/** The number of pixels of a module in a PNG, which has more than 600 dpi if a module is 0.6 mm wide. */
const MODULE_PIXELS = 16;

export interface QrCode extends QrDrawing {
  /** The smallest edge on paper, with the quiet zone, in whole mm. */
  edge: number;
}

/**
 * Writes an address in ASCII, because readers of QR codes do not agree on the encoding of other characters:
 * `https://müller.example/ä` becomes `https://xn--mller-kva.example/%C3%A4`.
 */
const asciiAddress = (address: string): string =>
  /^[ -~]*$/.test(address) ? address : new URL(address).href;

/** Makes the QR code of an address, for a label of this size. */
export function qrCode(address: string, size: LabelSize = 'a6'): QrCode {
  const drawing = drawQr(qrModules(asciiAddress(address), 'M'));
  const edge = Math.ceil((drawing.side * LABEL_SIZES[size].type) / MODULES);
  return { ...drawing, edge };
}

/** Draws the code as SVG, with its quiet zone and its smallest size in mm. */
export const qrSvg = ({ viewBox, path, side, edge }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${edge}mm" height="${edge}mm" shape-rendering="crispEdges"><rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>\n`;

/** Draws the code as a PNG; null if the browser draws no pictures. */
export function qrPng({ side, path }: QrCode): Promise<Blob | null> {
  const edge = side * MODULE_PIXELS;
  return drawPng(edge, edge, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, edge, edge);
    context.scale(MODULE_PIXELS, MODULE_PIXELS);
    context.translate(QUIET_ZONE, QUIET_ZONE);
    context.fillStyle = '#000';
    context.fill(new Path2D(path));
  });
}
