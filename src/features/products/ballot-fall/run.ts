/** Number of sheets. */
const FEWEST = 10;
const MOST = 20;
/** How long a sheet falls, in seconds. */
const FASTEST = 3;
export const SLOWEST = 4;
/** Rows of a sheet. */
export const ROWS = 4;

export interface FallingSheet {
  /** How long it falls. */
  seconds: number;
  /** Horizontal start position, 0 to 1. */
  across: number;
  /** Start position above the stage, in heights of the stage. */
  above: number;
  /** Rotation at the start, in degrees; it swings between this and its negative. */
  lean: number;
  /** Number of swings during the fall. */
  swings: number;
  /** Index of the marked row. */
  marked: number;
}

/**
 * The sheets of one click, with random number, speed and position.
 *
 * @param random returns 0 ≤ n < 1, like `Math.random`
 */
export function planRun(random: () => number = Math.random): FallingSheet[] {
  const between = (from: number, to: number) => from + random() * (to - from);
  // Rounds down before the addition, because 10 + 10.999… may be 21 in floating-point arithmetic.
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
