import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { coloursOf, recolour } from '../../scripts/brand/drawings.ts';
import { BRAND, BRAND_RECORD, brandProblems } from '../../src/lib/build/brand.ts';
import { emptyProject } from '../support/empty-project.ts';

const DRAWING = 'src/assets/share/article.svg';
const MAIL_MARK = 'src/features/contact/mail/mark.json';

/** A palette that is dark on light, whatever the colours of the site are. */
const PALETTE = {
  ink: '#11110f',
  page: '#ffffff',
  paper: '#deded9',
  accent: '#f9a28e',
  fold: '#ef927c',
  mute: '#57574f',
  muteOnInk: '#a3a39b',
  idle: '#7a7a72',
  coal: '#43433e',
};

const { root, run, write } = emptyProject();
/** The folders and the file that the command reads and writes. */
const OF_BRAND = ['src/assets', 'src/content', MAIL_MARK];
beforeEach(() => {
  for (const part of OF_BRAND) cpSync(part, join(root(), part), { recursive: true });
});

const runBrand = () => run('scripts/brand.ts');
const read = (file: string) => readFileSync(join(root(), file), 'utf8');
const replace = (file: string, from: string | RegExp, to: string) =>
  write(file, read(file).replace(from, to));
const colours = () => JSON.parse(read(BRAND.colours)) as Record<string, string>;
/** The files of the brand that `npm run brand` has not written yet, or that have a fault. */
const openFiles = () => brandProblems(root()).map(({ file }) => file);

test('another accent and another mark are written once', () => {
  const { accent = '' } = colours();
  write(BRAND.colours, JSON.stringify({ ...PALETTE, accent: '#f2c83d' }));
  replace(BRAND.mark, 'stroke-width="2"', 'stroke-width="3"');
  expect(openFiles()).toEqual([BRAND.colours, BRAND.mark]);

  const mark = read(MAIL_MARK);
  const { stdout } = runBrand();
  for (const file of [DRAWING, MAIL_MARK, BRAND_RECORD]) expect(stdout).toContain(`  ${file}\n`);
  expect(read(DRAWING)).toContain('#f2c83d');
  expect(read(DRAWING)).not.toContain(accent);
  expect(read(MAIL_MARK)).not.toBe(mark);
  expect(openFiles()).toEqual([]);
  expect(runBrand().stdout).toContain('Nichts zu ändern');
});

test('a new colour that no drawing has is reported until the command has run', () => {
  write(BRAND.colours, JSON.stringify(PALETTE));
  runBrand();
  write(BRAND.colours, JSON.stringify({ ...PALETTE, muteOnInk: '#b4b4ac' }));
  expect(openFiles()).toEqual([BRAND.colours]);
  expect(runBrand().stdout).not.toContain('.svg');
  expect(openFiles()).toEqual([]);
});

test('a fold that keeps its colour beside a new accent is named', () => {
  write(BRAND.colours, JSON.stringify(PALETTE));
  runBrand();
  write(BRAND.colours, JSON.stringify({ ...PALETTE, accent: '#f2c83d' }));
  expect(runBrand().stdout).toContain('„fold“');
  expect(runBrand().stdout).not.toContain('„fold“');
});

test('an added letter is reported until `npm run brand` has run', () => {
  replace(BRAND.letters, '"letters": "', '"letters": "ẞ');
  expect(openFiles()).toEqual([BRAND.letters]);
  runBrand();
  expect(openFiles()).toEqual([]);
});

test('a letter that the font lacks is named by each run', () => {
  replace(BRAND.letters, '"letters": "', '"letters": "☃');
  for (let run = 0; run < 2; run++) expect(runBrand().stdout).toContain('fehlt das Zeichen ☃');
});

test('a colour that cannot be read is refused in German, and nothing is written', () => {
  const drawing = read(DRAWING);
  write(BRAND.colours, JSON.stringify({ ...PALETTE, accent: '#111110' }));
  const { status, stderr } = runBrand();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /Feld „Akzent“ \(accent\) hebt sich .* Der Kontrast ist 1,0, nötig sind 4,5\. Nimm eine hellere Farbe/,
  );
  expect(read(DRAWING)).toBe(drawing);
});

test.each([
  ['without a box', 'viewBox=', 'box=', 'braucht eine viewBox.'],
  ['with a colour of its own', 'currentColor', '#0b3338', 'hat eine eigene Farbe.'],
])('a mark %s is refused in one German sentence', (_, from, to, said) => {
  replace(BRAND.mark, from, to);
  const { status, stderr } = runBrand();
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('    at ');
  expect(openFiles()).toEqual([BRAND.mark]);
});

test('drawn people keep light skin and dark hair in a brand that is light on dark', () => {
  const file = 'src/assets/portraits/a.svg';
  const lightOnDark = { ...PALETTE, ink: '#f1f4ee', page: '#0f1f1c' };
  const colours = coloursOf(file, lightOnDark);
  const face = '<path fill="#ffffff" stroke="#11110f"/>';
  const drawn = recolour(face, coloursOf(file, PALETTE), colours);
  expect(drawn).toBe('<path fill="#f1f4ee" stroke="#0f1f1c"/>');
  expect(recolour(drawn, colours, coloursOf(file, PALETTE))).toBe(face);
});
