import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const LATIN = Array.from({ length: 0x250 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);
const SIGNS = '„“”‚‘’–—…€−×\u2009';

/** Text as a path that needs no font: only a browser has ours. */
export interface Outline {
  /** SVG path data from the baseline's left end, with y upwards, in units of the font. */
  path: string;
  width: number;
}

export interface Typeface {
  /** Units of the font to an em. */
  unitsPerEm: number;
  outline: (text: string) => Outline;
}

/** Archivo as the heads of the pages have it: 900, 62 %. */
export async function headTypeface(): Promise<Typeface> {
  const bytes = await subsetFont(await readFile(FONT), LATIN.join('') + SIGNS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 900, wdth: 62 },
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const font = new hb.Font(face);
  const glyphs = new Map<number, string>();
  const glyph = (id: number) => {
    const known = glyphs.get(id) ?? font.glyphToPath(id);
    glyphs.set(id, known);
    return known;
  };

  const outlines = new Map<string, Outline>();
  return {
    unitsPerEm: face.upem,
    // The same words are measured for every size that a title is tried in.
    outline: (text) => {
      const drawn = outlines.get(text);
      if (drawn) return drawn;
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let width = 0;
      const path = buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const moved = shift(glyph(codepoint), width + xOffset);
        width += xAdvance;
        return moved;
      });
      const outline = { path: path.join(''), width };
      outlines.set(text, outline);
      return outline;
    },
  };
}

/** Path data of absolute commands, moved to the right. */
function shift(path: string, by: number): string {
  let isX = true;
  return path.replace(/[A-Z]|-?[\d.]+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true;
      return part;
    }
    const value = Number(part) + (isX ? by : 0);
    isX = !isX;
    return `${value}`;
  });
}
