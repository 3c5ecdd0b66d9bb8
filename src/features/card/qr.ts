import { modulePath } from '../../lib/qr.ts';
import { fromBase64 } from './base64.ts';

/** A QR code. Its data is small, because the gated page has it encrypted and so uncompressed. */
export interface QrPicture {
  /** Modules per side. */
  size: number;
  /** One bit per module, row by row, in Base64; 1 is dark. */
  bits: string;
}

/** The dark modules as an SVG path; a module is one unit. */
export function qrPath({ size, bits }: QrPicture): string {
  const bytes = fromBase64(bits);
  const isDark = (index: number) => (((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
  return modulePath(size, (x, y) => isDark(y * size + x));
}
