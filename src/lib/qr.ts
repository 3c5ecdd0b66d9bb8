/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** The modules of a QR code, without the quiet zone. */
export interface QrModules {
  /** Modules per side. */
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** A QR code as an SVG drawing; a module is one unit. */
export interface QrDrawing {
  /** Modules per side, with the quiet zone. */
  side: number;
  /** Value of `viewBox`: the code itself begins at 0, 0. */
  viewBox: string;
  path: string;
}

export function drawQr({ size, isDark }: QrModules): QrDrawing {
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
