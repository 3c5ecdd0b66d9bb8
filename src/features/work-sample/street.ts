/** Colours of the street: wood, plaster, light and one line. */
const INK = '#1f1b17';
const LIGHT = '#f6e3b4';
const SHADE = '#dcc48d';
const SHUTTER = '#8e8579';
const PAVEMENT = '#a29a8e';
const WALLS = ['#c9c1b4', '#b5ac9f', '#dad4ca', '#aaa397', '#c1b9b0'];
const WOODS = ['#a8735a', '#97997f', '#b98d4e', '#94808f', '#75463a'];

/** Width and height of a stretch of the street. */
export const STREET = { width: 2400, height: 600 };
const WIDTHS = [600, 540, 420, 480, 360];

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

const plane = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
const outline = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${fill}" stroke="${INK}" stroke-width="4" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
const line = (d: string, width = 3): string =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" d="${d}"/>`;
const slats = (x: number, y: number, width: number, height: number, step: number): string =>
  line(
    Array.from(
      { length: Math.ceil(height / step) - 1 },
      (_, index) => `M${x} ${y + (index + 1) * step}h${width}`,
    ).join(''),
    2,
  );

/** A window: lit, or behind its shutter. */
function pane(x: number, y: number, width: number, height: number, isLit: boolean): string {
  const sill = outline(INK, x - 8, y + height, width + 16, 5);
  if (!isLit) return outline(SHUTTER, x, y, width, height) + slats(x, y, width, height, 18) + sill;
  const cross = line(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.36}h${width}`);
  return outline(LIGHT, x, y, width, height) + cross + sill;
}

/** Things to sell, in a shop that is open: loaves, lamps or bottles. */
function goods(kind: number, x: number, width: number): string {
  const places = Array.from({ length: Math.floor(width / 74) }, (_, index) => x + 26 + index * 74);
  const shelf = outline(SHADE, x, 436, width, 44);
  const things = places.map((left, index) => {
    const wood = at(WOODS, index + kind + 2);
    if (kind === 0)
      return `<path fill="${wood}" stroke="${INK}" stroke-width="3" d="M${left} 436c-6-42 56-42 48 0z"/>`;
    if (kind === 1)
      return `${line(`M${left + 24} 272v${40 + (index % 3) * 22}`)}<path fill="${wood}" stroke="${INK}" stroke-width="3" d="M${left} ${340 + (index % 3) * 22}l14-30h20l14 30z"/>`;
    return `<path fill="${wood}" stroke="${INK}" stroke-width="3" d="M${left + 6} 436v-58l10-16v-26h14v26l10 16v58z"/>`;
  });
  return shelf + things.join('');
}

function shop(x: number, width: number, wood: string, isOpen: boolean, kind: number): string {
  const [left, wide] = [x + 44, width - 88];
  const board = outline(isOpen ? wood : SHUTTER, left, 214, wide, 46);
  if (!isOpen)
    return board + outline(SHUTTER, left, 260, wide, 296) + slats(left, 260, wide, 296, 24);
  const window = outline(LIGHT, left, 260, wide, 220) + goods(kind, left, wide);
  const base = outline(at(WALLS, kind + 1), left, 480, wide, 74);
  const awning = `<path fill="${wood}" stroke="${INK}" stroke-width="4" d="M${left} 222h${wide}l30 66H${left - 30}z"/>`;
  const stripes = Array.from({ length: 5 }, (_, index) => {
    const top = left + ((index + 1) * wide) / 6;
    const foot = left - 30 + ((index + 1) * (wide + 60)) / 6;
    return `M${top} 222L${foot} 288`;
  });
  return window + base + awning + line(stripes.join(''));
}

/**
 * The houses of a stretch of the street as a file. The later in the walk, the more shutters are up. The
 * first house has the door, which the page draws, so its wall is blank.
 *
 * @param place in the walk, from 0
 * @param count of stretches
 */
export function streetRow(place: number, count: number): string {
  const part = count > 1 ? place / (count - 1) : 1;
  // Nothing is random: a build is the same each time.
  const isOpen = (seed: number) => (seed * 5 + place) % 8 < part * 8;
  const houses = WIDTHS.map((width, index) => {
    const x = WIDTHS.slice(0, index).reduce((sum, each) => sum + each, 0);
    const eaves = 18 + ((place * 2 + index * 3) % 4) * 16;
    const wood = at(WOODS, place + index);
    const wall = `${plane(at(WALLS, place * 3 + index * 2), x, eaves, width, 600)}${plane(INK, x - 6, eaves, width + 12, 9)}${line(`M${x} ${eaves}v540`, 4)}`;
    if (index === 0) return wall;
    const upper = [0, 1, 2].map((column) => {
      const step = (width - 64) / 3;
      return pane(x + 50 + column * step, eaves + 40, step - 36, 96, isOpen(index + column * 3));
    });
    const isShop = (place + index) % 3 !== 0;
    const ground = isShop
      ? shop(x, width, wood, isOpen(index), (place + index) % 3)
      : [0, 1].map((column) => {
          const wide = width / 2 - 92;
          return pane(x + 54 + column * (width / 2 - 16), 292, wide, 176, isOpen(index + column));
        });
    return wall + upper.join('') + [ground].flat().join('');
  });
  const { width, height } = STREET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${houses.join('')}${plane(PAVEMENT, 0, 554, width, 46)}${line(`M0 554h${width}`, 4)}</svg>\n`;
}
