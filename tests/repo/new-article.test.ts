import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('a title becomes the address of a draft, whose headline fits on a phone', () => {
  const file = 'src/content/ratgeber/haustuerwahlkampf-3-tipps.mdx';
  expect(newArticle('Haustu\u0308rwahlkampf: „3 Tipps“!').stdout).toContain(`${file} ist angelegt`);
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain('draft: true');
  expect(text).toContain('headline: "Ersetze das, ganz kurz"');
});

test('the number of the template does not claim to come from a study', () => {
  newArticle('Haustürwahlkampf');
  const text = readFileSync(join(folder, 'src/content/ratgeber/haustuerwahlkampf.mdx'), 'utf8');
  expect(text).toContain('text: Eigene Erfahrung');
  expect(text).toMatch(/<Statistik [^>]*kind="own"/);
});

test.each([
  ['Kontakt', 'src/pages/kontakt.astro'],
  ['Faltblatt', FLYER],
  ['???', 'npm run new:ratgeber --'],
  ['Wie man ein Plakat klebt, das auch nach vier Wochen Regen noch hält', '67'],
])('no article is made of „%s“', (title, message) => {
  const { status, stderr } = newArticle(title);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});
