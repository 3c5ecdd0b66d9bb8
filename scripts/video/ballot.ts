/** The circle of the ballot and the pen cross in it. */
import { CROSS_BOX, CROSSES } from '../../src/lib/crosses.ts';

/** The cross is wider than its circle, as a pen has it. */
const OVERSHOOT = 1.28;
const PEN_WIDTH = 26;
/** Centre lines of the two strokes: a mask as wide as the pen runs along them. */
const CENTRE_LINES = ['M14 15C34 24 66 58 91 84', 'M86 9C72 34 44 58 10 92'];

export interface Circle {
  x: number;
  y: number;
  radius: number;
  line: number;
  colour?: 'ink' | 'white';
}

export function circle({ x, y, radius, line, colour = 'ink' }: Circle): string {
  return `<circle class="${colour}-line" cx="${x}" cy="${y}" r="${radius}" stroke-width="${line}"/>`;
}

/** @param drawn how much of each stroke is on the paper, 0–1 */
export function cross(
  { x, y, radius }: Circle,
  fill: 'ink' | 'brief',
  drawn: readonly [number, number] = [1, 1],
): string {
  const half = radius * OVERSHOOT;
  const strokes = CROSSES[0].map((path, index) => {
    const share = drawn[index] ?? 1;
    // A dash of no length would still show its round end.
    if (share <= 0) return '';
    const ink = `<path class="${fill}" d="${path}" transform="scale(${100 / CROSS_BOX})"/>`;
    if (share >= 1) return ink;
    return `<mask id="pen-${index}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="140" height="140">
        <path d="${CENTRE_LINES[index]}" fill="none" stroke="#fff" stroke-width="${PEN_WIDTH}"
          stroke-linecap="round" pathLength="1" stroke-dasharray="${share} 2"/>
      </mask><g mask="url(#pen-${index})">${ink}</g>`;
  });
  const place = `translate(${x - half} ${y - half}) scale(${(2 * half) / 100})`;
  return `<g transform="${place}">${strokes.join('')}</g>`;
}
