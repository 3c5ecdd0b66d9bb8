import { encode } from 'uqr';
import type { QrModules } from './qr.ts';

/**
 * The smallest QR code that fits a text, with the best error correction that it has space for. The encoder is a module
 * of its own, because the card in the browser only draws a code and should not load it.
 *
 * @param least the lowest level of error correction that is allowed
 */
export function qrModules(text: string, least: 'L' | 'M'): QrModules {
  const { size, data } = encode(text, { ecc: least, boostEcc: true, border: 0 });
  return { size, isDark: (x, y) => data[y]?.[x] === true };
}
