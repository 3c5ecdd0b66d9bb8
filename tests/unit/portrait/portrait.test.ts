import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cropOf, screenPhotograph } from '../../../src/features/portrait/portrait.ts';
import { focus } from '../../../src/lib/schema/files.ts';

const GROUND = '#deded9';
const file = 'src/assets/portraits/kim.jpg';
const SIZE = { width: 1200, height: 1500 };

/** A photograph that shows a drawing. */
function photograph(drawing: string, { width, height } = SIZE, ending: 'jpeg' | 'png' = 'jpeg') {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).toFormat(ending).toBuffer();
}

const screened = (bytes: Uint8Array, where?: object, isInverted = false) =>
  screenPhotograph(bytes, { file, focus: where && focus.parse(where), ground: GROUND, isInverted });

interface Line {
  weight: number;
  from: number;
  to: number;
  y: number;
}

/** The lines of a path: `M` moves the pen to a place, `m` along the row, and `h` draws. */
function linesOfPath(path: string, weight: number): Line[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)].flatMap(([, step, to, row]) => {
    const from = x;
    x = step === 'M' ? Number(to) : x + Number(to);
    if (step === 'M') y = Number(row);
    return step === 'h' ? { weight, from, to: x, y } : [];
  });
}

/** The lines of the fine screen. */
function linesOf(svg: string): Line[] {
  const [, large = ''] = svg.split('<g class="l">');
  return [...large.matchAll(/stroke-width="([\d.]+)" d="([^"]*)"/g)].flatMap(
    ([, weight, path = '']) => linesOfPath(path, Number(weight)),
  );
}

/** The column and the row of a place in the frame, which is 240 wide and 300 high. */
type Place = readonly [x: number, y: number];

/** The weight of the line at a place, 0 for none. */
const weightAt = (svg: string, [x, y]: Place) =>
  linesOf(svg).find((line) => line.y === y && line.from <= x && x < line.to)?.weight ?? 0;

const GRADIENT =
  '<linearGradient id="g"><stop offset=".1" stop-color="#bbb"/><stop offset=".9"/></linearGradient><path fill="url(#g)" d="M100 200h1000v1300H100z"/>';

/** A row of the screen in which the gradient can be seen. */
const GRADIENT_ROW = 151;

test('lines are heavier where the photograph is darker, in five weights', async () => {
  const svg = await screened(await photograph(GRADIENT), { height: 50, y: 47 });
  const row = linesOf(svg).filter(({ y }) => y === GRADIENT_ROW);
  const weights = row.toSorted((a, b) => a.from - b.from).map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(new Set(weights).size).toBe(5);
  expect(weightAt(svg, [5, GRADIENT_ROW])).toBe(0);
});

/** The middle of the cropped head, and places beside, above and below it. */
const IN_HEAD: Place = [120, 141];
const AROUND_HEAD: Place[] = [
  [30, 141],
  [210, 141],
  [120, 31],
  [120, 261],
];

/** A dark head with a light chin. */
const HEAD =
  '<ellipse cx="300" cy="500" rx="110" ry="150"/><path fill="#ccc" d="M240 570h120v40h-120z"/>';

test('the head is cropped to the middle of the frame, wherever it is on the photograph', async () => {
  const svg = await screened(await photograph(HEAD), { x: 25, y: 33, height: 20 });
  expect(weightAt(svg, IN_HEAD)).toBeGreaterThan(2);
  for (const place of AROUND_HEAD) expect(weightAt(svg, place)).toBe(0);
});

test.each([
  { size: { width: 1080, height: 1920 }, crop: { left: 0, top: 143, width: 1080, height: 1350 } },
  { size: { width: 3000, height: 2000 }, crop: { left: 700, top: 0, width: 1600, height: 2000 } },
])('without a focus the crop of $size is its upper middle', ({ size, crop }) => {
  expect(cropOf(size)).toEqual(crop);
});

test.each([
  [{ width: 4000, height: 900 }, 100, 100, 60],
  [{ width: 700, height: 3001 }, 99, 3, 33],
])('a crop stays within a photograph of %j, in the shape of the frame', (size, x, y, head) => {
  const { left, top, width, height } = cropOf(size, focus.parse({ x, y, height: head }));
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(size.width);
  expect(top + height).toBeLessThanOrEqual(size.height);
  expect(width / height).toBeCloseTo(0.8, 2);
});

/** Places in the drawing of `shadedFace`. */
const CHEEK: Place = [100, 161];
const SHADOW: Place = [140, 161];
const EYE: Place = [102, 129];

/** A face with dark hair and eyes and a shadow on its right half, over a grey shirt. */
const shadedFace = (skin: string, shadow: string) =>
  '<path fill="#777" d="M300 1100h600v400H300z"/><ellipse cx="600" cy="620" rx="260" ry="340" fill="#17120f"/>' +
  `<ellipse cx="600" cy="705" rx="240" ry="330" fill="${skin}"/><path d="M470 620h80v50h-80z"/>` +
  `<path fill="${shadow}" d="M620 380a240 330 0 0 1 0 650z"/>`;

test.each([
  { face: 'light', skin: '#fbeee5', shadow: '#dcc0ac' },
  { face: 'dark', skin: '#6b4430', shadow: '#452a1c' },
])('light lines show eyes and shadow of a $face face, and gaps stay between them', async (of) => {
  const picture = await photograph(shadedFace(of.skin, of.shadow));
  const svg = await screened(picture, { height: 44, y: 47 }, true);
  expect(weightAt(svg, CHEEK)).toBeGreaterThan(weightAt(svg, SHADOW));
  expect(weightAt(svg, SHADOW)).toBeGreaterThan(weightAt(svg, EYE));
  expect(Math.max(...linesOf(svg).map(({ weight }) => weight))).toBeLessThan(2);
});

test.each([false, true])(
  'a white shirt under dark skin shows before a light wall, with light lines: %s',
  async (isInverted) => {
    const shirt = '<path fill="#f6f6f4" d="M150 1500c0-700 900-700 900 0z"/>';
    const picture = await photograph(
      `<path fill="#dcb27a" d="M0 0h1200v1500H0z"/>${shirt}<ellipse cx="600" cy="645" rx="220" ry="300" fill="#5a3a2a"/>` +
        '<path fill="#8a6048" d="M560 500h160v200h-160z"/><path fill="#120c0a" d="M490 620h70v40h-70z"/>',
    );
    const svg = await screened(picture, { height: 40, y: 43 }, isInverted);
    // A shade between two weights is drawn with both, so two rows are added up.
    const inkAt = (x: number, y: number) => weightAt(svg, [x, y]) + weightAt(svg, [x, y + 2]);
    const [onWall, onShirt] = [inkAt(20, 101), inkAt(70, 281)];
    expect(isInverted ? onShirt - onWall : onWall - onShirt).toBeGreaterThan(0);
  },
);

test('a light face before a dark wall has no line where it is lightest', async () => {
  const face = '<ellipse cx="600" cy="705" rx="240" ry="330" fill="#fbeee5"/>';
  const picture = await photograph(`<path fill="#222" d="M0 0h1200v1500H0z"/>${face}`);
  const svg = await screened(picture, { height: 44, y: 47 });
  const onWall: Place = [10, 163];
  const onFace: Place = [120, 163];
  expect(weightAt(svg, onWall)).toBeGreaterThan(1.5);
  expect(weightAt(svg, onFace)).toBe(0);
});

test('a shade between two weights is drawn with both, in different rows', async () => {
  const svg = await screened(await photograph(GRADIENT), { height: 50, y: 47 });
  const rows = Array.from({ length: 240 }, (_, x) => [
    weightAt(svg, [x, GRADIENT_ROW - 2]),
    weightAt(svg, [x, GRADIENT_ROW]),
  ]);
  expect(rows.filter(([a, b]) => a !== b).length).toBeGreaterThan(60);
});

test.each(['dark', 'light'])('no %s line is drawn behind a cut-out person', async (lines) => {
  const head = HEAD.replace('/>', ' fill="#987"/>');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500">${head}</svg>`;
  const cutOut = await sharp(Buffer.from(svg)).png().toBuffer();
  const drawn = await screened(cutOut, { x: 25, y: 33, height: 20 }, lines === 'light');
  expect(weightAt(drawn, IN_HEAD)).toBeGreaterThan(0);
  for (const place of AROUND_HEAD) expect(weightAt(drawn, place)).toBe(0);
});

test('a photograph that a phone took on its side is drawn upright', async () => {
  const upright = await photograph(HEAD);
  const turned = await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const svg = await screened(turned, { x: 25, y: 33, height: 20 });
  expect(svg).toMatch(/^<svg [^>]*width="240" height="300" viewBox="0 0 240 300"/);
  expect(svg).toContain(`fill="${GROUND}"`);
  expect(weightAt(svg, IN_HEAD)).toBeGreaterThan(2);
});

test('a large and noisy photograph is a small file', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 60, height: 75, channels: 3, background: '#888', noise } as const;
  const dots = await sharp({ create }).png().toBuffer();
  const bytes = await sharp(dots).resize(2400, 3000, { kernel: 'nearest' }).jpeg().toBuffer();
  expect((await screened(bytes, { height: 50, y: 47 })).length).toBeLessThanOrEqual(38_000);
});

test('a photograph of stripes that no smoothing takes away is refused', async () => {
  const stripes =
    '<pattern id="p" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h8v16H0z"/></pattern><path fill="url(#p)" d="M0 0h1200v1500H0z"/>';
  await expect(screened(await photograph(stripes))).rejects.toThrow(
    `Das Foto ${file} hat zu viele feine Muster. Nimm eines mit ruhigerem Hintergrund und ruhigerer Kleidung.`,
  );
});

test('a photograph on which the head is too small is refused, with what is needed', async () => {
  const head =
    '<ellipse cx="160" cy="190" rx="60" ry="90"/><path fill="#ccc" d="M130 200h60v40h-60z"/>';
  const small = await photograph(head, { width: 320, height: 400 });
  await expect(screened(small, { height: 45 })).rejects.toThrow(
    `Das Foto ${file} ist zu klein: Der Kopf ist 180 Pixel hoch, nötig sind 200. Nimm ein größeres, oder berichtige „Höhe des Kopfes“ (height in focus).`,
  );
  await expect(screened(small)).resolves.toContain('<svg');
});

test.each([
  ['white', ''],
  ['of a wall without a person', '<path fill="#f4f4f2" d="M200 300h800v1200H200z"/>'],
  ['black', '<path d="M0 0h1200v1500H0z"/>'],
])('a photograph that is %s is refused, with a remedy', async (_, drawing) => {
  await expect(screened(await photograph(drawing))).rejects.toThrow(
    `Auf dem Foto ${file} ist dort, wo das Gesicht sein soll, fast alles gleich hell, wie eine Wand. Berichtige „Ausschnitt des Fotos“ (focus), oder nimm ein Foto mit mehr Kontrast.`,
  );
});

test('a file that is no photograph is refused', async () => {
  await expect(screened(Buffer.from('kein Bild'))).rejects.toThrow(
    `${file} lässt sich nicht lesen`,
  );
});
