import { describe, expect, test } from 'vitest';
import { brokenLinks } from '../../scripts/build/links.ts';

const ARTICLE = 'src/content/ratgeber/plakate.mdx';

/** A site of two pages, of which one is an article with a line in it. */
const broken = (line: string, html: string, json = '{}') =>
  brokenLinks({
    pages: new Map([
      ['/plakate', `<h2 id="druck-und-papier">Druck</h2>${html}`],
      ['/kontakt', '<form id="formular"></form>'],
    ]),
    files: new Set(['/ratgeber.xml']),
    origin: 'https://nord.de',
    sources: [
      [ARTICLE, `---\ntitle: Plakate\n---\n${line}\n`],
      ['src/content/navigation.json', json],
    ],
    unpublished: ['/entwurf'],
  });

describe('a link in an article', () => {
  test.each([
    ['/kontackt', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/kontakt/', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/voellig-anders', 'führt zu keiner Seite. Es gibt: /plakate, /kontakt.'],
    ['https://nord.de/kontackt', 'Meintest du „/kontakt“?'],
    ['/entwurf', 'führt zu einem Artikel, der noch nicht veröffentlicht ist.'],
    ['#druck-und-papir', 'die es auf /plakate nicht gibt. Meintest du „#druck-und-papier“?'],
    ['/kontakt#formlar', 'die es auf /kontakt nicht gibt. Meintest du „#formular“?'],
  ])('%s is refused with its line', (href, message) => {
    expect(broken(`Ein [Link](${href}).`, `<a class="x" href="${href}">Link</a>`)).toEqual([
      { file: ARTICLE, problem: expect.stringContaining(message) },
    ]);
    expect(broken(`Ein [Link](${href}).`, `<a href="${href}">`)[0]?.problem).toMatch(/^Zeile 4: /);
  });

  test.each([
    ...['/kontakt', '/kontakt?thema=Plakate', '/kontakt#formular', '#druck-und-papier'],
    ...['/ratgeber.xml', 'https://nord.de/kontakt', 'https://anderswo.de/weg', '//anderswo.de'],
    ...['mailto:a@nord.de', 'tel:+4930'],
  ])('%s passes', (href) => {
    expect(broken(`Ein [Link](${href}).`, `<a href="${href}">Link</a>`)).toEqual([]);
  });
});

test('an anchor in JSON is found by its name', () => {
  const json = '{\n  "route": "contact",\n  "anchor": "formlar"\n}';
  expect(broken('', '<a href="/kontakt#formlar">', json)).toEqual([
    { file: 'src/content/navigation.json', problem: expect.stringMatching(/^Zeile 3: /) },
  ]);
});

test('a link that no editor wrote is named with its page', () => {
  expect(broken('', '<a href="/weg">')).toEqual([
    { file: 'Die Seite /plakate', problem: expect.stringContaining('/weg') },
  ]);
});
