import { describe, expect, test } from 'vitest';
import { followLinks } from '../../scripts/integrations/check-links.ts';
import type { Problem } from '../../src/content-reader/problems.ts';

const WITHDRAWN = 'src/content/ratgeber/flyer.mdx';
const ARTICLE = 'src/content/ratgeber/plakate.mdx';

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

/** File, line and code of each problem. */
const placed = (problems: readonly Problem[]) =>
  problems.map(({ file, line, code }) => [file, line, code]);

describe('a link in an article', () => {
  test.each([
    ['/kontackt', 'link_dead', '„/kontakt“'],
    ['/kontakt/', 'link_dead', '„/kontakt“'],
    ['/voellig-anders', 'link_dead', '/plakate, /kontakt'],
    ['/plakatkunde', 'link_dead', '/plakate, /kontakt'],
    ['https://nord.de/kontackt', 'link_dead', '„/kontakt“'],
    ['/entwurf', 'link_unpublished', 'instead: /kontakt'],
    ['#druck-und-papir', 'link_anchor', '„#druck-und-papier“'],
    ['/kontakt#formlar', 'link_anchor', '„#formular“'],
  ])('%s is refused with its line: %s, and %s is proposed', (href, code, proposed) => {
    const { dead } = follow(`Ein [Link](${href}).`, `<a class="x" href="${href}">Link</a>`);
    expect(placed(dead)).toEqual([[ARTICLE, 4, code]]);
    expect(dead[0]?.text).toContain(proposed);
  });

  test.each([
    ...['/kontakt', '/kontakt?thema=Plakate', '/kontakt#formular', '#druck-und-papier'],
    ...['/ratgeber.xml', 'https://nord.de/kontakt', 'https://anderswo.de/weg', '//anderswo.de'],
    ...['mailto:a@nord.de', 'tel:+4930'],
  ])('%s passes', (href) => {
    expect(follow(`Ein [Link](${href}).`, `<a href='${href}'>Link</a>`).dead).toEqual([]);
  });
});

test('a link that stands in several files is named in the article itself', () => {
  const { dead } = follow('[Link](/weg)', '<a href="/weg"></a>', '{ "link": "/weg" }');
  expect(dead.map(({ file }) => file)).toEqual([ARTICLE]);
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
    expect(placed(redirected)).toEqual([['src/content/navigation.json', 2, 'link_redirected']]);
    for (const fact of [href, to]) expect(redirected[0]?.text).toContain(`„${fact}“`);
  });

  test.each([
    ['/weg', 'link_dead'],
    ['/entwurf', 'link_unpublished'],
    ['/kontakt#weg', 'link_anchor'],
    ['/plakate-kleben', 'redirect_chain'],
    ['/flyer', 'redirect_chain'],
  ])('leads to a page: instead of an article cannot be %s', (instead, code) => {
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
    expect(placed(dead)).toEqual([[WITHDRAWN, 3, code]]);
  });
});

test('a link in JSON is found by its address', () => {
  const json = '{\n  "label": "Kontakt",\n  "href": "/kontakt#formlar",\n  "link": "/weg"\n}';
  const { dead } = follow('', '<a href="/kontakt#formlar"></a><a href="/weg"></a>', json);
  expect(placed(dead)).toEqual([
    ['src/content/navigation.json', 3, 'link_anchor'],
    ['src/content/navigation.json', 4, 'link_dead'],
  ]);
});

test('a place that JSON names without its sign is found, too', () => {
  const json = '{\n  "product": "hauswand"\n}';
  const { dead } = follow('', '<a href="#hauswand"></a>', json);
  expect(placed(dead)).toEqual([['src/content/navigation.json', 2, 'link_anchor']]);
});

test('a link that no editor wrote is named with its page', () => {
  const { dead } = follow('', '<a href="/weg">');
  expect(placed(dead)).toEqual([['Die Seite /plakate', undefined, 'link_dead']]);
});

test('a page that only links to itself is named, a business card is not', () => {
  const { unlinked } = follow('', '<a href="/kontakt#formular"></a><a href="/plakate"></a>');
  expect(placed(unlinked)).toEqual([['Die Seite /plakate', undefined, 'page_unlinked']]);
});

describe('a link in an article that appears on a later day', () => {
  const [may, june] = [new Date('2027-05-01'), new Date('2027-06-01')];
  const fileOf = (name: string) => `src/content/ratgeber/${name}.mdx`;
  const found = (href: string) =>
    followLinks({
      pages: new Map([['/kontakt', '<form id="formular"></form>']]),
      files: new Set(),
      origin: 'https://nord.de',
      sources: new Map([[fileOf('im-mai'), `---\ntitle: Mai\n---\n## Hier\n\n[Link](${href})\n`]]),
      unpublished: ['/im-april', '/im-mai', '/im-juni', '/entwurf'],
      waiting: new Map([
        ['/im-april', { file: fileOf('im-april'), from: may }],
        ['/im-mai', { file: fileOf('im-mai'), from: may }],
        ['/im-juni', { file: fileOf('im-juni'), from: june }],
      ]),
      redirects: new Map([['/frueher', '/kontakt']]),
    }).dead;

  test.each(['/kontackt', '/kontakt#formlar', '/im-juni', '/entwurf'])(
    '%s is refused before that day',
    (href) => expect(found(href).map(({ line }) => line)).toEqual([6]),
  );

  test.each(['/kontakt#formular', '/frueher', '/im-april', '#hier', 'https://anderswo.de/weg'])(
    '%s passes',
    (href) => expect(found(href)).toEqual([]),
  );
});
