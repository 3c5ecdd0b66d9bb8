import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { BRAND } from '../../src/lib/build/brand.ts';
import { SPACES } from '../../src/lib/schema/drawn-text.ts';

/** The weights, and the widths in percent, that the styles use (`src/styles/tokens.css`). */
const AXES = { wght: { min: 400, max: 900 }, wdth: { min: 62, max: 100 } };
/** The OpenType features that are kept: kerning, ligatures, tabular figures, characters that change with the weight. */
const FEATURES = ['kern', 'liga', 'tnum', 'rvrn'];

/**
 * Makes the content of `src/assets/fonts/archivo.woff2` from the owner's font.
 *
 * @returns the file's bytes, and the axes and letters that the owner's font lacks, in German words
 */
export async function makeFont(root: string): Promise<{ bytes: Buffer; lacks: string[] }> {
  const font = readFileSync(join(root, BRAND.font));
  const { letters } = JSON.parse(readFileSync(join(root, BRAND.letters), 'utf8')) as {
    letters: string;
  };
  const face = new hb.Face(new hb.Blob(new Uint8Array(font)));
  const codes = new Set(face.collectUnicodes());
  const axes = face.getAxisInfos();
  const ranges = Object.entries(AXES).flatMap(([tag, { min, max }]) => {
    const axis = axes[tag];
    return axis ? [[tag, { min: Math.max(min, axis.min), max: Math.min(max, axis.max) }]] : [];
  });
  const bytes = await subsetFont(font, letters + SPACES, {
    targetFormat: 'woff2',
    variationAxes: Object.fromEntries(ranges),
    keepFeatures: FEATURES,
  });
  const missing = Array.from(letters).filter((letter) => !codes.has(letter.codePointAt(0) ?? 0));
  return {
    bytes,
    lacks: [
      ...Object.keys(AXES)
        .filter((tag) => !(tag in axes))
        .map((tag) => `die Achse ${tag}`),
      ...missing.map((letter) => `das Zeichen ${letter}`),
    ],
  };
}
