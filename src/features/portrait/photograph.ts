import sharp from 'sharp';
import type { Focus } from '../../schemas/portrait.ts';
import { FRAME, HEAD_MIDDLE, HEADS_HIGH, LINES, lineScreen, type Tones } from './screen.ts';

/** A head must be so many pixels high, or the screen shows the pixels and not the person. */
const LEAST_HEAD = 200;
/** A file must not be heavier than so many bytes. Finer detail is smoothed away first. */
const MOST_BYTES = 64_000;

interface Size {
  width: number;
  height: number;
}

/** The part of a photograph that a portrait shows: the head in the middle, as near as it goes. */
export function cropOf({ width, height }: Size, focus: Focus) {
  const most = Math.min(height, (width * FRAME.height) / FRAME.width);
  const high = Math.min(most, (focus.height / 100) * height * HEADS_HIGH);
  const wide = (high * FRAME.width) / FRAME.height;
  const within = (start: number, room: number) => Math.round(Math.max(0, Math.min(start, room)));
  return {
    left: within((focus.x / 100) * width - wide / 2, Math.floor(width - wide)),
    top: within((focus.y / 100) * height - high * HEAD_MIDDLE, Math.floor(height - high)),
    width: Math.floor(wide),
    height: Math.floor(high),
  };
}

/** Darkness of a grey value. What is nearly white gets no line. */
const darkness = (grey: number) => Math.max(0, (1 - grey / 255) * 1.15 - 0.12);

/**
 * A portrait in line screen from a photograph.
 *
 * @param file as messages name it
 * @throws with a German sentence, when the photograph cannot be read or is too small
 */
export async function screenPhotograph(
  bytes: Uint8Array,
  { file, focus, ground }: { file: string; focus: Focus; ground: string },
): Promise<string> {
  const upright = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(
        `Das Foto ${file} lässt sich nicht lesen. Speichere es noch einmal als JPEG, PNG oder WebP, und leg es dort wieder ab.`,
        { cause },
      );
    });
  const { width, height, channels } = upright.info;
  const head = Math.round((focus.height / 100) * height);
  if (head < LEAST_HEAD)
    throw new Error(
      `Das Foto ${file} ist zu klein: Der Kopf ist darin ${head} Pixel hoch, nötig sind ${LEAST_HEAD}. Nimm ein größeres, oder berichtige „Höhe des Kopfes“.`,
    );
  const cropped = await sharp(upright.data, { raw: { width, height, channels } })
    .extract(cropOf({ width, height }, focus))
    .normalise({ lower: 2, upper: 95 })
    .extractChannel(0)
    .png()
    .toBuffer();
  for (let blur = 0; ; blur++) {
    const svg = await drawn(cropped, blur, ground);
    if (svg.length <= MOST_BYTES) return svg;
  }
}

/** The screen of a picture that is cropped already; `blur` takes away what is finer. */
async function drawn(cropped: Buffer, blur: number, ground: string): Promise<string> {
  const tones = async (rows: number): Promise<Tones> => {
    const resized = sharp(cropped).resize(FRAME.width, rows, { fit: 'fill' });
    const grey = await (blur ? resized.blur(blur) : resized).extractChannel(0).raw().toBuffer();
    const at = (row: number, column: number) => darkness(grey[row * FRAME.width + column] ?? 255);
    return { rows, at };
  };
  return lineScreen(await tones(LINES.small), await tones(LINES.large), ground);
}
