import { expect, test } from 'vitest';
import { readSite } from '../../../scripts/built-site.ts';
import { followLinks } from '../../../scripts/links.ts';
import type { Problem } from '../../../src/lib/build/problems.ts';
import { ARTICLE, ARTICLES } from '../../fixtures/article.ts';
import { emptyProject, expectGerman } from '../../support/empty-project.ts';

const WITHDRAWN = `${ARTICLES}/flyer.mdx`;
const { root, write } = emptyProject();

interface Site {
  /** The HTML of each page. */
  pages: Record<string, string>;
  /** The text of each file of the content. */
  content: Record<string, string>;
  /** Addresses that lead to others. */
  redirects?: Record<string, string>;
}

/** The problems of the links of a site, with German messages. */
function follow({ pages, content, redirects = {} }: Site): Problem[] {
  for (const [name, html] of Object.entries(pages)) write(`dist/${name}.html`, html);
  for (const [file, text] of Object.entries(content)) write(file, text);
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301\n`);
  write('dist/_redirects', lines.join(''));
  write('dist/ratgeber.xml', '');
  return expectGerman(followLinks(root(), readSite(`${root()}/dist`), 'https://nord.de'));
}

/** The problems of a site whose article has this line in its source, and this HTML on its page. */
const followLine = (line: string, html: string, json = '{}') =>
  follow({
    pages: {
      plakate: `<h2 id="druck-und-papier">Druck</h2>${html}`,
      kontakt: '<form id="formular"></form>',
      'kim-geheim': '<meta name="robots" content="noindex">',
    },
    content: {
      [ARTICLE]: `---\ntitle: Plakate\n---\n${line}\n`,
      [WITHDRAWN]: '---\ndraft: true\ninstead: /plakate#druck-und-papier\n---\n',
      [`${ARTICLES}/entwurf.mdx`]: '---\ndraft: true\n---\n',
      'src/content/navigation.json': json,
    },
    redirects: { '/plakate-kleben': '/plakate', '/flyer': '/plakate#druck-und-papier' },
  });

/** File, line and code of each problem. */
const placed = (problems: readonly Problem[]) =>
  problems.map(({ file, line, code }) => [file, line, code]);

test.each([
  ['/kontackt', 'link_dead', '„/kontakt“'],
  ['/kontakt/', 'link_dead', '„/kontakt“'],
  ['/voellig-anders', 'link_dead', 'Es gibt: „/kontakt“, „/plakate“.'],
  ['https://nord.de/kontackt', 'link_dead', '„/kontakt“'],
  ['/entwurf', 'link_unpublished', 'instead: /kontakt'],
  ['#druck-und-papir', 'link_anchor', '„#druck-und-papier“'],
  ['/kontakt#formlar', 'link_anchor', '„#formular“'],
  ['#druck', 'link_anchor', 'Meintest du „#druck-und-papier“'],
  ['/kontakt#das-formular', 'link_anchor', 'Es gibt: „#formular“.'],
])('the link %s in an article is refused: %s, and %s is proposed', (href, code, proposed) => {
  const problems = followLine(`Ein [Link](${href}).`, `<a class="x" href="${href}">Link</a>`);
  expect(placed(problems)).toEqual([[ARTICLE, 4, code]]);
  expect(problems[0]?.text).toContain(proposed);
});

test.each([
  '/kontakt?thema=Plakate',
  '/kontakt#formular',
  '#druck-und-papier',
  '/ratgeber.xml',
  'https://nord.de/kontakt',
  '//anderswo.de',
  'mailto:a@nord.de',
  '/plakate-kleben',
  '/flyer',
])('the link %s in an article passes', (href) => {
  expect(followLine(`Ein [Link](${href}).`, `<a href='${href}'>Link</a>`)).toEqual([]);
});

test('a link that stands in several files is named in the article itself', () => {
  const problems = followLine('[Link](/weg)', '<a href="/weg"></a>', '{ "link": "/weg" }');
  expect(problems.map(({ file }) => file)).toEqual([ARTICLE]);
});

test.each([
  ['/weg', 'link_dead'],
  ['/entwurf', 'link_unpublished'],
  ['/kontakt#weg', 'link_anchor'],
  ['/plakate-kleben', 'redirect_chain'],
  ['/flyer', 'redirect_chain'],
])('a withdrawn article cannot lead to %s: %s', (instead, code) => {
  const problems = follow({
    pages: { kontakt: '', plakate: '' },
    content: {
      [WITHDRAWN]: `---\ndraft: true\ninstead: ${instead}\n---\n`,
      [`${ARTICLES}/entwurf.mdx`]: '---\ndraft: true\n---\n',
    },
    redirects: { '/plakate-kleben': '/plakate', '/flyer': instead },
  });
  expect(placed(problems)).toEqual([[WITHDRAWN, 3, code]]);
});

test('a link in JSON is named with its line', () => {
  const json = '{\n  "href": "/kontakt#formlar",\n  "link": "/weg"\n}';
  const links = ['/kontakt#formlar', '/weg'].map((href) => `<a href="${href}"></a>`);
  const problems = followLine('', links.join(''), json);
  expect(placed(problems)).toEqual([
    ['src/content/navigation.json', 2, 'link_anchor'],
    ['src/content/navigation.json', 3, 'link_dead'],
  ]);
});

test('a link that no editor wrote is named with its page, whatever words are in the content', () => {
  const problems = followLine('Die Kosten', '<a href="#Kosten">', '{ "text": "Kosten" }');
  expect(placed(problems)).toEqual([['Die Seite /plakate', undefined, 'link_anchor']]);
});

const article = (head: string, text = '') => `---\n${head}\n---\n## Hier\n\n${text}\n`;
const problemsOf = (href: string) =>
  follow({
    pages: { kontakt: '<form id="formular"></form>' },
    content: {
      [`${ARTICLES}/im-april.mdx`]: article('published: 2127-04-01'),
      [`${ARTICLES}/im-mai.mdx`]: article('published: 2127-05-01', `[Link](${href})`),
      [`${ARTICLES}/im-juni.mdx`]: article('published: 2127-06-01'),
      [`${ARTICLES}/entwurf.mdx`]: article('draft: true'),
    },
    redirects: { '/frueher': '/kontakt' },
  });

test.each(['/kontackt', '/kontakt#formlar', '/im-juni', '/entwurf'])(
  'the link %s in an article that appears on a later day is refused before that day',
  (href) => expect(problemsOf(href).map(({ line }) => line)).toEqual([6]),
);

test.each(['/kontakt#formular', '/frueher', '/im-april', '#hier', 'https://anderswo.de/weg'])(
  'the link %s in an article that appears on a later day passes',
  (href) => expect(problemsOf(href)).toEqual([]),
);

test('a link to a page that is left out says so, at its line', () => {
  const problems = follow({
    pages: { plakate: '<a href="/wahlkalender?wahl=mayor#fristen">Fristen</a>' },
    content: {
      [ARTICLE]: '---\ntitle: Plakate\n---\n[Fristen](/wahlkalender?wahl=mayor#fristen)\n',
      'src/content/wahlkalender.json': '{ "active": false }',
    },
  });
  expect(placed(problems)).toEqual([[ARTICLE, 4, 'left_out']]);
});
