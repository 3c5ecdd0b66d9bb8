import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyProject } from '../support/empty-project.ts';

const FLYER = 'src/content/ratgeber/flyer.mdx';

const site = emptyProject();
beforeEach(() => {
  site.write('src/pages/kontakt.astro', '');
  site.write(FLYER, '---\naliases: [faltblatt]\n---\n');
});

/** `npm run new:ratgeber -- "title"` in a project with one page and one article. */
const newArticle = (title: string) => site.run('scripts/new-article.ts', title);

test.each([
  ['Haustu\u0308rwahlkampf: „3 Tipps“!', 'haustuerwahlkampf-3-tipps', 'ERSETZE DAS, ganz kurz'],
  ['Wie viele Türen?', 'wie-viele-tueren', 'Wie viele Türen?'],
  [
    'Wie viele Türen schaffen wir bis Sonntag?',
    'wie-viele-tueren-schaffen-wir-bis-sonntag',
    'ERSETZE DAS, ganz kurz',
  ],
])('„%s“ becomes the address of a draft, and its headline if short', (title, slug, headline) => {
  const file = `src/content/ratgeber/${slug}.mdx`;
  expect(newArticle(title).stdout).toContain(`${file} ist angelegt`);
  const text = readFileSync(join(site.root(), file), 'utf8');
  for (const part of ['draft: true', `headline: "${headline}"`, 'text: Eigene Erfahrung'])
    expect(text).toContain(part);
  expect(text).toMatch(/<Statistik [^>]*kind="own"/);
});

test.each([
  ['Kontakt', 'src/pages/kontakt.astro'],
  ['Faltblatt', FLYER],
  ['???', 'npm run new:ratgeber --'],
  ['Wie man ein Plakat klebt, das auch nach vier Wochen Regen noch hält', '67'],
])('no article is made of „%s“', (title, message) => {
  const { status, stderr } = newArticle(title);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});
