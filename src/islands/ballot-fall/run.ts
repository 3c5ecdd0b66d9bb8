/** Specification, section 9. */
export const FEWEST = 10;
export const MOST = 20;
export const FASTEST = 3;
export const SLOWEST = 4;
/** Rows of a sheet. */
export const ROWS = 4;

export interface FallingSheet {
  /** How long it falls. */
  seconds: number;
  /** Where it starts across the stage, 0–1. */
  across: number;
  /** How far above the stage it starts, in heights of the stage. */
  above: number;
  /** Lean at the start in degrees, and how far it swings to the other side. */
  lean: number;
  /** Swings to and fro while it falls. */
  swings: number;
  /** Which row is marked, from 0. */
  marked: number;
}

/**
 * The sheets of one press: a random whole number of them, spread over the whole width.
 *
 * @param random gives 0 ≤ n < 1, as `Math.random`
 */
export function planRun(random: () => number = Math.random): FallingSheet[] {
  const between = (from: number, to: number) => from + random() * (to - from);
  // Rounded before it is added: the sum of 10 and nearly 11 may be 21.
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const count = whole(FEWEST, MOST);
  return Array.from({ length: count }, (_, index) => ({
    seconds: between(FASTEST, SLOWEST),
    // Each in a strip of its own, or they would fall in heaps.
    across: (index + random()) / count,
    above: between(0, 1.1),
    lean: between(12, 34) * (random() < 0.5 ? -1 : 1),
    swings: whole(2, 4),
    marked: whole(0, ROWS - 1),
  }));
}
