/** Parts that all drawn interfaces have in common. */
import { CROSS_BOX, CROSSES } from '../../src/lib/crosses.ts';

/** Of the pictures, in CSS pixels; `ProductScreen.astro` shows them so. */
export const SIZE = { width: 1000, height: 640 };

/** A circle of the ballot, marked or not. Neighbours get different hands. */
export function circle(marked: boolean, index = 0): string {
  const strokes = (CROSSES[index % 2] ?? CROSSES[0]).map((stroke) => `<path d="${stroke}"/>`);
  const box = `0 0 ${CROSS_BOX} ${CROSS_BOX}`;
  return `<i class="circle">${marked ? `<svg viewBox="${box}">${strokes.join('')}</svg>` : ''}</i>`;
}

export function each<T>(list: readonly T[], draw: (item: T, index: number) => string): string {
  return list.map(draw).join('');
}
