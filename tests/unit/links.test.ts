import { describe, expect, test } from 'vitest';
import { followLinks } from '../../scripts/integrations/check-links.ts';
import { formatProblems } from '../../src/lib/problems.ts';

const WITHDRAWN = 'src/content/ratgeber/flyer.mdx';
const ARTICLE = 'src/content/ratgeber/plakate.mdx';

const ALIAS =
  'Hat ein Artikel früher so geheißen, trag den alten Namen in seinem Kopf unter „aliases“ ein.';

/** The problems of a site of two pages, of which one is an article with a line in it. */
const follow = (line: string, html: string, json = '{}') =>
  followLinks({
    pages: new Map([
      ['/plakate', `<h2 id="druck-und-papier">Druck</h2>${html}`],
      ['/kontakt', '<form id="formular"></form>'],
      ['/kim-geheim', '<meta name="robots" content="noindex">'],
    ]),
    files: new Set(['/ratgeber.xml']),
    origin: 'https://nord.de',
    sources: new Map([
      [ARTICLE, `---\ntitle: Plakate\n---\n${line}\n`],
      [WITHDRAWN, '---\ndraft: true\ninstead: /plakate#druck-und-papier\n---\n'],
      ['src/content/navigation.json', json],
    ]),
    unpublished: ['/entwurf', '/flyer'],
    waiting: new Map(),
    redirects: new Map([
      ['/plakate-kleben', '/plakate'],
      ['/flyer', '/plakate#druck-und-papier'],
    ]),
  });

const messages = (...site: Parameters<typeof follow>) => formatProblems(follow(...site).dead);

describe('a link in an article', () => {
  test.each([
    ['/kontackt', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/kontakt/', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    ['/voellig-anders', `führt zu keiner Seite. Es gibt: /plakate, /kontakt. ${ALIAS}`],
    ['/plakatkunde', `führt zu keiner Seite. Es gibt: /plakate, /kontakt. ${ALIAS}`],
    ['https://nord.de/kontackt', 'führt zu keiner Seite. Meintest du „/kontakt“?'],
    [
      '/entwurf',
      'führt zu einem Artikel, der nicht veröffentlicht ist. Trag in dessen Kopf unter „instead“ ein, wohin er so lange führt, zum Beispiel instead: /kontakt',
    ],
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

describe('a link to an address that leads to another', () => {
  test.each([
    ['/plakate-kleben', '/plakate'],
    ['/plakate-kleben#druck', '/plakate'],
    ['https://nord.de/plakate-kleben', '/plakate'],
    ['/flyer', '/plakate#druck-und-papier'],
  ])('%s is no error, but listed with its file and line', (href, to) => {
    const { dead, redirected } = follow('', `<a href="${href}"></a>`, `{\n"href": "${href}" }`);
    expect(dead).toEqual([]);
    expect(formatProblems(redirected, ['ein Link', 'Links'])).toBe(
      `src/content/navigation.json: ein Link\n  – Zeile 2: Der Link „${href}“ wird nach „${to}“ umgeleitet.`,
    );
  });

  test.each([
    ['/weg', 'Der Link „/weg“ führt zu keiner Seite.'],
    ['/entwurf', 'Der Link „/entwurf“ führt zu einem Artikel, der nicht veröffentlicht ist.'],
    ['/kontakt#weg', 'Der Link „/kontakt#weg“ führt zu einer Stelle, die es auf /kontakt nicht'],
    [
      '/plakate-kleben',
      'Die Adresse „/plakate-kleben“ wird selbst umgeleitet, nach „/plakate“. Nenn unter „instead“ eine Seite, die zu sehen ist.',
    ],
    ['/flyer', 'Die Adresse „/flyer“ wird selbst umgeleitet, nach „/flyer“.'],
  ])('leads to a page: instead of an article cannot be %s', (instead, message) => {
    const { dead } = followLinks({
      pages: new Map([
        ['/kontakt', ''],
        ['/plakate', ''],
      ]),
      files: new Set(),
      origin: 'https://nord.de',
      sources: new Map([[WITHDRAWN, `---\ndraft: true\ninstead: ${instead}\n---\n`]]),
      unpublished: ['/entwurf', '/flyer'],
      waiting: new Map(),
      redirects: new Map([
        ['/plakate-kleben', '/plakate'],
        ['/flyer', instead],
      ]),
    });
    expect(formatProblems(dead)).toContain(`${WITHDRAWN}: ein Fehler\n  – Zeile 3: ${message}`);
  });
});

test('a link in JSON is found by its address', () => {
  const json = '{\n  "label": "Kontakt",\n  "href": "/kontakt#formlar",\n  "link": "/weg"\n}';
  const found = messages('', '<a href="/kontakt#formlar"></a><a href="/weg"></a>', json);
  expect(found).toContain('src/content/navigation.json: 2 Fehler\n  – Zeile 3: ');
  expect(found).toContain('\n  – Zeile 4: Der Link „/weg“');
});

test('a link that no editor wrote is named with its page', () => {
  expect(messages('', '<a href="/weg">')).toMatch(
    /^Die Seite \/plakate: ein Fehler\n {2}– Der Link „\/weg“/,
  );
});

describe('a link in an article that appears on a later day', () => {
  const [may, june] = [new Date('2027-05-01'), new Date('2027-06-01')];
  const fileOf = (name: string) => `src/content/ratgeber/${name}.mdx`;
  const found = (href: string) =>
    formatProblems(
      followLinks({
        pages: new Map([['/kontakt', '<form id="formular"></form>']]),
        files: new Set(),
        origin: 'https://nord.de',
        sources: new Map([
          [fileOf('im-mai'), `---\ntitle: Mai\n---\n## Hier\n\n[Link](${href})\n`],
        ]),
        unpublished: ['/im-april', '/im-mai', '/im-juni', '/entwurf'],
        waiting: new Map([
          ['/im-april', { file: fileOf('im-april'), from: may }],
          ['/im-mai', { file: fileOf('im-mai'), from: may }],
          ['/im-juni', { file: fileOf('im-juni'), from: june }],
        ]),
        redirects: new Map([['/frueher', '/kontakt']]),
      }).dead,
    );

  test.each(['/kontackt', '/kontakt#formlar', '/im-juni', '/entwurf'])(
    '%s is refused before that day',
    (href) => expect(found(href)).toContain(`Zeile 6: Der Link „${href}“`),
  );

  test.each(['/kontakt#formular', '/frueher', '/im-april', '#hier', 'https://anderswo.de/weg'])(
    '%s passes',
    (href) => expect(found(href)).toBe(''),
  );
});
