import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import colours from '../../../src/content/marke/farben.json' with { type: 'json' };
import { drawPortrait, portraitPlace } from '../../../src/features/portrait/draw-portrait.ts';
import { drawPhotograph, settingOf } from '../../../src/features/portrait/portrait.ts';
import type { Focus } from '../../../src/lib/schema/files.ts';
import { emptyProject } from '../../support/empty-project.ts';

const { root, write } = emptyProject();

const file = 'src/assets/portraits/kim.jpg';

/** A photograph that shows a drawing. What is not drawn is transparent. */
function photograph(drawing: string, width = 1200, height = 1500): Sharp {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png();
}

/** A head with dark hair, an eye and a shadow on its right half. */
const head = (skin: string, shadow: string) =>
  `<ellipse cx="600" cy="620" rx="260" ry="340" fill="#17120f"/><ellipse cx="600" cy="705" rx="240" ry="330" fill="${skin}"/>` +
  `<path d="M460 600h90v80h-90z"/><path fill="${shadow}" d="M620 380a240 330 0 0 1 0 650z"/>`;
const [LIGHT, DARK] = [head('#fbeee5', '#c8ab98'), head('#6b4430', '#452a1c')];
const FOCUS = { x: 50, y: 47, height: 44 };

const settingWith = (focus?: Focus) => ({
  ...settingOf('kim', [{ image: 'kim', focus }]),
  ground: '#fff',
});

const drawn = async (picture: Sharp, focus?: Focus, isInverted = false): Promise<string> =>
  drawPhotograph(await picture.toBuffer(), file, settingWith(focus), isInverted);

/** The shares of ink, 0 to 1, in squares of a portrait, of which it has 24 in a row and 30 in a column. */
async function inksOf(...photo: Parameters<typeof drawn>) {
  const svg = (await drawn(...photo)).replaceAll(colours.ink, '#000');
  const picture = sharp(await sharp(Buffer.from(svg)).png().toBuffer());
  const greys = await picture.resize(24, 30).extractChannel(0).raw().toBuffer();
  const inkAt = (column: number, row: number) => 1 - (greys[row * 24 + column] ?? 0) / 255;
  const face = { eye: inkAt(9, 12), cheek: inkAt(9, 17), shadow: inkAt(14, 17) };
  return { ...face, hair: inkAt(12, 5), wall: inkAt(2, 15) };
}

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('lines show a %s face, and there are none behind a person who is cut out', async (_, face) => {
  const dark = await inksOf(photograph(face), FOCUS);
  expect(dark.eye - dark.shadow).toBeGreaterThan(0.1);
  expect(dark.shadow - dark.cheek).toBeGreaterThan(0.1);
  const light = await inksOf(photograph(face), FOCUS, true);
  expect(light.cheek - light.shadow).toBeGreaterThan(0.1);
  expect(light.shadow - light.eye).toBeGreaterThan(0.1);
  expect([dark.wall, light.wall]).toEqual([0, 0]);
});

test('dark lines close to a surface, and light lines leave gaps', async () => {
  expect((await inksOf(photograph(LIGHT), FOCUS)).hair).toBeGreaterThan(0.9);
  const beforeWhite = photograph(DARK).flatten({ background: '#fff' });
  expect((await inksOf(beforeWhite, FOCUS, true)).wall).toBeCloseTo(0.8, 1);
});

const right = photograph(`<g transform="translate(1800)">${LIGHT}</g>`, 3000, 2000);
const upper = photograph(`<g transform="translate(0 -70)">${LIGHT}</g>`);
const turned = photograph(LIGHT).rotate(270).withMetadata({ orientation: 6 });

test.each([
  ['at the right of a wide photograph', right, { x: 80, y: 35, height: 33 }],
  ['in the upper middle, if nobody says where it is', upper, undefined],
  ['on a photograph that a phone took on its side', turned, FOCUS],
])('a head is found %s', async (_, picture, focus) => {
  const { eye, cheek } = await inksOf(picture, focus);
  expect(eye).toBeGreaterThan(0.8);
  expect(cheek).toBeLessThan(0.2);
});

test('a noisy photograph makes a file that fits on a card, even from its corners', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 60, height: 75, channels: 3, background: '#888', noise } as const;
  const dots = sharp(await sharp({ create }).png().toBuffer());
  const picture = dots.resize(2400, 3000, { kernel: 'nearest' });
  for (const corner of [0, 100]) {
    const svg = await drawn(picture, { x: corner, y: corner, height: 50 });
    expect(gzipSync(svg).length).toBeLessThan(12_000);
  }
});

const MEMBER = settingWith(FOCUS);
const OUTSIDER = settingOf('kim', []);
const small = photograph(LIGHT).resize(200);
const wall = photograph('<path fill="#f4f4f2" d="M200 300h800v1200H200z"/>');

test.each([
  ['a small photograph of a member', small, MEMBER, /kim.jpg ist zu klein: .* ist 110 .*focus/],
  ['a small photograph of another person', small, OUTSIDER, /nötig sind 120. Nimm ein größeres\.$/],
  ['a member without contrast', wall, MEMBER, /kim.jpg .* wie eine Wand. Berichtige .*focus/],
  ['another person without contrast', wall, OUTSIDER, / eine Wand. Nimm ein anderes/],
  ['no photograph', undefined, MEMBER, /kim.jpg lässt sich nicht lesen. Speichere es/],
])('%s is refused, with a remedy', async (_, photo, setting, message) => {
  const bytes = (await photo?.toBuffer()) ?? Buffer.from('kein Bild');
  await expect(drawPhotograph(bytes, file, setting)).rejects.toThrow(message);
});

test('a message about a photograph names the line of its person, or the page that shows it', () => {
  write('src/content/team.json', '{ "items": [\n{ "image": "ada" },\n{ "image": "kim" }\n] }');
  expect(portraitPlace(root(), 'kim')).toEqual({ file: 'src/content/team.json', line: 3 });
  write('src/content/startseite.json', '{ "about": {\n"portrait": "eva" } }');
  expect(portraitPlace(root(), 'eva')).toEqual({ file: 'src/content/startseite.json', line: 2 });
});

test('a portrait that cannot be drawn stops the build as a fault of the content', () =>
  expect(drawPortrait('nicht-da', [])).rejects.toMatchObject({ name: 'Inhalt' }));
