import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import { BRAND } from '../../lib/build/brand.ts';

/**
 * The brand's font at its heaviest and narrowest, for the headlines of share pictures. The headlines are drawn as
 * outlines, because the renderer of the pictures does not know the font.
 */
const face = new hb.Face(new hb.Blob(new Uint8Array(readFileSync(BRAND.font))));
const font = new hb.Font(face);
font.setVariations([new hb.Variation('wght', 900), new hb.Variation('wdth', 62)]);

export const unitsPerEm = face.upem;

/** Rounds an outline to whole units of the font; nobody sees a smaller difference. */
const rounded = (outline: string) =>
  outline.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

/**
 * Draws a line of text as SVG outlines.
 *
 * @param tracking space after each letter, in ems
 * @param wordSpacing space after each space beyond that, in ems
 * @returns outlines in units of the font with y upwards, and the line's width in ems
 * @throws if the font lacks one of the characters
 */
export function outlineOf(
  text: string,
  tracking: number,
  wordSpacing: number,
): { outlines: string; width: number } {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  let x = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0 }) => {
    const character = text[cluster] ?? '';
    if (codepoint === 0)
      throw new Error(`„${text}“: Die Schrift hat das Zeichen „${character}“ nicht.`);
    const outline = rounded(font.glyphToPath(codepoint));
    const glyph = outline && `<path transform="translate(${x})" d="${outline}"/>`;
    x += xAdvance + (tracking + (/\s/.test(character) ? wordSpacing : 0)) * unitsPerEm;
    return glyph;
  });
  return { outlines: glyphs.join(''), width: x / unitsPerEm };
}
