import { describe, expect, test } from 'vitest';
import { deadLinks } from '../../scripts/integrations/check-links.ts';
import { formatProblems } from '../../src/lib/problems.ts';

const ARTICLE = 'src/content/ratgeber/plakate.mdx';

/** What is said of a site of two pages, of which one is an article with a line in it. */
const messages = (line: string, html: string, json = '{}') =>
  formatProblems(
    deadLinks({
      pages: new Map([
        ['/plakate', `<h2 id="druck-und-papier">Druck</h2>${html}`],
        ['/kontakt', '<form id="formular"></form>'],
      ]),
      files: new Set(['/ratgeber.xml']),
      origin: 'https://nord.de',
      sources: new Map([
        [ARTICLE, `---\ntitle: Plakate\n---\n${line}\n`],
        ['src/content/navigation.json', json],
      ]),
      unpublished: ['/entwurf'],
    }),
  );

describe('a link in an article', () => {
  test.each([
    ['/kontackt', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/kontakt/', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/voellig-anders', 'führt zu keiner Seite. Es gibt: /plakate, /kontakt.'],
    ['https://nord.de/kontackt', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/entwurf', 'führt zu einem Artikel, der noch nicht veröffentlicht ist.'],
    [
      '#druck-und-papir',
      'führt zu einer Stelle, die es auf /plakate nicht gibt. Meintest du „#druck-und-papier“?',
    ],
    [
      '/kontakt#formlar',
      'führt zu einer Stelle, die es auf /kontakt nicht gibt. Meintest du „#formular“?',
    ],
  ])('%s is refused with its line', (href, message) => {
    expect(messages(`Ein [Link](${href}).`, `<a class="x" href="${href}">Link</a>`)).toBe(
      `${ARTICLE}: ein Fehler\n  – Zeile 4: Der Link „${href}“ ${message}`,
    );
  });

  test.each([
    ...['/kontakt', '/kontakt?thema=Plakate', '/kontakt#formular', '#druck-und-papier'],
    ...['/ratgeber.xml', 'https://nord.de/kontakt', 'https://anderswo.de/weg', '//anderswo.de'],
    ...['mailto:a@nord.de', 'tel:+4930'],
  ])('%s passes', (href) => {
    expect(messages(`Ein [Link](${href}).`, `<a href='${href}'>Link</a>`)).toBe('');
  });
});

test('a link that stands in several files is named in the article itself', () => {
  const found = messages('[Link](/weg)', '<a href="/weg"></a>', '{ "link": "/weg" }');
  expect(found).toMatch(new RegExp(`^${ARTICLE}: ein Fehler`));
  expect(found).not.toContain('navigation.json');
});

test('a link in JSON is found by its address, an anchor by its name', () => {
  const json = '{\n  "route": "contact",\n  "anchor": "formlar",\n  "link": "/weg"\n}';
  const found = messages('', '<a href="/kontakt#formlar"></a><a href="/weg"></a>', json);
  expect(found).toContain('src/content/navigation.json: 2 Fehler\n  – Zeile 3: ');
  expect(found).toContain('\n  – Zeile 4: Der Link „/weg“');
});

test('a link that no editor wrote is named with its page', () => {
  expect(messages('', '<a href="/weg">')).toMatch(
    /^Die Seite \/plakate: ein Fehler\n {2}– Der Link „\/weg“/,
  );
});
