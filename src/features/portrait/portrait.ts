import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import colours from '../../content/marke/farben.json' with { type: 'json' };
import { filesIn } from '../../lib/build/files.ts';
import type { Focus } from '../../lib/schema/files.ts';
import { IS_INVERTED } from '../../styles/colours.ts';
import { FRAME, LINES, lineScreen, type Tones } from './screen.ts';

const FOLDER = 'src/assets/portraits';
/** The least height of a head, in pixels of the photograph. Of a smaller one the screen would show the pixels. */
const LEAST_HEAD = 200;
/**
 * The least difference between the dark and the light shades of a head, in grey values. On 28 photographs it was 100 to
 * 220, on plain walls 3 to 35.
 */
const LEAST_RANGE = 45;
/** The most bytes of a portrait, so that it fits on a gated card. Detail is smoothed away until it does. */
const MOST_BYTES = 38_000;
/** The largest radius of details that are smoothed away, in pixels of the frame. A larger one would take the eyes. */
const MOST_RADIUS = 12;
/** The height of a crop in heads, and the place of the head's middle in it, as a share of that height. */
const HEADS_HIGH = 2;
const HEAD_MIDDLE = 0.47;

/** The middle of a head, with hair and face, in units of the frame. */
const HEAD = { left: 72, top: 81, width: 96, height: 120 };
/** The brightness, 0 to 255, of a head's dark and light shades in the drawing. */
const [DARK, LIGHT] = [20, 200];

/** The two colours that a portrait may have as its background. */
export const PORTRAIT_GROUNDS = [colours.accent, colours.paper] as const;

/** People in the order of the team's page, with the names of their photographs. */
type Members = readonly { image?: string | undefined; focus?: Focus | undefined }[];

/** The place of the head on a photograph, from the first person who has this photograph. */
export const focusOf = (name: string, members: Members): Focus | undefined =>
  members.find(({ image }) => image === name)?.focus;

/**
 * The place of the head on a photograph, and the ground of its drawing. Neighbours on /team have different grounds, and
 * everybody who is not in the team has the ground of paper.
 */
export function settingOf(name: string, members: Members) {
  const place = members.findIndex(({ image }) => image === name);
  const [accent, paper] = PORTRAIT_GROUNDS;
  const ground = place >= 0 && place % 2 === 0 ? accent : paper;
  return { focus: focusOf(name, members), ground };
}

/** The part of a photograph that a portrait shows, in pixels: around the head or, without a focus, the upper middle. */
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

/** The dark ink, 0 to 1, that a brightness gets. White gets none. */
const darkInk = (brightness: number) => (1 - brightness / 255) * 1.1;

/** The light ink, 0 to 1, that a brightness gets. Dark shades get none, and white does not close to a surface. */
const lightInk = (brightness: number) => brightness / 255 - 0.2;

/** The grey value below which a share of some pixels lies. */
const greyAt = (pixels: Uint8Array, share: number): number =>
  pixels.toSorted()[Math.floor(share * pixels.length)] ?? 0;

/** The dark and the light shades of the head in a crop, and the lightest of the whole crop, as grey values. */
async function shadesOf(cropped: Buffer) {
  const picture = sharp(cropped)
    .resize(FRAME.width, FRAME.height, { fit: 'fill' })
    .extractChannel(0)
    .raw();
  const head = await picture.clone().extract(HEAD).toBuffer();
  const light = greyAt(head, 0.9);
  const lightest = Math.max(light, greyAt(await picture.toBuffer(), 0.98));
  return { dark: greyAt(head, 0.02), light, lightest };
}

/**
 * The brightness that a grey value gets. On every photograph the shades of the head are spread from nearly black to
 * light. Lighter shades, such as that of a white shirt, are spread from there to white.
 */
function brightnessOf(
  grey: number,
  { dark, light, lightest }: Awaited<ReturnType<typeof shadesOf>>,
) {
  const shareOf = (from: number, to: number) => (grey - from) / Math.max(1, to - from);
  // Before a dark wall nothing is lighter than the head, and all shades are spread evenly.
  const even = DARK + ((light - dark) / (lightest - dark)) * (255 - DARK);
  const most = Math.max(LIGHT, even);
  return grey < light
    ? DARK + shareOf(dark, light) * (most - DARK)
    : most + shareOf(light, lightest) * (255 - most);
}

/**
 * A crop without details that are smaller than a radius, in pixels of the frame. Its edges stay sharp, because blurred
 * ones make longer lines and larger files.
 */
const smoothed = (cropped: Buffer, radius: number): Promise<Buffer> =>
  sharp(cropped)
    .resize(FRAME.width, FRAME.height, { fit: 'fill' })
    .median(2 * radius + 1)
    .png()
    .toBuffer();

/** The tones of a picture for a screen with `rows` lines. */
async function tonesOf(
  picture: Buffer,
  rows: number,
  inkOf: (grey: number) => number,
): Promise<Tones> {
  const grey = await sharp(picture)
    .resize(FRAME.width, rows, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { rows, at: (row, column) => inkOf(grey[row * FRAME.width + column] ?? 255) };
}

/**
 * Reads a photograph as grey values, upright.
 *
 * @param background what is seen where the photograph is transparent
 * @throws with a German sentence that names the file, if it cannot be read
 */
const readGrey = (bytes: Uint8Array, file: string, background: 'black' | 'white') =>
  sharp(bytes)
    .autoOrient()
    .flatten({ background })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(
        `Das Foto ${file} lässt sich nicht lesen. Speichere es noch einmal als JPEG, PNG oder WebP, und leg es dort wieder ab.`,
        { cause },
      );
    });

/** How a photograph is drawn. */
interface Setting {
  /** The file as messages name it. */
  file: string;
  focus: Focus | undefined;
  /** The colour of the background. */
  ground: string;
  /** Whether the ink is lighter than the ground, as in a brand that is light on dark. */
  isInverted?: boolean;
}

/**
 * Draws a photograph in the line screen.
 *
 * @throws with a German sentence, if the photograph cannot be read, is too small, shows nobody or has too much detail
 */
export async function screenPhotograph(
  bytes: Uint8Array,
  { file, focus, ground, isInverted = IS_INVERTED }: Setting,
): Promise<string> {
  // No line is drawn behind a person who is cut out.
  const { data, info } = await readGrey(bytes, file, isInverted ? 'black' : 'white');
  const { width, height, channels } = info;
  const crop = cropOf(info, focus);
  const head = focus ? (focus.height / 100) * height : crop.height / HEADS_HIGH;
  if (head < LEAST_HEAD)
    throw new Error(
      `Das Foto ${file} ist zu klein: Der Kopf ist ${Math.round(head)} Pixel hoch, nötig sind ${LEAST_HEAD}. Nimm ein größeres, oder berichtige „Höhe des Kopfes“ (height in focus).`,
    );
  const cropped = await sharp(data, { raw: { width, height, channels } })
    .extract(crop)
    .png()
    .toBuffer();
  const shades = await shadesOf(cropped);
  if (shades.light - shades.dark < LEAST_RANGE)
    throw new Error(
      `Auf dem Foto ${file} ist dort, wo das Gesicht sein soll, fast alles gleich hell, wie eine Wand. Berichtige „Ausschnitt des Fotos“ (focus), oder nimm ein Foto mit mehr Kontrast.`,
    );
  const inkOf = (grey: number) => (isInverted ? lightInk : darkInk)(brightnessOf(grey, shades));
  for (let radius = 0; radius <= MOST_RADIUS; radius++) {
    const picture = radius ? await smoothed(cropped, radius) : cropped;
    const small = await tonesOf(picture, LINES.small, inkOf);
    const large = await tonesOf(picture, LINES.large, inkOf);
    const svg = lineScreen(small, large, ground);
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
 * @throws with a German sentence, if the picture is gone or `screenPhotograph` refuses it
 */
export async function portraitSvg(
  name: string,
  focus: Focus | undefined,
  ground: string,
): Promise<string> {
  const files = filesIn('.', `${FOLDER}/*.*`).filter(
    (path) => parse(path).name.normalize('NFC') === name,
  );
  const file = files.find((path) => path.endsWith('.svg')) ?? files[0];
  if (file === undefined) throw new Error(`${FOLDER}/${name} fehlt. Leg das Bild dort ab.`);
  const bytes = await readFile(file);
  if (file.endsWith('.svg')) return bytes.toString();
  return screenPhotograph(bytes, { file, focus, ground });
}
