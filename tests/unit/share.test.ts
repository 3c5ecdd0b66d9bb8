import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { llmsText } from '../../scripts/build/share/llms.ts';
import { pageWords } from '../../scripts/build/share/page.ts';
import { breakLines, sharePictureSvg, SIZE } from '../../scripts/build/share/picture.ts';
import { openStudio } from '../../scripts/build/share/studio.ts';
import { headTypeface, type Typeface } from '../../scripts/build/share/type.ts';

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
  let face: Typeface;
  beforeAll(async () => {
    face = await headTypeface();
  });

  /** Whether every pixel of a column of the title's cell is white. */
  async function isWhite(title: string, left: number): Promise<boolean> {
    const svg = sharePictureSvg(title, 'Marke', face);
    const column = { left, top: 0, width: 12, height: 500 };
    const cut = await sharp(Buffer.from(svg)).extract(column).png().toBuffer();
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

  test('is as large as networks want it, and needs no font', () => {
    const svg = sharePictureSvg('Ä', 'Marke', face);
    expect(svg).toContain(`width="${SIZE.width}" height="${SIZE.height}"`);
    expect(svg).not.toContain('<text');
  });
});

test('the studio draws each picture once, and more than it has lanes', async () => {
  const studio = openStudio();
  const titles = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];
  const pictures = titles.map((title) => studio.draw(title, 'Marke'));
  expect(studio.draw('Drei', 'Marke')).toBe(pictures[2]);
  expect(studio.draw('Drei', 'Andere')).not.toBe(pictures[2]);
  const drawn = await Promise.all(pictures);
  expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(titles.length);
  for (const picture of drawn) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...SIZE });
  }
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
