/** A street plan that is nowhere: rows of blocks with houses, cut by a brook and an avenue. */
import { each } from './parts.ts';

type State = 'done' | 'now' | 'open';

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  state: State;
}

const STREET = 26;
const ROW_HEIGHT = 104;
const HOUSE = { width: 23, depth: 26, gap: 9 };

/** Widths of the blocks from left to right, a line per row, with the state of each. */
const ROWS: [width: number, state: State][][] = [
  [
    [150, 'done'],
    [190, 'done'],
    [120, 'done'],
    [210, 'open'],
    [140, 'open'],
  ],
  [
    [110, 'done'],
    [160, 'done'],
    [200, 'now'],
    [150, 'open'],
    [170, 'open'],
  ],
  [
    [180, 'done'],
    [130, 'done'],
    [160, 'now'],
    [190, 'open'],
    [130, 'open'],
  ],
  [
    [130, 'done'],
    [200, 'done'],
    [140, 'done'],
    [160, 'open'],
    [180, 'open'],
  ],
  [
    [160, 'done'],
    [150, 'done'],
    [180, 'done'],
    [130, 'open'],
    [170, 'open'],
  ],
  [
    [140, 'done'],
    [180, 'done'],
    [150, 'done'],
    [170, 'open'],
    [150, 'open'],
  ],
];

const blocks: Block[] = ROWS.flatMap((row, line) => {
  let x = -60;
  return row.map(([width, state]) => {
    const block = { x, y: line * (ROW_HEIGHT + STREET) - 100, width, height: ROW_HEIGHT, state };
    x += width + STREET;
    return block;
  });
});

/** Houses stand along the two long sides of their block, gardens between them. */
function houses({ x, y, width, height, state }: Block): string {
  const step = HOUSE.width + HOUSE.gap;
  const count = Math.floor((width - 2 * HOUSE.gap + HOUSE.gap) / step);
  const start = x + (width - count * step + HOUSE.gap) / 2;
  return each([...Array(count * 2).keys()], (index) => {
    const back = index >= count;
    const visited = state === 'done' || (state === 'now' && !back);
    // Not all as deep as each other, or it would look like a barracks.
    const depth = HOUSE.depth + ((index * 7 + Math.round(x)) % 5) * 2;
    const left = start + (index % count) * step;
    const top = back ? y + height - HOUSE.gap - depth : y + HOUSE.gap;
    const look = visited ? 'visited' : '';
    return `<path class="house ${look}" d="M${left} ${top}h${HOUSE.width}v${depth}h${-HOUSE.width}z"/>`;
  });
}

function drawBlock(block: Block): string {
  const { x, y, width, height, state } = block;
  return `<path class="block ${state}" d="M${x} ${y}h${width}v${height}h${-width}z"/>${houses(block)}`;
}

const NAMES: [name: string, x: number, y: number][] = [
  ['Gärtnergasse', 40, 155],
  ['Lindenstraße', 60, 285],
  ['Schulweg', 330, 285],
  ['Am Mühlbach', 30, 415],
  ['Bahnhofstraße', 470, 155],
];

const TEAMS: [name: string, x: number, y: number][] = [
  ['A', 318, 82],
  ['B', 372, 212],
];

/** Where streets cross the brook. */
const BRIDGES = 'M133 428v70M453 424v54';

export function drawMap(): string {
  return `<svg class="map" viewBox="0 0 660 584">
    <g transform="rotate(-9 330 292)">
      ${each(blocks, drawBlock)}
      <path class="brook" d="M-60 470C60 440 150 520 270 478S480 430 800 520"/>
      <path class="water" d="M-60 470C60 440 150 520 270 478S480 430 800 520"/>
      <path class="rail" d="${BRIDGES}"/><path class="bridge" d="${BRIDGES}"/>
      ${each(NAMES, ([name, x, y]) => `<text class="name" x="${x}" y="${y}">${name}</text>`)}
      ${each(TEAMS, ([name, x, y]) => `<g transform="translate(${x} ${y}) rotate(9)"><circle r="17"/><text class="team" y="7">${name}</text></g>`)}
    </g>
    <g class="legend" transform="translate(24 524)">
      <path class="plate" d="M0 0h322v40H0z"/>
      <path class="house visited" d="M16 12h16v16H16z"/><text x="40" y="25.500">besucht</text>
      <path class="block now" d="M118 12h16v16h-16z"/><text x="142" y="25.500">unterwegs</text>
      <path class="house" d="M240 12h16v16h-16z"/><text x="264" y="25.500">offen</text>
    </g>
  </svg>`;
}
