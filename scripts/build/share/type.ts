import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONT = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const LATIN = Array.from({ length: 0x250 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);
/** Added to a space, in ems: pictures are shown small, where words of this width run together. */
const WORD_SPACE = 0.06;
const SIGNS = '„“”‚‘’–—…€−×\u2009';

/** A line of text, in units of the font. */
export interface Line {
  /** Numbers of its glyphs in the font, and where each stands. */
  glyphs: { id: number; x: number }[];
  width: number;
}

/** A typeface as outlines, because only a browser has our font. */
export interface Typeface {
  /** Units of the font to an em. */
  unitsPerEm: number;
  set: (text: string) => Line;
  /** SVG path data of a glyph, with y upwards from the baseline. */
  outline: (id: number) => string;
}

/** Archivo as the heads of the pages have it: 900, 62 %. */
export async function headTypeface(): Promise<Typeface> {
  const bytes = await subsetFont(await readFile(FONT), LATIN.join('') + SIGNS, {
    targetFormat: 'truetype',
    variationAxes: { wght: 900, wdth: 62 },
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const font = new hb.Font(face);
  // The same words are measured for every size that a title is tried in.
  const lines = new Map<string, Line>();
  const shape = (text: string): Line => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let width = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const x = width + xOffset;
      width += xAdvance + (text[cluster] === ' ' ? WORD_SPACE * face.upem : 0);
      return { id, x };
    });
    return { glyphs, width };
  };
  return {
    unitsPerEm: face.upem,
    set: (text) => {
      const line = lines.get(text) ?? shape(text);
      lines.set(text, line);
      return line;
    },
    outline: (id) => font.glyphToPath(id),
  };
}
