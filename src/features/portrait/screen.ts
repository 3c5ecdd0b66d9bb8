import colours from '../../content/marke/farben.json' with { type: 'json' };

/** The frame of every portrait, in units. */
export const FRAME = { width: 240, height: 300 } as const;
/** A crop's height in heads, and the place of a head's middle in it, as shares of its height. */
export const HEADS_HIGH = 2;
export const HEAD_MIDDLE = 0.47;
/** A head's width, as a share of its height. */
export const HEAD_WIDTH = 0.74;

/** The numbers of lines of the two screens: 4 units apart for small pictures, 2 for large ones. */
export const LINES = { small: FRAME.height / 4, large: FRAME.height / 2 } as const;
/** The widths of the five lines, as shares of the distance between lines. The widest line leaves no gap. */
const WEIGHTS = [0.2, 0.39, 0.58, 0.79, 1.05] as const;
/** A picture that is so many CSS pixels wide, or wider, has the fine screen. */
const LARGE_FROM = 300;
/** The surface behind the lines is shifted by so many units, as in a careless print. */
const SHIFT = { x: -5, y: 4 } as const;
/** A line keeps its weight for at least so many units. */
const SHORTEST = 2;

/** A picture row by row: one row a line, one column a unit. */
export interface Tones {
  rows: number;
  /** How much ink a place gets: from 0, none, to 1. */
  at: (row: number, column: number) => number;
  /** Whether a place shows the person, and not the wall behind. */
  isPerson: (row: number, column: number) => boolean;
}

/** The ellipse of a head, in units of the frame: its middle and half its height. */
export interface Head {
  x: number;
  y: number;
  high: number;
}

/** A head, and how far its forehead reaches up: a share of the way from the middle to the crown. */
export interface Face extends Head {
  hairline: number;
}

/** The look of a portrait, apart from the photograph. */
export interface Look {
  /** The colour of the background. */
  ground: string;
  /** Whether the lines are light. */
  isInverted: boolean;
  /** Where the face is; if it is not known, there is no surface behind the lines. */
  face: Face | undefined;
}

/** Neighbouring columns of a row that have the same weight of line. */
interface Run {
  from: number;
  to: number;
  weight: number;
}

/** Whether a point of the frame, in its units, lies in the ellipse of the head; `scale` below 1 makes the ellipse smaller. */
export function isInHead(head: Head, x: number, y: number, scale = 1): boolean {
  const high = scale * head.high;
  return ((x - head.x) / (HEAD_WIDTH * high)) ** 2 + ((y - head.y) / high) ** 2 < 1;
}

/** Whether a point lies in the face: in the head, and not above the hairline. */
export const isInFace = (face: Face, x: number, y: number): boolean =>
  isInHead(face, x, y < face.y ? face.y + (y - face.y) / face.hairline : y);

/** The weight of line, 1 to 5 or 0 for none, whose ink comes closest to a darkness from 0 to 1. */
const weightOf = (darkness: number): number =>
  [0, ...WEIGHTS].reduce(
    (best, share, weight, shares) =>
      Math.abs(share - darkness) < Math.abs((shares[best] ?? 0) - darkness) ? weight : best,
    0,
  );

/** Divides a row into runs; a run that is too short to be seen joins the one before it. */
function runsOf(tones: Tones, row: number): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < FRAME.width; column++) {
    const weight = weightOf(tones.at(row, column));
    const last = runs.at(-1);
    if (last && (last.weight === weight || column - last.from < SHORTEST)) last.to = column + 1;
    else runs.push({ from: column, to: column + 1, weight });
  }
  return runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1);
    if (last?.weight === run.weight) last.to = run.to;
    else joined.push(run);
    return joined;
  }, []);
}

/** Draws the lines of a screen, as one path for each weight. */
function screenOf(tones: Tones): string {
  const pitch = FRAME.height / tones.rows;
  const paths = WEIGHTS.map(() => '');
  for (let row = 0; row < tones.rows; row++) {
    const y = (row + 0.5) * pitch;
    for (const { from, to, weight } of runsOf(tones, row)) {
      if (weight > 0) paths[weight - 1] += `M${from} ${y}H${to}`;
    }
  }
  return paths
    .map(
      (d, index) =>
        d && `<path stroke-width="${+((WEIGHTS[index] ?? 0) * pitch).toFixed(2)}" d="${d}"/>`,
    )
    .join('');
}

/**
 * Draws the surface behind the lines, from side to side of each row. Behind dark lines it is the light part of
 * the face, behind light lines the whole person.
 */
function planeOf(tones: Tones, isInverted: boolean, face: Face): string {
  const pitch = FRAME.height / tones.rows;
  const left: string[] = [];
  const right: string[] = [];
  for (let row = 0; row < tones.rows; row += 2) {
    const y = (row + 0.5) * pitch;
    const isMeant = (column: number) =>
      tones.isPerson(row, column) &&
      (isInverted || (isInFace(face, column + 0.5, y) && weightOf(tones.at(row, column)) < 4));
    const columns = Array.from({ length: FRAME.width }, (_, column) => column).filter(isMeant);
    const [from, to] = [columns[0], columns.at(-1)];
    if (from === undefined || to === undefined) continue;
    left.push(`${from} ${y}`);
    right.unshift(`${to + 1} ${y}`);
  }
  const outline = [...left, ...right].join('L');
  return (
    outline &&
    `<path fill="${colours.page}" stroke="none" d="M${outline}z" transform="translate(${SHIFT.x} ${SHIFT.y})"/>`
  );
}

/**
 * Draws a portrait in the line screen of this site, as an SVG file.
 *
 * @param small tones for the screen of small pictures: `LINES.small` rows
 * @param large the same for large pictures
 */
export function lineScreen(small: Tones, large: Tones, look: Look): string {
  const { ground, face, isInverted } = look;
  const { width, height } = FRAME;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" stroke="${colours.ink}">` +
    `<style>.l{display:none}@media(min-width:${LARGE_FROM}px){.s{display:none}.l{display:inline}}</style>` +
    `<path fill="${ground}" stroke="none" d="M0 0h${width}v${height}H0z"/>${face ? planeOf(large, isInverted, face) : ''}` +
    `<g class="s">${screenOf(small)}</g><g class="l">${screenOf(large)}</g></svg>`
  );
}
