import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SIZE } from '../../scripts/build/share/ballot.ts';
import { llmsText } from '../../scripts/build/share/llms.ts';
import { pageWords } from '../../scripts/build/share/page.ts';
import { LEVELS, Palette } from '../../scripts/build/share/palette.ts';
import { Press } from '../../scripts/build/share/press.ts';
import { openStudio } from '../../scripts/build/share/studio.ts';
import { breakLines, setTitle } from '../../scripts/build/share/title.ts';
import { headTypeface } from '../../scripts/build/share/type.ts';

const PAGE = `<meta property="og:title" content="Kosten &amp; mehr">
  <meta property="og:description" content="Was es kostet."><meta property="og:url" content="https://a.example/kosten">
  <meta property="og:image" content="https://a.example/teilen/kosten.png"><meta property="og:site_name" content="Marke">
  <h1 class="x">Kosten <b>&amp; mehr</b></h1>`;

describe('the lines of a title', () => {
  const widthOf = (text: string) => text.length;
  test.each([
    ['Kostenloses Gespräch', 12, ['Kostenloses', 'Gespräch']],
    ['Das Werkzeug des Wahlkampfs', 16, ['Das Werkzeug des', 'Wahlkampfs']],
    ['Wahl\u00adkampf\u00adkosten', 20, ['Wahlkampfkosten']],
    ['Wahl\u00adkampf\u00adkosten', 12, ['Wahlkampf-', 'kosten']],
    ['Zu lang für eine Zeile', 3, ['Zu', 'lang', 'für', 'eine', 'Zeile']],
  ])('%j in %d', (title, measure, lines) => {
    expect(breakLines(title, measure, widthOf)).toEqual(lines);
  });
});

describe('the picture', () => {
  let press: Press;
  beforeAll(async () => {
    press = new Press(await headTypeface());
  });

  const part = async (title: string, box: { left: number; top: number; right: number }) => {
    const { left, top, right } = box;
    const area = { left, top, width: right - left, height: SIZE.height - top };
    return sharp(await press.print(title, 'Marke')).extract(area);
  };

  /** Whether every pixel of a column of the title's cell is white. */
  async function isWhite(title: string, left: number): Promise<boolean> {
    const picture = await press.print(title, 'Marke');
    const column = { left, top: 0, width: 12, height: 500 };
    const cut = await sharp(picture).extract(column).png().toBuffer();
    const { channels } = await sharp(cut).stats();
    return channels.slice(0, 3).every(({ min }) => min === 255);
  }

  test.each([
    'Team',
    'Wir leisten aktive Werbehilfe für Partei & Politik',
    'Wahlkampfkostenerstattungsantrag',
    'Bundes\u00adtags\u00adwahl\u00adkampf\u00adkosten\u00adplanung',
    'Ein Titel mit so vielen Wörtern, dass er viele Zeilen braucht und klein wird',
  ])('keeps „%s“ in its cell', async (title) => {
    expect(await isWhite(title, 770)).toBe(true);
    expect(await isWhite(title, 40)).toBe(true);
    expect(await isWhite(title, 100)).toBe(false);
  });

  test('leaves the cross and the brand alone, whatever the title is', async () => {
    const wide = 'Wahlkampfkostenerstattungsantragsformular'.repeat(3);
    const long = `${wide} ${'Noch ein Wort, und noch eins. '.repeat(40)}`;
    const cross = { left: 784, top: 0, right: SIZE.width };
    const brand = { left: 0, top: 508, right: SIZE.width };
    for (const box of [cross, brand]) {
      const [one, other] = await Promise.all([part(long, box), part('Ä', box)]);
      expect((await one.raw().toBuffer()).equals(await other.raw().toBuffer())).toBe(true);
    }
  });

  test('has the colours of the design', async () => {
    const { data, info } = await sharp(await press.print('H', 'Marke'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colour = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
    expect(info).toMatchObject({ ...SIZE, channels: 3 });
    expect(colour(10, 10)).toBe('ffffff');
    expect(colour(1100, 20)).toBe('f9a28d');
    expect(colour(985, 160)).toBe('deded9');
    expect(colour(985, 254)).toBe('11110f');
    expect(colour(600, 600)).toBe('11110f');
    // The left stem of the H, in its middle.
    expect(colour(76, 140)).toBe('11110f');
  });

  test('sets a letter as the font draws it', async () => {
    const face = await headTypeface();
    const { size, lines } = setTitle('Öß', face);
    const { glyphs = [], baseline = 0 } = lines[0] ?? {};
    const scale = size / face.unitsPerEm;
    const paths = glyphs.map(
      ({ id, x }) =>
        `<path transform="translate(${x} ${baseline}) scale(${scale} ${-scale})" d="${face.outline(id)}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="500"><rect width="780" height="500" fill="#fff"/><g fill="#11110f">${paths.join('')}</g></svg>`;
    const cell = { left: 0, top: 0, width: 780, height: 500 };
    const [drawn, printed] = await Promise.all([
      sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
      sharp(await press.print('Öß', 'Marke'))
        .extract(cell)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ]);
    const far = drawn.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (printed[at] ?? 0))),
      0,
    );
    // Half a step of the thirty-two.
    expect(far).toBeLessThanOrEqual(5);
  });

  test('sets the words of a title apart where it is shown small', async () => {
    const face = await headTypeface();
    const width = (text: string) => face.set(text).width / face.unitsPerEm;
    expect(width('Wir leisten') - width('Wirleisten')).toBeGreaterThan(0.12);
  });
});

describe('the palette', () => {
  test('gives a colour its number, and one that nobody tells apart the same', () => {
    const palette = new Palette();
    const red = palette.index(200, 0, 0);
    expect(palette.index(200, 0, 0)).toBe(red);
    expect(palette.index(202, 1, 0)).toBe(red);
    expect(palette.index(0, 0, 200)).not.toBe(red);
    expect([...palette.bytes.subarray(red * 3, red * 3 + 3)]).toEqual([200, 0, 0]);
  });

  test('begins with the levels from paper to ink', () => {
    const palette = new Palette();
    expect(palette.index(255, 255, 255)).toBe(0);
    expect(palette.index(0x11, 0x11, 0x0f)).toBe(LEVELS - 1);
  });

  test('takes the nearest where there is no room for more', () => {
    const palette = new Palette();
    for (let step = 0; step < 1000; step++) palette.index(step % 256, (step * 7) % 256, 255);
    expect(palette.bytes).toHaveLength(256 * 3);
    expect(palette.index(255, 0, 0)).toBeLessThan(256);
  });
});

describe('the studio', () => {
  test('prints each picture once', async () => {
    const studio = openStudio();
    const titles = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];
    studio.begin({ title: 'Drei', brand: 'Marke' });
    const pictures = titles.map((title) => studio.draw({ title, brand: 'Marke' }));
    expect(studio.draw({ title: 'Drei', brand: 'Marke' })).toBe(pictures[2]);
    expect(studio.draw({ title: 'Drei', brand: 'Andere' })).not.toBe(pictures[2]);
    const press = new Press(await headTypeface());
    for (const [index, picture] of pictures.entries()) {
      const png = Buffer.from(await picture);
      expect(png.equals(await press.print(titles[index] ?? '', 'Marke'))).toBe(true);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...SIZE });
    }
    await studio.close();
  });

  test('says what went wrong on its thread, also to who asks later', async () => {
    const studio = openStudio();
    const nothing = undefined as unknown as string;
    await expect(studio.draw({ title: nothing, brand: 'Marke' })).rejects.toThrow('trim');
    await expect(studio.draw({ title: 'Eins', brand: 'Marke' })).rejects.toThrow('trim');
  });

  /** What a process of its own does with a studio. */
  const process = (use: string) => {
    const module = new URL('../../scripts/build/share/studio.ts', import.meta.url).href;
    const script = `import { openStudio } from ${JSON.stringify(module)};\n${use}`;
    const end = spawnSync(execPath, ['--input-type=module', '--eval', script], { timeout: 4000 });
    return [end.status, end.stdout.toString(), end.stderr.toString()];
  };

  test('lets the process end while it prints what nobody has asked for', () => {
    expect(process(`openStudio().begin({ title: 'Eins', brand: 'Marke' });`)).toEqual([0, '', '']);
  });

  test('keeps the process until a picture is there that somebody has asked for', () => {
    const use = `const { length } = await openStudio().draw({ title: 'Eins', brand: 'Marke' });
      console.log(length > 1000);
      process.exit();`;
    expect(process(use)).toEqual([0, 'true\n', '']);
  });
});

test('a page says what it is about', () => {
  expect(pageWords(PAGE)).toEqual({
    url: 'https://a.example/kosten',
    title: 'Kosten & mehr',
    description: 'Was es kostet.',
    picture: 'https://a.example/teilen/kosten.png',
    brand: 'Marke',
    headline: 'Kosten & mehr',
  });
  expect(pageWords('<h1>Nicht gefunden</h1>')).toBeUndefined();
});

test('llms.txt begins with the site and lists its pages', () => {
  const page = pageWords(PAGE);
  if (!page) throw new Error('the page says nothing');
  const home = { ...page, url: 'https://a.example/', description: 'Wir führen Wahlkämpfe.' };
  expect(llmsText([home, page])).toBe(
    '# Marke\n\n> Wir führen Wahlkämpfe.\n\n## Seiten\n\n- [Kosten & mehr](https://a.example/kosten): Was es kostet.\n',
  );
});
