import { encode } from 'uqr';

/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code as an SVG drawing; a module is one unit. */
export interface QrDrawing {
  /** Modules per side, with the quiet zone. */
  side: number;
  /** Value of `viewBox`: the code itself begins at 0, 0. */
  viewBox: string;
  path: string;
}

/**
 * Draws the smallest QR code that fits a text, with the best error correction that it has space for.
 *
 * @param least the lowest level of error correction that is allowed
 */
export function drawQr(text: string, least: 'L' | 'M'): QrDrawing {
  const { size, data } = encode(text, { ecc: least, boostEcc: true, border: 0 });
  const isDark = (x: number, y: number) => data[y]?.[x] === true;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && isDark(x, y)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  const side = size + 2 * QUIET_ZONE;
  return { side, viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`, path };
}
