import { globSync, readFileSync } from 'node:fs';
import { parseFrontmatter } from 'astro/markdown';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { drawPicture, setHeadline } from '../../src/features/share/picture.ts';

const PAGES = ['startseite', 'teamseite', 'karriere', 'kontakt', 'wahlkampftools'];
const HEADLINES = [
  ...PAGES.map((name): unknown => JSON.parse(readFileSync(`src/content/${name}.json`, 'utf8'))),
  ...globSync('src/content/{ratgeber,seiten}/*.mdx').map(
    (file) => parseFrontmatter(readFileSync(file, 'utf8')).frontmatter,
  ),
].map((content) => z.object({ headline: z.string() }).parse(content).headline);
const DRAWINGS = globSync('src/assets/share/*.svg').map((file) => readFileSync(file, 'utf8'));

describe.each(HEADLINES)('the headline „%s“', (headline) => {
  const { lines, size } = setHeadline(headline);

  test('keeps its words and is easy to read', () => {
    expect(lines.join(' ').replaceAll('- ', '')).toBe(headline.replaceAll('\u00ad', ''));
    expect(size).toBeGreaterThan(60);
  });

  test('has no short word at the end of a line', () => {
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/(?:^|\s)\S{4,}$/);
  });
});

test.each([
  ['Was kostet ein Wahlkampf?', ['Was kostet', 'ein Wahlkampf?']],
  ['Social Media im Wahlkampf', ['Social Media', 'im Wahlkampf']],
  ['Wahlkampf\u00adstrategie erstellen', ['Wahlkampf-', 'strategie', 'erstellen']],
  ['Kostenloses Erst\u00adgespräch', ['Kostenloses', 'Erstgespräch']],
  ['Fünf, die sich reinhängen', ['Fünf, die sich', 'reinhängen']],
  ['Arbeite an der nächsten Wahl', ['Arbeite', 'an der nächsten Wahl']],
  ['Erst\u00adgespräch buchen', ['Erstgespräch', 'buchen']],
  ['FAQ', ['FAQ']],
])('%j is broken into %j', (headline, lines) => {
  expect(setHeadline(headline).lines).toEqual(lines);
});

test('the font has the letters and signs of German, and others are refused', () => {
  expect(setHeadline('ÄÖÜäöüß „Zitat“ ‚so‘ – 5\u00a0€ & §?').size).toBeGreaterThan(0);
  expect(() => setHeadline('Weiter ➜ lesen')).toThrow('„➜“');
});

test('every drawing makes a light picture of its own, with the text', async () => {
  const draw = (headline: string) =>
    Promise.all(DRAWINGS.map((drawing) => drawPicture(drawing, headline, 'Marke')));
  const pictures = [...(await draw('Was kostet ein Wahlkampf?')), ...(await draw('Team'))];
  const size = { format: 'png', width: 1200, height: 630 };
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject(size);
    expect(picture.length).toBeLessThan(120_000);
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});
