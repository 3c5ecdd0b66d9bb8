import { INK } from './ballot.ts';

/** Steps from white paper to black ink: more than the edges of letters need. */
export const LEVELS = 32;
/** What a PNG with one byte a pixel can hold. */
const MOST = 256;
/** Squared distance of two colours that nobody tells apart. */
const ALIKE = 24;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colours of a picture, three bytes each: first those from paper to ink, level by level. */
export class Palette {
  readonly #colours: number[][] = [];
  readonly #known = new Map<number, number>();

  constructor() {
    const ink = channels(INK);
    for (let level = 0; level < LEVELS; level++) {
      const part = level / (LEVELS - 1);
      this.#colours.push(ink.map((channel) => Math.round(255 + (channel - 255) * part)));
    }
  }

  /** The number of a colour, or of the one nearest to it where there is no room for more. */
  index(red: number, green: number, blue: number): number {
    const key = (red << 16) | (green << 8) | blue;
    const known = this.#known.get(key) ?? this.#find([red, green, blue]);
    this.#known.set(key, known);
    return known;
  }

  #find(colour: number[]): number {
    const distance = (other: number[]) =>
      other.reduce((sum, channel, at) => sum + (channel - (colour[at] ?? 0)) ** 2, 0);
    const distances = this.#colours.map(distance);
    const least = Math.min(...distances);
    if (least <= ALIKE || this.#colours.length === MOST) return distances.indexOf(least);
    return this.#colours.push(colour) - 1;
  }

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#colours.flat());
  }
}
