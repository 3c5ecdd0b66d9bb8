import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A style of the site's variable font, which renderers of pictures do not have. */
interface Typeface {
  /**
   * A line of text as SVG outlines.
   *
   * @param tracking space after each letter, in ems
   * @param wordSpacing space after each space beyond that, in ems
   * @returns outlines in units of the font with y upwards, and the line's width in ems
   * @throws when the font lacks one of the characters
   */
  shape: (
    text: string,
    tracking?: number,
    wordSpacing?: number,
  ) => { outlines: string; width: number };
  unitsPerEm: number;
}

/** Outlines in whole units of the font: what is less cannot be seen. */
const rounded = (outline: string) =>
  outline.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))));

const latinAndSigns = Array.from({ length: 0x2200 }, (_, index) => index + 0x20);

async function load(weight: number, stretch: number): Promise<Typeface> {
  const bytes = await subsetFont(
    await readFile('src/assets/fonts/archivo.woff2'),
    String.fromCodePoint(...latinAndSigns),
    { targetFormat: 'truetype', variationAxes: { wght: weight, wdth: stretch } },
  );
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const font = new hb.Font(face);
  const unitsPerEm = face.upem;

  const shape: Typeface['shape'] = (text, tracking = 0, wordSpacing = 0) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    let x = 0;
    const glyphs = buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, cluster, xAdvance = 0 }) => {
        const character = text[cluster] ?? '';
        if (codepoint === 0)
          throw new Error(`„${text}“: Die Schrift hat das Zeichen „${character}“ nicht.`);
        const outline = rounded(font.glyphToPath(codepoint));
        const glyph = outline && `<path transform="translate(${x})" d="${outline}"/>`;
        x += xAdvance + (tracking + (/\s/.test(character) ? wordSpacing : 0)) * unitsPerEm;
        return glyph;
      });
    return { outlines: glyphs.join(''), width: x / unitsPerEm };
  };
  return { shape, unitsPerEm };
}

const loaded = new Map<string, Promise<Typeface>>();

/** The site's font at a weight and a width; each is loaded once. */
export function typeface(weight: number, stretch: number): Promise<Typeface> {
  const key = `${weight} ${stretch}`;
  const known = loaded.get(key);
  if (known) return known;
  const face = load(weight, stretch);
  loaded.set(key, face);
  return face;
}
