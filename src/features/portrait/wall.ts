import { FRAME, type Head, isInHead } from './screen.ts';

/** The largest difference in brightness between two neighbouring pixels of the wall; hair and shoulders begin with a larger one. */
const GREATEST_STEP = 7;
/** The wall is so bright at least, even in the shadow of the person; a dark wall is drawn like all else. */
const DARKEST_WALL = 120;
/** Fair hair and skin are darker than the wall beside them by more than this. */
const LEAST_DIFFERENCE = 24;
/** The blur between wall and person belongs to the wall: so many pixels to each side. */
const RIM = 3;
/** Share of the frame's height above which its sides show the wall and not the shoulders. */
const SIDES = 0.6;
/** The part of a head, from its middle, that is never wall, however bright it is. */
const FACE = 0.8;
/** The part of a head, from its middle, with eyes, nose and mouth. */
const FEATURES = 0.5;

/**
 * The brightness that the wall has at each pixel if nobody stands before it: it changes evenly from one end of its row
 * to the other. Where a shoulder begins at the ends, they keep the brightness of the row above.
 */
function emptyWall(grey: Uint8Array): Float32Array {
  const { width, height } = FRAME;
  const expected = new Float32Array(width * height);
  let ends = [grey[0] ?? 0, grey[width - 1] ?? 0] as const;
  for (let start = 0; start < expected.length; start += width) {
    const [left = 0, right = 0] = [grey[start], grey[start + width - 1]];
    const isWall = Math.max(Math.abs(left - ends[0]), Math.abs(right - ends[1])) <= GREATEST_STEP;
    if (isWall) ends = [left, right];
    for (let column = 0; column < width; column++)
      expected[start + column] = ends[0] + ((ends[1] - ends[0]) * column) / width;
  }
  return expected;
}

/**
 * Finds the wall behind a person: all that is reached from the frame's upper edge and from the upper part of its sides
 * without a step in brightness, and without becoming much darker than the sides.
 *
 * @param grey brightness from 0 to 255, row by row, `FRAME.width` by `FRAME.height` pixels, a little blurred
 * @returns for each pixel 1 if it shows the wall, else 0
 */
export function wallOf(grey: Uint8Array): Uint8Array {
  const { width, height } = FRAME;
  const wall = new Uint8Array(width * height);
  const expected = emptyWall(grey);
  const isBright = (pixel: number) =>
    (grey[pixel] ?? 0) >= Math.max(DARKEST_WALL, (expected[pixel] ?? 0) - LEAST_DIFFERENCE);
  const around = (pixel: number) =>
    [pixel - 1, pixel + 1, pixel - width, pixel + width].filter(
      (next) => next in grey && Math.abs((next % width) - (pixel % width)) <= 1,
    );
  // A pixel of a soft edge is like its neighbours along the edge, so all four must be alike.
  const isFlat = (pixel: number) =>
    around(pixel).every(
      (next) => Math.abs((grey[next] ?? 0) - (grey[pixel] ?? 0)) <= GREATEST_STEP,
    );
  const open = Array.from(grey.keys()).filter((pixel) => {
    const column = pixel % width;
    const isSide = (column === 0 || column === width - 1) && pixel < SIDES * grey.length;
    return isBright(pixel) && (pixel < width || isSide);
  });
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    wall[pixel] = 1;
    if (isFlat(pixel)) open.push(...around(pixel).filter((next) => !wall[next] && isBright(next)));
  }
  return grown(grown(wall, 1), width);
}

/** The wall with its rim in one direction, in which neighbouring pixels are `step` places apart. */
function grown(wall: Uint8Array, step: number): Uint8Array {
  const rim = Array.from({ length: 2 * RIM + 1 }, (_, index) => (index - RIM) * step);
  return wall.map((_, pixel) => (rim.some((offset) => wall[pixel + offset]) ? 1 : 0));
}

/** The pixels that lie in a part of a head, from its middle. */
const pixelsOf = (pixels: Uint8Array, head: Head, part: number): number[] =>
  Array.from(pixels.keys()).filter((pixel) =>
    isInHead(head, pixel % FRAME.width, Math.floor(pixel / FRAME.width), part),
  );

/** Takes the face out of the wall, and returns what share of it looked like the wall, 0 to 1. */
export function keepFace(wall: Uint8Array, head: Head): number {
  const face = pixelsOf(wall, head, FACE);
  const lost = face.filter((pixel) => wall[pixel]);
  for (const pixel of lost) wall[pixel] = 0;
  return lost.length / face.length;
}

/** The standard deviation of the brightness in the middle of a face, with eyes, nose and mouth. */
export function contrastOf(grey: Uint8Array, head: Head): number {
  const face = pixelsOf(grey, head, FEATURES).map((pixel) => grey[pixel] ?? 0);
  const mean = face.reduce((sum, value) => sum + value, 0) / face.length;
  return Math.sqrt(face.reduce((sum, value) => sum + (value - mean) ** 2, 0) / face.length);
}
