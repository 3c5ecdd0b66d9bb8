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
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && isDark(y * size + x)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}
