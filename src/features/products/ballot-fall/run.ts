/** The smallest and the largest number of sheets in a run. */
const FEWEST = 10;
const MOST = 20;
/** The shortest and the longest fall of a sheet, in seconds. */
const FASTEST = 3;
export const SLOWEST = 4;
/** The number of rows on a sheet. */
const ROWS = 4;

export interface FallingSheet {
  /** The length of the fall. */
  seconds: number;
  /** The horizontal start position, in parts of the stage's width, 0 to 1. */
  across: number;
  /** The start position above the stage, in heights of the stage. */
  above: number;
  /** The rotation at the start, in degrees; the sheet swings between this and its negative. */
  lean: number;
  /** The number of swings during the fall. */
  swings: number;
  /** The position of the marked row, from 0. */
  marked: number;
}

/**
 * Plans the sheets of one click: a random number of them, each with a random speed and position.
 *
 * @param random returns 0 ≤ n < 1, like `Math.random`
 */
export function planRun(random: () => number = Math.random): FallingSheet[] {
  const between = (from: number, to: number) => from + random() * (to - from);
  // The random part is rounded down before the addition, because 10 + 10.999… may be 21 in floating-point arithmetic.
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const count = whole(FEWEST, MOST);
  return Array.from({ length: count }, (_, index) => ({
    seconds: between(FASTEST, SLOWEST),
    // Each sheet has a column of its own, so that they are spread over the width.
    across: (index + random()) / count,
    above: between(0, 1.1),
    lean: between(12, 34) * (random() < 0.5 ? -1 : 1),
    swings: whole(2, 4),
    marked: whole(0, ROWS - 1),
  }));
}
