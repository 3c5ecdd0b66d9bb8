import colours from '../../content/marke/farben.json' with { type: 'json' };

/** The frame of every portrait, in units. */
export const FRAME = { width: 240, height: 300 } as const;

/** The numbers of lines of the two screens: 4 units apart for small pictures, 2 for large ones. */
export const LINES = { small: FRAME.height / 4, large: FRAME.height / 2 } as const;
/** The widths of the five lines, as shares of the distance between lines. The widest line leaves no gap. */
const WEIGHTS = [0.2, 0.39, 0.58, 0.79, 1.05] as const;
/** The width in CSS pixels from which a picture has the fine screen. */
const LARGE_FROM = 300;
/** The ink that every other row gets more and the rows between get less, so that five weights look like ten. */
const SHIFT = 0.05;
/** The shortest length in units for which a line keeps its weight. */
const SHORTEST = 3;

/** The tones of a picture. Each row becomes a line, each column is a unit of the frame. */
export interface Tones {
  rows: number;
  /** The ink that a place gets, from 0, none, to 1. */
  at: (row: number, column: number) => number;
}

/** Neighbouring columns of a row that have the same weight of line. */
interface Run {
  from: number;
  to: number;
  weight: number;
}

/** The weight of line, 1 to 5 or 0 for none, whose share comes closest to an ink from 0 to 1. */
const weightOf = (ink: number): number =>
  [0, ...WEIGHTS].reduce(
    (best, share, weight, shares) =>
      Math.abs(share - ink) < Math.abs((shares[best] ?? 0) - ink) ? weight : best,
    0,
  );

/** Divides a row into runs. A run shorter than `SHORTEST` could not be seen, so it takes in the columns after it. */
function runsOf(tones: Tones, row: number): Run[] {
  const runs: Run[] = [];
  const shift = row % 2 ? SHIFT : -SHIFT;
  for (let column = 0; column < FRAME.width; column++) {
    const weight = weightOf(tones.at(row, column) + shift);
    const last = runs.at(-1);
    if (last && (last.weight === weight || column - last.from < SHORTEST)) last.to = column + 1;
    else runs.push({ from: column, to: column + 1, weight });
  }
  return runs;
}

/** The path of a row's lines of one weight: each begins at a distance from the end of the one before. */
function rowPath(runs: readonly Run[], y: number): string {
  const [first, ...others] = runs;
  if (!first) return '';
  let end = first.to;
  const rest = others.map(({ from, to }) => {
    const gap = from - end;
    end = to;
    return `m${gap} 0h${to - from}`;
  });
  return `M${first.from} ${y}h${first.to - first.from}${rest.join('')}`;
}

/** Draws the lines of a screen, as one path for each weight. */
function screenOf(tones: Tones): string {
  const pitch = FRAME.height / tones.rows;
  const rows = Array.from({ length: tones.rows }, (_, row) => runsOf(tones, row));
  return WEIGHTS.map((share, index) => {
    const paths = rows.map((runs, row) =>
      rowPath(
        runs.filter(({ weight }) => weight === index + 1),
        (row + 0.5) * pitch,
      ),
    );
    return `<path stroke-width="${+(share * pitch).toFixed(2)}" d="${paths.join('')}"/>`;
  }).join('');
}

/**
 * Draws a portrait in the line screen of this site, as an SVG file.
 *
 * @param small tones for the screen of small pictures: `LINES.small` rows
 * @param large the same for large pictures
 * @param ground the colour of the background
 */
export function lineScreen(small: Tones, large: Tones, ground: string): string {
  const { width, height } = FRAME;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" stroke="${colours.ink}">` +
    `<style>.l{display:none}@media(min-width:${LARGE_FROM}px){.s{display:none}.l{display:inline}}</style>` +
    `<path fill="${ground}" stroke="none" d="M0 0h${width}v${height}H0z"/>` +
    `<g class="s">${screenOf(small)}</g><g class="l">${screenOf(large)}</g></svg>`
  );
}
