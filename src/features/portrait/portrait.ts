import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import colours from '../../content/marke/farben.json' with { type: 'json' };
import type { Focus } from '../../lib/schema/files.ts';
import { IS_INVERTED } from '../../styles/colours.ts';
import { hairlineOf } from './hairline.ts';
import {
  FRAME,
  type Head,
  HEAD_MIDDLE,
  HEADS_HIGH,
  isInFace,
  LINES,
  lineScreen,
  type Look,
  type Tones,
} from './screen.ts';
import { contrastOf, keepFace, wallOf } from './wall.ts';

const FOLDER = 'src/assets/portraits';
/** A crop must be so many pixels high, or the screen shows the pixels and not the person. */
const LEAST_HEIGHT = 400;
/** The brightness of a crop, from 0 to 255, varies by this standard deviation at least; with a person it is 40 to 70. */
const LEAST_DEVIATION = 15;
/** A portrait weighs at most so many bytes, so that it fits on a gated card: detail is smoothed away until it does. */
const MOST_BYTES = 38_000;
/** The largest radius of details that are smoothed away, in pixels of the frame: a larger one would take the eyes, too. */
const MOST_RADIUS = 12;
/** Smooths the grain of a wall away, in pixels of the frame. */
const WALL_BLUR = 1.5;

/** The brightness in the middle of a face, with eyes and nose, varies by this standard deviation at least; usual are 24 to 60. */
const LEAST_CONTRAST = 8;
/** The greatest share of the face that may look like the wall without a warning. */
const MOST_LOST = 0.1;
/** Hair and clothes get this ink at least, so that even white ones have an outline. */
const LEAST_INK = 0.17;

/** The two colours that a portrait may have as its background. */
export const PORTRAIT_GROUNDS = [colours.accent, colours.paper] as const;

/** People in the order of the team's page, with the names of their photographs. */
type Members = readonly { image?: string | undefined; focus?: Focus | undefined }[];

/** Where the head is on a photograph: the first of the people with this photograph says it. */
export const focusOf = (name: string, members: Members): Focus | undefined =>
  members.find(({ image }) => image === name)?.focus;

/**
 * Decides how a photograph is cropped and on which ground it is drawn: neighbours on /team have different ones, and
 * who is not in the team is on paper.
 */
export function settingOf(name: string, members: Members) {
  const place = members.findIndex(({ image }) => image === name);
  const ground = PORTRAIT_GROUNDS[Math.abs(place) % 2] ?? PORTRAIT_GROUNDS[1];
  return { focus: focusOf(name, members), ground };
}

/** The part of a photograph that a portrait shows, in pixels: the head in its middle, else the upper middle. */
export function cropOf({ width, height }: { width: number; height: number }, focus?: Focus) {
  const most = Math.min(height, (width * FRAME.height) / FRAME.width);
  const high = focus ? Math.min(most, (focus.height / 100) * height * HEADS_HIGH) : most;
  const wide = (high * FRAME.width) / FRAME.height;
  const [left, top] = focus
    ? [(focus.x / 100) * width - wide / 2, (focus.y / 100) * height - high * HEAD_MIDDLE]
    : [(width - wide) / 2, (height - high) / 4];
  const within = (start: number, room: number) => Math.round(Math.max(0, Math.min(start, room)));
  return {
    left: within(left, Math.floor(width - wide)),
    top: within(top, Math.floor(height - high)),
    width: Math.floor(wide),
    height: Math.floor(high),
  };
}

/** Where the head is in the frame that shows a crop of a photograph. */
function headOf(
  focus: Focus,
  { width, height }: { width: number; height: number },
  crop: ReturnType<typeof cropOf>,
): Head {
  const right = (focus.x / 100) * width - crop.left;
  const down = (focus.y / 100) * height - crop.top;
  const unit = FRAME.height / crop.height;
  return { x: right * unit, y: down * unit, high: ((focus.height / 100) * height * unit) / 2 };
}

/** How much dark ink, 0 to 1, a grey value gets. Nearly white gets none. */
const darkInk = (grey: number) => Math.max(0, (1 - grey / 255) * 1.15 - 0.12);

/**
 * How much light ink a grey value gets. The person has all shades, however dark or light the skin is. Even black hair
 * gets a thin line. Even the lightest skin stays lines and does not close to a surface.
 */
function lightInkOf(grey: Uint8Array, wall: Uint8Array): (grey: number) => number {
  const person = grey.filter((_, pixel) => !wall[pixel]).toSorted();
  const [darkest = 0, lightest = 255] = [0.02, 0.98].map(
    (share) => person[Math.floor(share * person.length)],
  );
  const shades = Math.max(1, lightest - darkest);
  return (value) => LEAST_INK + 0.63 * Math.max(0, Math.min(1, (value - darkest) / shades));
}

/** The brightness of a picture in the width of the frame. */
const greyOf = (picture: Buffer, rows: number, blur = 0): Promise<Buffer> => {
  const resized = sharp(picture).resize(FRAME.width, rows, { fit: 'fill' });
  return (blur ? resized.blur(blur) : resized).extractChannel(0).raw().toBuffer();
};

/** Smooths away details smaller than a radius, in pixels of the frame. Edges stay sharp: blurred ones make longer lines and larger files. */
const smoothed = (cropped: Buffer, radius: number): Promise<Buffer> =>
  sharp(cropped)
    .resize(FRAME.width, FRAME.height, { fit: 'fill' })
    .median(2 * radius + 1)
    .png()
    .toBuffer();

/** The CIELAB values of a picture, in the size of the frame. */
async function labOf(picture: Sharp): Promise<Float32Array> {
  const { buffer, byteOffset, length } = await picture
    .resize(FRAME.width, FRAME.height, { fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer();
  return new Float32Array(buffer, byteOffset, length / Float32Array.BYTES_PER_ELEMENT);
}

/** Draws the screen of a picture that is cropped already. */
async function draw(
  picture: Buffer,
  { wall, inkOf, ...look }: Look & { wall: Uint8Array; inkOf: (grey: number) => number },
): Promise<string> {
  const { face } = look;
  const tones = async (rows: number): Promise<Tones> => {
    const grey = await greyOf(picture, rows);
    const y = (row: number) => ((row + 0.5) / rows) * FRAME.height;
    const isPerson = (row: number, column: number) =>
      !wall[Math.floor(y(row)) * FRAME.width + column];
    // What is light may be blank in the face, on a bald head, and where no head is known.
    const isBlank = (row: number, column: number) =>
      !face || face.hairline === 1 || isInFace(face, column + 0.5, y(row));
    const at = (row: number, column: number) => {
      if (!isPerson(row, column)) return 0;
      const ink = inkOf(grey[row * FRAME.width + column] ?? 255);
      return isBlank(row, column) ? ink : Math.max(LEAST_INK, ink);
    };
    return { rows, at, isPerson };
  };
  return lineScreen(await tones(LINES.small), await tones(LINES.large), look);
}

/**
 * Draws a photograph in the line screen.
 *
 * @param file as messages name it
 * @param isInverted whether the ink is lighter than the ground, as in a brand that is light on dark
 * @throws with a German sentence, when the photograph cannot be read, is too small, shows nobody or has too much detail
 */
export async function screenPhotograph(
  bytes: Uint8Array,
  {
    file,
    focus,
    ground,
    isInverted = IS_INVERTED,
  }: { file: string; focus: Focus | undefined; ground: string; isInverted?: boolean },
): Promise<string> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(
        `Das Foto ${file} lässt sich nicht lesen. Speichere es noch einmal als JPEG, PNG oder WebP, und leg es dort wieder ab.`,
        { cause },
      );
    });
  const { width, height, channels } = info;
  const crop = cropOf(info, focus);
  if (crop.height < LEAST_HEIGHT)
    throw new Error(
      `Das Foto ${file} ist zu klein: Sein Ausschnitt ist ${crop.height} Pixel hoch, nötig sind ${LEAST_HEIGHT}. Nimm ein größeres, oder berichtige „Höhe des Kopfes“.`,
    );
  const coloured = sharp(data, { raw: { width, height, channels } }).extract(crop);
  const extracted = await coloured.clone().toColourspace('b-w').png().toBuffer();
  const [brightness] = (await sharp(extracted).stats()).channels;
  if ((brightness?.stdev ?? 0) < LEAST_DEVIATION)
    throw new Error(
      `Auf dem Foto ${file} ist niemand zu erkennen: Im Ausschnitt ist fast alles gleich hell. Nimm ein Foto mit mehr Kontrast, oder berichtige „Ausschnitt des Fotos“.`,
    );
  const cropped = await sharp(extracted)
    .normalise({ lower: 2, upper: 95 })
    .extractChannel(0)
    .png()
    .toBuffer();
  const grey = await greyOf(cropped, FRAME.height, WALL_BLUR);
  const wall = wallOf(grey);
  const head = focus && headOf(focus, info, crop);
  const lost = head ? keepFace(wall, head) : 0;
  if (head && contrastOf(grey, head) < LEAST_CONTRAST)
    console.warn(
      `\nAuf dem Foto ${file} ist dort, wo das Gesicht sein soll, alles gleich hell, wie eine Wand. Berichtige „Ausschnitt des Fotos“: „focus“ in src/content/team.json.`,
    );
  else if (lost > MOST_LOST)
    console.warn(
      `\nAuf dem Foto ${file} sind Gesicht oder Haare fast so hell wie die Wand, deshalb ist ihr Umriss geschätzt. Nimm eines vor einer helleren Wand oder mit Licht von der Seite, falls „Ausschnitt des Fotos“ stimmt.`,
    );
  const face = head && { ...head, hairline: hairlineOf(await labOf(coloured), head) };
  const inkOf = isInverted ? lightInkOf(grey, wall) : darkInk;
  for (let radius = 0; radius <= MOST_RADIUS; radius++) {
    const picture = radius ? await smoothed(cropped, radius) : cropped;
    const svg = await draw(picture, { wall, inkOf, ground, isInverted, face });
    if (svg.length <= MOST_BYTES) return svg;
  }
  throw new Error(
    `Das Foto ${file} hat zu viele feine Muster. Nimm eines mit ruhigerem Hintergrund und ruhigerer Kleidung.`,
  );
}

/**
 * The SVG of a portrait: a drawing as it is, a photograph in the line screen.
 *
 * @param name of the picture in its folder, without ending
 * @throws with a German sentence, when the picture is gone or `screenPhotograph` refuses it
 */
export async function portraitSvg(
  name: string,
  focus: Focus | undefined,
  ground: string,
): Promise<string> {
  const files = globSync(`${FOLDER}/*.*`).filter(
    (path) => parse(path).name.normalize('NFC') === name,
  );
  const file = files.find((path) => path.endsWith('.svg')) ?? files[0];
  if (file === undefined) throw new Error(`${FOLDER}/${name} fehlt. Leg das Bild dort ab.`);
  const bytes = await readFile(file);
  if (file.endsWith('.svg')) return bytes.toString();
  return screenPhotograph(bytes, { file: file.replaceAll('\\', '/'), focus, ground });
}
