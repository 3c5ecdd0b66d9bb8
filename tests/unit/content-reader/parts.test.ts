import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { dataWithout, leftOutOf, textWithout } from '../../../src/content-reader/parts.ts';
import { readerOf, SOURCES } from '../../../src/content-reader/sources.ts';
import { project } from '../../support/content-project.ts';
import { contentOf } from '../../support/content.ts';

const site = project();
const ON = { active: true };
const OFF = { active: false };
/** The files of a small site with all of its parts, by name. */
const FILES: Record<string, unknown> = {
  'site.json': {
    links: { academy: 'https://akademie.example', linkedin: 'https://netz.example/wir' },
    legal: { managingDirectors: ['Kim'], registerNumber: 'HRB 1', vatId: 'DE1' },
  },
  'startseite.json': {
    aiTools: ON,
    ideasPrize: { ...ON, external: 'academy' },
    socialMedia: { video: ON },
  },
  'ratgeber.json': { overview: ON },
  'arbeitsprobe.json': ON,
  'karriere.json': ON,
  'wahlkalender.json': ON,
  'transparenzhinweis.json': ON,
  'wahlkampftools.json': ON,
  'programme.json': { items: [{ slug: 'zentrale' }] },
  'visitenkarten/kim.json': {},
};

/** What the site leaves out where some files are others, or are not there. */
function without(others: Record<string, unknown> = {}) {
  const files = Object.entries({ ...FILES, ...others }).filter(([, data]) => data !== undefined);
  for (const [name, data] of files) site.write(`src/content/${name}`, JSON.stringify(data));
  return leftOutOf(site.root());
}

test('a site with all parts leaves out nothing', () => {
  expect(without()).toMatchObject({ files: [], addresses: [], components: [], legalParts: [] });
});

test.each<[name: string, addresses: string[], files: string[], components: string[]]>([
  ['arbeitsprobe.json', ['/arbeitsprobe'], [], []],
  ['karriere.json', ['/karriere'], ['stellen.json', 'vorteile.json'], []],
  ['transparenzhinweis.json', ['/transparenzhinweis'], [], ['Transparenzhinweis']],
  [
    'wahlkalender.json',
    ['/wahlkalender'],
    ['wahltermine.json', 'buergermeister.json'],
    ['Wahlkalender'],
  ],
  ['wahlkampftools.json', ['/wahlkampftools'], ['programme.json'], []],
])(
  '%s that is not active goes with its page and its other files',
  (name, addresses, files, components) => {
    const out = without({ [name]: OFF });
    expect(out).toMatchObject({ addresses, components });
    const names = [name, ...files].map((file) => `src/content/${file}`);
    expect(out.files.toSorted()).toEqual(names.toSorted());
  },
);

test.each([{ aiTools: OFF }, {}])('the AI tools go with their section: %o', (home) => {
  const { files } = without({ 'startseite.json': home });
  expect(files).toEqual(['src/content/ki-werkzeuge.json']);
});

test('without the list of all articles a link to it is left out', () => {
  expect(without({ 'ratgeber.json': {} }).isLeftOut({ href: '/plakate#ratgeber' })).toBe(true);
});

test('without a tool on sale there is no page of tools, whatever its own file says', () => {
  expect(without({ 'programme.json': { items: [] } }).addresses).toEqual(['/wahlkampftools']);

  const words = { ...contentOf('productsPage'), active: true };
  site.write('src/content/wahlkampftools.json', JSON.stringify(words));
  site.write('src/content/programme.json', '{ "items": [] }');
  expect(readerOf(site.root())(SOURCES.productsPage).entries).toMatchObject([{ data: OFF }]);
});

test.each([
  ['arbeitsprobe', { 'arbeitsprobe.json': OFF }],
  ['screens', { 'programme.json': { items: [] } }],
  ['video', { 'startseite.json': { ...ON, socialMedia: { video: OFF } } }],
])('the pictures in %s go with their part', (folder, others) => {
  expect(without().assets).toEqual([]);
  expect(without(others).assets).toContain(`src/assets/${folder}/`);
});

test.each<[why: string, value: Record<string, unknown>, expected: boolean]>([
  ['that says so', { active: false }, true],
  ['that does not', { active: true, text: 'Wahlkalender' }, false],
  ['that leads to a page that is left out', { href: '/wahlkalender' }, true],
  ['that leads to a place on it', { href: '/wahlkalender?wahl=mayor#fristen' }, true],
  ['that leads to a page with a longer name', { href: '/wahlkalender-2027' }, false],
  ['that leads to the overview of articles', { href: '/wahlkampfkosten#ratgeber' }, true],
  ['that leads to another place of an article', { href: '/wahlkampfkosten#plakate' }, false],
  ['that leads to a link that is not there', { external: 'instagram' }, true],
  ['that leads to one that is', { external: 'linkedin' }, false],
])('whether an object is left out, %s', (_, value, expected) => {
  const { isLeftOut } = without({ 'wahlkalender.json': OFF, 'ratgeber.json': { overview: OFF } });
  expect(isLeftOut(value)).toBe(expected);
});

test.each<[part: string, others: Record<string, unknown>]>([
  ['ideenpreis', { 'startseite.json': { ideasPrize: { ...OFF, external: 'academy' } } }],
  ['ideenpreis', { 'startseite.json': { ideasPrize: { ...ON, external: 'ideasPrize' } } }],
  ['ideenpreis', { 'startseite.json': { aiTools: ON } }],
  ['transparenzhinweis', { 'transparenzhinweis.json': OFF }],
  ['visitenkarten', { 'visitenkarten/kim.json': undefined }],
  ['wahlkalender', { 'wahlkalender.json': OFF }],
  ['bewerbungen', { 'karriere.json': OFF }],
])('a legal page does not speak of %s with %o', (part, others) =>
  expect(without(others).legalParts).toEqual([part]),
);

test('a sole trader without register, number and networks says nothing of them', () => {
  const site = { links: {}, legal: { managingDirectors: [] } };
  expect(without({ 'site.json': site }).legalParts).toEqual(
    expect.arrayContaining(['netzwerke', 'register', 'umsatzsteuer-id', 'vertretung']),
  );
});

const link = (href: string) => ({ label: 'Link', href });

test('entries, sections and groups without a link left go', () => {
  const data = {
    header: [link('/team'), link('/arbeitsprobe'), link('/karriere')],
    groups: [
      { heading: 'Agentur', links: [link('/team'), link('/arbeitsprobe')] },
      { heading: 'Proben', links: [link('/arbeitsprobe')] },
      { heading: 'Leer', links: [] },
    ],
    tools: [link('/arbeitsprobe')],
    section: { active: false, inner: [link('/arbeitsprobe')] },
  };
  const out = without({ 'arbeitsprobe.json': OFF });
  expect(dataWithout(data, out, z.object({ section: z.object({}).optional() }))).toEqual({
    header: [link('/team'), link('/karriere')],
    groups: [{ heading: 'Agentur', links: [link('/team')] }],
    tools: [],
  });
});

test('a link that a page cannot do without stays, so that the check of links names it', () => {
  const data = { callToAction: link('/arbeitsprobe') };
  const schema = z.object({ callToAction: z.object({ label: z.string(), href: z.string() }) });
  expect(dataWithout(data, without({ 'arbeitsprobe.json': OFF }), schema)).toEqual(data);
});

test('a legal text keeps its lines without what is left out', () => {
  const text =
    'A.<Nur teil="wahlkalender"> B\nC.</Nur> D.\n\n<Nur teil="ideenpreis">\n\n## E\n\n</Nur>\n';
  const { legalParts } = without({ 'wahlkalender.json': OFF });
  expect(textWithout(text, { legalParts })).toBe('A.\n D.\n\n\n\n## E\n\n\n');
  expect(textWithout("A<Nur  teil = 'wahlkalender' >B</Nur >C", { legalParts })).toBe('AC');
});
