/** A generator of numbers from 0 to 1, the same in each run: a linear congruence (Park and Miller). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 0x7fff_ffff) / 0x7fff_ffff;
}
