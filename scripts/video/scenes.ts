/** What the short video shows: six scenes, each a pure function of its own second. */
import { circle, cross, type Circle } from './ballot.ts';
import { easeOut, easePen, mix, progress } from './motion.ts';
import { MARGIN, setCount, setLine, sizeFor, stack } from './type.ts';

export const WIDTH = 1080;
export const HEIGHT = 1920;
const MEASURE = WIDTH - 2 * MARGIN;
const TOP = 84;
const BOTTOM = HEIGHT - TOP;
const GAP = 34;

export interface Scene {
  /** Second of the video in which it begins. */
  from: number;
  ground: 'ink' | 'white' | 'paper' | 'brief';
  enter: 'cut' | 'from below' | 'from the right';
  draw: (seconds: number) => string;
}

/** @param portraits the SVG sources of the faces on the poster */
export function scenesWith(portraits: string[]): Scene[] {
  return [
    { from: 0, ground: 'ink', enter: 'cut', draw: views() },
    { from: 3, ground: 'paper', enter: 'from below', draw: votes() },
    { from: 5, ground: 'brief', enter: 'cut', draw: envelope() },
    { from: 7.6, ground: 'white', enter: 'from the right', draw: poster(portraits) },
    { from: 11, ground: 'paper', enter: 'cut', draw: choice() },
    { from: 13.2, ground: 'ink', enter: 'cut', draw: motto() },
  ];
}

/** A circle for every 200 views, and not one of them marked. */
function views() {
  const columns = 20;
  const rows = 25;
  const radius = 18;
  const pitch = (MEASURE - 2 * radius) / (columns - 1);
  const set = stack(
    ['100.000', 'Aufrufe.'].map((text) => ({
      text,
      size: sizeFor(text, MEASURE),
      fill: 'white' as const,
    })),
    { bottom: BOTTOM, gap: GAP },
  );
  return (seconds: number) => {
    const share = easeOut(progress(seconds, 0.1, 2));
    const count = Math.round(100_000 * share);
    const circles = Array.from({ length: Math.round(columns * rows * share) }, (_, index) =>
      circle({
        x: MARGIN + radius + (index % columns) * pitch,
        y: TOP + radius + Math.floor(index / columns) * pitch,
        radius: radius - 2,
        line: 4,
        colour: 'white',
      }),
    );
    const lines = set.map((line, index) =>
      index === 0 ? setCount(count, line, WIDTH - MARGIN) : setLine(line, seconds),
    );
    return circles.join('') + lines.join('');
  };
}

/** One row of the ballot, left empty. */
function votes() {
  const row = { top: TOP + 4.5, height: 286, number: 210, mark: 290 };
  const middle = row.top + row.height / 2;
  const right = WIDTH - MARGIN;
  const lines = [middle - 38, middle + 60].map(
    (y) =>
      `<path class="ink-line dotted" d="M${MARGIN + row.number + 42} ${y}H${right - row.mark - 36}"/>`,
  );
  const ballot = `
    <rect class="ink-line" stroke-width="9" x="${MARGIN + 4.5}" y="${row.top}" width="${MEASURE - 9}" height="${row.height}"/>
    <path class="ink-line" stroke-width="6" d="M${MARGIN + row.number} ${row.top}v${row.height}M${right - row.mark} ${row.top}v${row.height}"/>
    ${lines.join('')}
    ${circle({ x: right - row.mark / 2 - 2, y: middle, radius: 92, line: 8 })}`;
  const one = { text: '1', size: 190, x: MARGIN + 62, baseline: middle + 66 };
  const set = stack(
    [
      { text: '0', size: sizeFor('0', MEASURE + 16, true), wide: true, x: MARGIN - 8, at: 0.3 },
      { text: 'Stimmen.', size: sizeFor('Stimmen.', MEASURE), at: 0.55 },
    ],
    { bottom: BOTTOM, gap: 60 },
  );
  return (seconds: number) => ballot + [one, ...set].map((line) => setLine(line, seconds)).join('');
}

/** The light red postal vote envelope, its flap closing over the head of the picture. */
function envelope() {
  const words = ['Reichweite', 'wählt', 'nicht.'];
  const set = stack(
    words.map((text, index) => ({ text, size: sizeFor(text, MEASURE), at: 0.2 + index * 0.42 })),
    { bottom: BOTTOM, gap: 40 },
  );
  return (seconds: number) => {
    const tip = 800 * easeOut(progress(seconds, 0, 0.16));
    const flap = `<path class="fold" d="M0 0L540 ${tip}L1080 0Z"/>
      <path class="ink-line" stroke-width="6" d="M-9 -13L540 ${tip}L1089 -13"/>`;
    return flap + set.map((line) => setLine(line, seconds)).join('');
  };
}

/** The lamp-post poster. Faces change slower than twice a second (WCAG 2.3.1). */
function poster(portraits: string[]) {
  const top = 132;
  const bottom = 1788;
  const inset = 48;
  const words = ['Menschen', 'wählen', 'Menschen.'];
  const size = sizeFor('Menschen.', MEASURE - 2 * inset);
  const set = stack(
    words.map((text, index) => ({
      text,
      size,
      x: MARGIN + inset,
      fill: 'white' as const,
      at: 0.3 + index * 0.58,
    })),
    { bottom: bottom - 56, gap: 30 },
  );
  const band = 1128;
  const face = (index: number) =>
    (portraits[index] ?? '').replace(
      '<svg ',
      `<svg x="${MARGIN}" y="${top}" width="${MEASURE}" height="${band - top}" preserveAspectRatio="xMidYMin slice" `,
    );
  const ties = `M704 ${top - 50}h100v16h-100zM704 ${bottom + 34}h100v16h-100z`;
  const pole = `<path class="ink" d="M716 0h76v${HEIGHT}h-76z${ties}"/>`;
  const frame = `<rect class="ink-line" stroke-width="8" x="${MARGIN + 4}" y="${top}" width="${MEASURE - 8}" height="${bottom - top}"/>
    <path class="ink" d="M${MARGIN} ${band}h${MEASURE}V${bottom}h-${MEASURE}z"/>`;
  return (seconds: number) => {
    const index = Math.min(portraits.length - 1, Math.floor(seconds / 0.58));
    return pole + face(index) + frame + set.map((line) => setLine(line, seconds)).join('');
  };
}

const CHOICE: Circle = { x: 540, y: 960, radius: 366, line: 16 };

/** Close to the ballot: the circle between its neighbours, and the cross drawn into it. */
function choice() {
  const pitch = 1120;
  return (seconds: number) => {
    const shift = mix(pitch, 0, easeOut(progress(seconds, 0, 0.2), 4));
    const sheet = [-1, 0, 1].map(
      (row) =>
        circle({ ...CHOICE, y: CHOICE.y + row * pitch }) +
        `<path class="ink-line" stroke-width="10" d="M0 ${CHOICE.y + (row - 0.5) * pitch}H${WIDTH}"/>`,
    );
    const pen = [
      easePen(progress(seconds, 0.6, 0.24)),
      easePen(progress(seconds, 0.94, 0.24)),
    ] as const;
    return `<g transform="translate(0 ${shift})">${sheet.join('')}</g>${cross(CHOICE, 'ink', pen)}`;
  };
}

/** The marked circle goes to the head of the page, the motto gets louder word by word. */
function motto() {
  const small: Circle = { x: MARGIN + 115, y: TOP + 115, radius: 110, line: 10 };
  const line = (text: string, at: number) => ({
    text,
    at,
    size: sizeFor(text, MEASURE),
    fill: 'white' as const,
  });
  const set = stack(
    [line('Erst zuhören.', 0.1), line('Dann', 0.32), line('laut', 0.39), line('werden.', 0.46)],
    { bottom: BOTTOM, gap: GAP },
  );
  return (seconds: number) => {
    const share = easeOut(progress(seconds, 0, 0.2), 4);
    const mark: Circle = {
      x: mix(CHOICE.x, small.x, share),
      y: mix(CHOICE.y, small.y, share),
      radius: mix(CHOICE.radius, small.radius, share),
      line: mix(CHOICE.line, small.line, share),
      colour: 'white',
    };
    return circle(mark) + cross(mark, 'brief') + set.map((each) => setLine(each, seconds)).join('');
  };
}
