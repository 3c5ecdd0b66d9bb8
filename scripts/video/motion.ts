/** Timing as pure functions: the same second gives the same picture on every run. */

/** How far a movement is, 0–1, that starts at `from` and takes `length` seconds. */
export function progress(seconds: number, from: number, length: number): number {
  return Math.min(1, Math.max(0, (seconds - from) / length));
}

/** Fast first, then settling: for what arrives. */
export function easeOut(share: number, power = 3): number {
  return 1 - (1 - share) ** power;
}

/** Slow at both ends, as a hand draws. */
export function easePen(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2;
}

/** `from` at share 0, `to` at share 1. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
