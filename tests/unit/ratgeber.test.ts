import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { germanSlug } from '../../scripts/article/slug.ts';
import { bodyProblems } from '../../src/lib/article-body.ts';
import { readingMinutes, shownArticles, sortArticles } from '../../src/lib/articles.ts';
import { atomFeed } from '../../src/lib/atom.ts';
import { frontMatterLine, jsonLine } from '../../src/lib/lines.ts';
import { parse } from '../../src/lib/problems.ts';
import { MDX_PROPS, PARENTS, WHOLES } from '../../src/schemas/mdx.ts';

const rules = {
  components: MDX_PROPS,
  parents: PARENTS,
  wholes: WHOLES,
  sources: ['richtwerte'],
  exists: (path: string) => path === './da.png',
};

test('every component has a schema, and every schema a component', () => {
  const files = globSync('src/components/mdx/*.astro').map((file) => basename(file, '.astro'));
  expect(files.sort()).toEqual(Object.keys(MDX_PROPS).sort());
});

describe('the page for editors', () => {
  const page = readFileSync('docs/ratgeber.md', 'utf8');

  test.each(Object.keys(MDX_PROPS))('has an example of <%s>', (name) => {
    expect(page).toMatch(new RegExp(`^ *<${name}[ >]`, 'm'));
  });

  test('shows only examples that pass', () => {
    const examples = [...page.matchAll(/```mdx\n([^]*?)```/g)].map(([, text = '']) => text);
    expect(examples.flatMap((text) => bodyProblems(text, rules))).toEqual([]);
  });
});

describe('the text of an article', () => {
  test.each([
    ['<Tipps>\n<Tipp wert="1">x</Tipp>\n</Tipps>\n\n![Plakat](./da.png)'],
    ['---\ntitle: <Nichts>\n---\nText'],
    ['`<Nichts>` und\n\n```\n<Nichts>\n```'],
    ['<Praxis titel="a > b">3 < 4</Praxis>'],
  ])('passes: %j', (text) => {
    expect(bodyProblems(text, rules)).toEqual([]);
  });

  test.each([
    ['Zeile 1\n\n<Tips>', 'Zeile 3: Die Komponente <Tips> gibt es nicht. Meintest du <Tipps>?'],
    ['<Praxis>', 'Zeile 1: <Praxis> wird nicht geschlossen. Am Ende fehlt </Praxis>.'],
    ['<Tipps>\n</Praxis>', 'Zeile 2: </Praxis> schließt nichts. Offen ist <Tipps>.'],
    ['<Faktor titel="x" stichworte="y">x</Faktor>', 'zwischen <Faktoren> und </Faktoren>'],
    ['---\na: 1\n---\n![](./da.png)', 'Zeile 4: Dem Bild „./da.png“ fehlt der Alternativtext'],
    ['![Plakat](./weg.png)', 'Das Bild „./weg.png“ fehlt.'],
    ['![Plakat](https://example.org/x.png)', 'muss neben dem Artikel liegen'],
  ])('is refused: %j', (text, message) => {
    expect(bodyProblems(text, rules).join('\n')).toContain(message);
  });
});

test.each([
  [{ name: 'x' }, 'Angabe „zahl“ fehlt. Richtig wäre: Eine Zahl, zum Beispiel 5.'],
  [{ name: 'x', zahl: '5' }, 'Angabe „zahl“ muss eine Zahl sein. Richtig wäre:'],
  [{ name: '', zahl: 5 }, 'Angabe „name“ ist leer.'],
  [{ name: 'viel zu lang', zahl: 5 }, 'Angabe „name“ hat höchstens 4 Zeichen.'],
  [{ name: 'x', zahl: 50 }, 'Angabe „zahl“ ist höchstens 9.'],
  [{ nahme: 'x', zahl: 5, name: 'x' }, 'Angabe „nahme“ gibt es nicht. Meintest du „name“?'],
])('%j is refused in German', (value, message) => {
  const schema = z.strictObject({
    name: z.string().min(1).max(4),
    zahl: z.number().max(9).describe('Eine Zahl, zum Beispiel 5'),
  });
  const result = parse(schema, value, 'Angabe');
  expect('problems' in result && result.problems.join('\n')).toContain(message);
});

test('reading time counts words, not tags', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<Praxis>\n${'Wort '.repeat(600)}\n</Praxis>`)).toBe(3);
});

test('articles stand in the order of their numbers, then of their names', () => {
  const entry = (id: string, order: number) => ({ id, data: { order } as never });
  const sorted = sortArticles([entry('b', 2), entry('c', 1), entry('a', 2)]);
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('the feed escapes what editors write and bears the date of its newest entry', () => {
  const entry = (title: string, day: string) => ({
    url: 'https://a.example/b?c&d',
    title,
    summary: 'Vor\u0000her > "nachher"',
    updated: new Date(day),
    keywords: ['Plakat & Flyer'],
  });
  const xml = atomFeed({
    url: 'https://a.example/f.xml',
    home: 'https://a.example/',
    title: 'Ratgeber',
    author: 'Wir',
    entries: [entry('A <b> & Wahl\u00adkampf', '2026-01-02'), entry('B', '2026-03-04')],
  });
  expect(xml).toContain('<title>A &lt;b&gt; &amp; Wahlkampf</title>');
  expect(xml).toContain('<summary>Vorher &gt; &quot;nachher&quot;</summary>');
  expect(xml).toContain('<category term="Plakat &amp; Flyer"/>');
  expect(xml).toContain('<updated>2026-03-04T00:00:00.000Z</updated>\n  <entry>');
});

test.each([
  ['Größe & Übung: 3 Tipps', 'groesse-uebung-3-tipps'],
  ['Größe in zwei Zeichen: Gro\u0308ße', 'groesse-in-zwei-zeichen-groesse'],
  ['Café  –  „à la carte“!', 'cafe-a-la-carte'],
  ['Wahl\u00adkampf', 'wahlkampf'],
  ['???', ''],
])('the title „%s“ has the address %s', (title, slug) => {
  expect(germanSlug(title)).toBe(slug);
});

describe('an article that is not published yet', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const entry = (id: string, data: object) => ({ id, data: { order: 1, ...data } as never });
  const entries = [
    entry('draft', { draft: true }),
    entry('later', { draft: false, published: new Date('2026-11-22') }),
    entry('today', { draft: false, published: new Date('2026-11-21') }),
    entry('undated', { draft: false }),
  ];
  const shown = (preview: boolean) => shownArticles(entries, { now, preview }).map(({ id }) => id);

  test('is not in the build', () => expect(shown(false)).toEqual(['today', 'undated']));

  test('is in the preview', () => {
    expect(shown(true)).toEqual(['draft', 'later', 'today', 'undated']);
  });
});

test('lines are found in JSON and in the head of a file', () => {
  const json = '{\n  "a": [\n    { "b": "x: \\"y\\"" },\n    {\n      "c": 1\n    }\n  ]\n}';
  expect(jsonLine(json, ['a', 0, 'b'])).toBe(3);
  expect(jsonLine(json, ['a', 1, 'c'])).toBe(5);
  expect(jsonLine(json, ['a', 1, 'missing'])).toBe(4);
  expect(jsonLine(json, ['missing'])).toBeUndefined();
  const mdx = '---\ntext: a\nsources:\n  one:\n    text: b\n  two:\n    text: c\n---\ntext: d\n';
  expect(frontMatterLine(mdx, ['text'])).toBe(2);
  expect(frontMatterLine(mdx, ['sources', 'two', 'text'])).toBe(7);
  expect(frontMatterLine(mdx, ['missing'])).toBeUndefined();
});
