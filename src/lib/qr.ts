/** Quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/**
 * The dark modules of a QR code as an SVG path; a module is one unit.
 *
 * @param size modules per side
 */
export function modulePath(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && isDark(x, y)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}
