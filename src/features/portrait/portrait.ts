import sharp from 'sharp';
import colours from '../../content/marke/farben.json' with { type: 'json' };
import { type Focus, focus } from '../../lib/schema/files.ts';
import { IS_INVERTED } from '../../styles/colours.ts';

/** The lines of a portrait. More would be seen as stripes in the small picture on /karriere. */
const LINES = 120;
/** The places of a line at which its thickness can change. */
const PLACES = 121;
/** The distance of lines, in units of the SVG, which is 960 wide and 1200 high. */
const PITCH = 10;
/** The distance of the places of a line, in the same units. */
const STEP = 8;
/** The height of a crop, in heads. */
const HEADS_HIGH = 2;
/** Where the middle of the head is in a crop, from above, as a share of the crop's height. */
const HEAD_MIDDLE = 0.47;
/** The part of a portrait that shows hair and face: across in places, down in lines. */
const HEAD = { left: 36, top: 32, width: 48, height: 48 };
/** The least height of a head, in pixels of the photograph: two for each of its lines. */
const LEAST_HEAD = 120;
/** The least standard deviation of a head's grey values. On photographs it was 27 to 82, on plain walls 5 to 11. */
const LEAST_DEVIATION = 15;

/**
 * The place of the head on a photograph, and the ground of its drawing. Neighbours on /team have different grounds, and
 * everybody who is not in the team has the ground of paper. Only members have a field for the place of the head.
 *
 * @param members in the order of /team
 */
export function settingOf(
  name: string,
  members: readonly { image?: string | undefined; focus?: Focus | undefined }[],
) {
  const place = members.findIndex(({ image }) => image === name);
  const isMember = place >= 0;
  const ground = isMember && place % 2 === 0 ? colours.accent : colours.paper;
  return { focus: members[place]?.focus ?? focus.parse({}), ground, isMember };
}

type Setting = ReturnType<typeof settingOf>;

/** The part of a photograph that a portrait shows, in pixels: around the head, and 4 wide to 5 high. */
function cropOf({ width, height }: { width: number; height: number }, head: Focus) {
  const high = Math.min(height, (width * 5) / 4, (head.height / 100) * height * HEADS_HIGH);
  const wide = (high * 4) / 5;
  const within = (start: number, room: number) => Math.floor(Math.max(0, Math.min(start, room)));
  return {
    left: within((head.x / 100) * width - wide / 2, width - wide),
    top: within((head.y / 100) * height - high * HEAD_MIDDLE, height - high),
    width: Math.floor(wide),
    height: Math.floor(high),
  };
}

/** The path of a line that lies on a height `y`. Its upper edge begins one step left of the picture. */
function linePath(thicknesses: readonly number[], y: number): string {
  const rises = thicknesses.map((thickness, place) => thickness - (thicknesses[place - 1] ?? 0));
  return `M${-STEP} ${y}${rises.map((rise) => `l${STEP} ${-rise}`).join('')}V${y}`;
}

/**
 * Draws a photograph in parallel lines, as an SVG.
 *
 * @param file as messages name it
 * @param isInverted whether the ink is lighter than the ground, as in a brand that is light on dark
 * @throws with a German sentence, if the photograph cannot be read, is too small or shows nobody
 */
export async function drawPhotograph(
  bytes: Uint8Array,
  file: string,
  { focus: head, ground, isMember }: Setting,
  isInverted = IS_INVERTED,
): Promise<string> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: isInverted ? 'black' : 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(
        `Das Foto ${file} lässt sich nicht lesen. Speichere es noch einmal als JPEG, PNG oder WebP, und leg es dort wieder ab.`,
        { cause },
      );
    });
  const high = Math.round((head.height / 100) * info.height);
  if (high < LEAST_HEAD)
    throw new Error(
      `Das Foto ${file} ist zu klein: Der Kopf ist ${high} Pixel hoch, nötig sind ${LEAST_HEAD}. Nimm ein größeres${isMember ? ', oder berichtige „Höhe des Kopfes“ (height in focus)' : ''}.`,
    );
  const picture = sharp(data, { raw: info })
    .extract(cropOf(info, head))
    .resize(PLACES, LINES, { fit: 'fill' })
    .extractChannel(0);
  const { channels } = await sharp(await picture.clone().extract(HEAD).png().toBuffer()).stats();
  const [{ mean, stdev } = { mean: 0, stdev: 0 }] = channels;
  if (stdev < LEAST_DEVIATION)
    throw new Error(
      `Auf dem Foto ${file} ist dort, wo das Gesicht sein soll, fast alles gleich hell, wie eine Wand. ${isMember ? 'Berichtige „Ausschnitt des Fotos“ (focus), oder nimm ein Foto mit mehr Kontrast.' : 'Nimm ein anderes, mit dem Gesicht in der oberen Mitte und mehr Kontrast.'}`,
    );

  // Dark lines may close to a surface; light ones leave gaps.
  const [steepness, most] = isInverted ? [-1.4, PITCH - 2] : [1.4, PITCH];
  // An S-shaped curve around the mean of the head brings light and dark faces to the same shades.
  const inkOf = (grey: number) => 1 / (1 + Math.exp((steepness * (grey - mean)) / stdev));
  // Less ink makes no line: light walls stay empty, and so does the ground behind a person who is cut out. The rest is
  // stretched, so that dark hair reaches the full thickness.
  const least = Math.max(0.16, inkOf(isInverted ? 0 : 255));
  const thicknesses = Array.from(await picture.raw().toBuffer(), (grey) =>
    Math.max(0, Math.min(most, Math.round(1.25 * (inkOf(grey) - least) * PITCH))),
  );
  const lines = Array.from({ length: LINES }, (_, line) =>
    linePath(thicknesses.slice(line * PLACES, (line + 1) * PLACES), (line + 1) * PITCH),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300" viewBox="0 0 960 1200" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${ground}" d="M0 0h960v1200H0z"/><path fill="${colours.ink}" d="${lines.join('')}"/></svg>`
  );
}
