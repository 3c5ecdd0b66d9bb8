import { FRAME, type Head, HEAD_WIDTH } from './screen.ts';

/** The part of a head's width, in the middle, in which its hairline is looked for: beside it hair hangs into the face. */
const STRIP = 0.35;
/** The rows above the brows and those of the nose, in half heads below the middle. A fringe may hide the former, so both are needed. */
const FOREHEAD = [-0.82, -0.33] as const;
const NOSE = [0.1, 0.27] as const;
/** Differences that count alike: in brightness, redness and yellowness, as CIELAB has them, and in contrast. */
const SCALES = [16, 5, 10, 2] as const;
/** Hair differs by more than this from the skin below it; the crown of a bald head mostly differs by less than 1. */
const LEAST_DIFFERENCE = 1.8;

const meanOf = (all: number[][]): number[] =>
  SCALES.map((_, index) => all.reduce((sum, values) => sum + (values[index] ?? 0), 0) / all.length);

/** How much something differs from the skin below it, as hair does: by being darker, rougher, or of another colour. A bald crown may be lighter or smoother. */
function differenceOf(hair: number[][], skin: number[][]): number {
  const below = meanOf(skin);
  const [brightness = 0, redness = 0, yellowness = 0, contrast = 0] = meanOf(hair).map(
    (value, index) => (value - (below[index] ?? 0)) / (SCALES[index] ?? 1),
  );
  const sum =
    Math.min(0, brightness) ** 2 + redness ** 2 + yellowness ** 2 + Math.max(0, contrast) ** 2;
  return (sum * 4 * hair.length * skin.length) / (hair.length + skin.length) ** 2;
}

/**
 * Finds the hairline: the row of the forehead at which what is above differs most from what is below.
 *
 * @param lab CIELAB values, row by row, `FRAME.width` by `FRAME.height` pixels
 * @returns the share of the way from the middle of the head to the crown, 1 if the head is bald
 */
export function hairlineOf(lab: Float32Array, head: Head): number {
  const valuesOf = (pixel: number): number[] => {
    const [brightness = 0, redness = 0, yellowness = 0] = lab.subarray(3 * pixel);
    const [across = 0, down = 0] = [1, FRAME.width].map((step) => lab[3 * (pixel + step)]);
    const contrast = Math.abs(across - brightness) + Math.abs(down - brightness);
    return [brightness, redness, yellowness, contrast];
  };
  const rowsOf = ([from, to]: readonly [number, number]) =>
    Array.from({ length: FRAME.height }, (_, y) => ({ y, below: (y - head.y) / head.high }))
      .filter(({ below }) => below >= from && below < to)
      .map(({ y, below }) => {
        const strip = Array.from({ length: FRAME.width }, (_, x) => y * FRAME.width + x).filter(
          (_, x) => Math.abs(x - head.x) < STRIP * HEAD_WIDTH * head.high,
        );
        return { below, values: meanOf(strip.map(valuesOf)) };
      });
  const forehead = rowsOf(FOREHEAD);
  const values = [...forehead, ...rowsOf(NOSE)].map((row) => row.values);
  let [most, hairline] = [LEAST_DIFFERENCE, 1];
  for (const [row, { below }] of forehead.entries()) {
    const difference = differenceOf(values.slice(0, row + 1), values.slice(row + 1));
    if (difference > most) [most, hairline] = [difference, -below];
  }
  return hairline;
}
