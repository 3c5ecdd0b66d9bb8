import sharp from 'sharp';
import { LEVELS } from './palette.ts';
import type { Typeface } from './type.ts';

/** A letter of one size as pixels, each a level from paper (0) to ink. */
export interface Letter {
  /** Its first pixel, seen from where it stands on the baseline. */
  left: number;
  top: number;
  width: number;
  /** Row by row. */
  levels: Uint8Array;
}

/** Room around a letter's place on the baseline, in ems: no letter of the typeface takes more. */
const BOX = { before: 0.25, after: 1.25, above: 1.1, below: 0.4 };

/** The inked part of a letter's box in a picture of many, one byte a pixel. */
function cutOut(ink: Uint8Array, stride: number, box: { left: number; width: number }) {
  const height = ink.length / stride;
  let [top, bottom, left, right] = [height, 0, box.width, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < box.width; x++) {
      if (!ink[y * stride + box.left + x]) continue;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  const width = Math.max(0, right - left);
  const levels = new Uint8Array(width * Math.max(0, bottom - top));
  for (let at = 0; at < levels.length; at++) {
    const y = top + Math.floor(at / width);
    const alpha = ink[y * stride + box.left + left + (at % width)] ?? 0;
    levels[at] = Math.round((alpha / 255) * (LEVELS - 1));
  }
  return { left, top, width, levels };
}

/** The letters of a typeface as pixels. Each is drawn once a size, however many titles have it. */
export class LetterCase {
  readonly #face: Typeface;
  readonly #sizes = new Map<number, Map<number, Letter>>();

  constructor(face: Typeface) {
    this.#face = face;
  }

  /**
   * Gives each of these letters by its number in the font, and throws for any other.
   *
   * @param size in pixels
   */
  async open(ids: readonly number[], size: number): Promise<(id: number) => Letter> {
    const known = this.#sizes.get(size) ?? new Map<number, Letter>();
    this.#sizes.set(size, known);
    const missing = [...new Set(ids)].filter((id) => !known.has(id));
    if (missing.length > 0) await this.#draw(missing, size, known);
    return (id) => {
      const letter = known.get(id);
      if (!letter) throw new Error(`letter ${id} is not out`);
      return letter;
    };
  }

  /** Draws letters side by side in one picture and cuts them apart. */
  async #draw(ids: readonly number[], size: number, into: Map<number, Letter>): Promise<void> {
    const pixels = (ems: number) => Math.ceil(ems * size);
    const [before, above] = [pixels(BOX.before), pixels(BOX.above)];
    const [width, height] = [before + pixels(BOX.after), above + pixels(BOX.below)];
    const scale = size / this.#face.unitsPerEm;
    const paths = ids.map(
      (id, index) =>
        `<path transform="translate(${index * width + before} ${above}) scale(${scale} ${-scale})" d="${this.#face.outline(id)}"/>`,
    );
    const stride = width * ids.length;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${stride}" height="${height}">${paths.join('')}</svg>`;
    const ink = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
    ids.forEach((id, index) => {
      const letter = cutOut(ink, stride, { left: index * width, width });
      into.set(id, { ...letter, left: letter.left - before, top: letter.top - above });
    });
  }
}
