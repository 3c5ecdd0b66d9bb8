import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const FLYER = 'src/content/ratgeber/flyer.mdx';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'article-'));
  mkdirSync(join(folder, 'src/content/ratgeber'), { recursive: true });
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  writeFileSync(join(folder, 'src/pages/kontakt.astro'), '');
  writeFileSync(join(folder, FLYER), '---\naliases: [faltblatt]\n---\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run new:ratgeber -- "title"` in a project with one page and one article. */
const newArticle = (title: string) =>
  spawnSync(process.execPath, [resolve('scripts/new-article.ts'), title], {
    cwd: folder,
    encoding: 'utf8',
  });

test.each([
  ['Größe & Übung: 3 Tipps', 'groesse-uebung-3-tipps'],
  ['Gro\u0308ße der Wahl\u00adkreise', 'groesse-der-wahlkreise'],
  ['Café  –  „à la carte“!', 'cafe-a-la-carte'],
])('the title „%s“ has the address %s', (title, slug) => {
  const file = `src/content/ratgeber/${slug}.mdx`;
  expect(newArticle(title).stdout).toContain(`${file} ist angelegt`);
  expect(existsSync(join(folder, file))).toBe(true);
});

test('a title with a long word gets a headline that fits on a phone', () => {
  newArticle('Haustürwahlkampf im Winter');
  const file = join(folder, 'src/content/ratgeber/haustuerwahlkampf-im-winter.mdx');
  expect(readFileSync(file, 'utf8')).toContain('headline: "Ersetze das, ganz kurz"');
});

test.each([
  ['Kontakt', 'src/pages/kontakt.astro'],
  ['Flyer', FLYER],
  ['Faltblatt', FLYER],
  ['???', 'npm run new:ratgeber --'],
  ['Wie man ein Plakat klebt, das auch nach vier Wochen Regen noch hält', '67'],
])('no article is made of „%s“', (title, message) => {
  const { status, stderr } = newArticle(title);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});
