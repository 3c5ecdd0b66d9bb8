import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { ROUTES } from '../../../src/config/routes.ts';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { leftOutOf, PARTS } from '../../../src/content-reader/parts.ts';
import { dataWithout, openPublished } from '../../../src/content-reader/published-file.ts';
import { createReader } from '../../../src/content-reader/reader.ts';
import { active } from '../../../src/lib/schema/entry.ts';
import { address, external } from '../../../src/lib/schema/links.ts';
import { pictureLicenceSchema } from '../../../src/lib/schema/picture-licence.ts';
import { emptyProject } from '../../support/empty-project.ts';
import { readEntry } from '../../support/content.ts';

const site = emptyProject();
const ON = { active: true };
const OFF = { active: false };
/** The files of a small site with all of its parts, by name. */
const FILES: Record<string, object> = {
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

/** What the site leaves out if some fields of its files have other values; `null` removes a field or a file. */
function without(others: Record<string, object | null>) {
  for (const [name, data] of Object.entries(FILES)) {
    const file = others[name] === null ? null : { ...data, ...others[name] };
    const text = JSON.stringify(file, (_, value: unknown) => value ?? undefined);
    if (file) site.write(`src/content/${name}`, text);
  }
  return leftOutOf(site.root());
}

/** A site without register, number for VAT and profiles in networks. */
const SOLE_TRADER = { links: { academy: 'https://a.example' }, legal: { managingDirectors: [] } };

const TOOLS = '/wahlkampftools wahlkampftools.json programme.json screens/';

test.each<[parts: string, leftOut: string, others: Record<string, object | null>]>([
  ['all parts', '', {}],
  ['no work sample', '/arbeitsprobe arbeitsprobe.json arbeitsprobe/', { 'arbeitsprobe.json': OFF }],
  [
    'no careers page',
    '/karriere karriere.json vorteile.json stellen.json bewerbungen',
    { 'karriere.json': OFF },
  ],
  [
    'no notice',
    '/transparenzhinweis transparenzhinweis.json Transparenzhinweis transparenzhinweis',
    { 'transparenzhinweis.json': OFF },
  ],
  [
    'no calendar',
    '/wahlkalender wahlkalender.json wahltermine.json buergermeister.json Wahlkalender wahlkalender',
    { 'wahlkalender.json': OFF },
  ],
  ['no page of tools', TOOLS, { 'wahlkampftools.json': OFF }],
  ['no tool on sale', TOOLS, { 'programme.json': { items: [] } }],
  ['AI tools switched off', 'ki-werkzeuge.json', { 'startseite.json': { aiTools: OFF } }],
  ['no words for AI tools', 'ki-werkzeuge.json', { 'startseite.json': { aiTools: null } }],
  ['no film', 'video/', { 'startseite.json': { socialMedia: { video: OFF } } }],
  [
    'a prize switched off',
    'ideenpreis',
    { 'startseite.json': { ideasPrize: { ...OFF, external: 'academy' } } },
  ],
  [
    'a prize without address',
    'ideenpreis',
    { 'startseite.json': { ideasPrize: { ...ON, external: 'ideasPrize' } } },
  ],
  ['no card', 'visitenkarten/*.json visitenkarten', { 'visitenkarten/kim.json': null }],
  [
    'no register and networks',
    'vertretung register umsatzsteuer-id netzwerke',
    { 'site.json': SOLE_TRADER },
  ],
])('a site with %s leaves out “%s”', (_, leftOut, others) => {
  const { includes, files, assets, components, legalParts } = without(others);
  const addresses = Object.values(ROUTES).map(({ path }) => path);
  const all = [addresses.filter(includes), files, assets, components, legalParts].flat();
  expect(all.join(' ').replace(/src\/(?:content|assets)\//g, '')).toBe(leftOut);
});

test('each file with the field active is a part', () => {
  const files = Object.entries(COLLECTIONS).filter(([, { schema }]) => 'active' in schema.shape);
  const parts = PARTS.filter(({ sections }) => !sections).map(({ collection }) => collection);
  expect(parts).toEqual(expect.arrayContaining(files.map(([name]) => name)));
});

test('without a tool on sale the page of tools is left out, whatever its own file says', () => {
  const words = { ...readEntry('productsPage'), active: true };
  site.write('src/content/wahlkampftools.json', JSON.stringify(words));
  site.write('src/content/programme.json', '{ "items": [] }');
  const read = createReader(site.root());
  expect(read(COLLECTIONS.productsPage).entries).toMatchObject([{ data: OFF }]);
});

test.each<[object: string, effect: 'goes' | 'stays', value: Record<string, unknown>]>([
  ['with active: false', 'goes', { active: false }],
  ['with active: true', 'stays', { active: true, text: 'Wahlkalender' }],
  ['that leads to a page that is left out', 'goes', { href: '/wahlkalender' }],
  ['that leads to a place on such a page', 'goes', { href: '/wahlkalender?wahl=mayor#fristen' }],
  ['that leads to a page with a longer name', 'stays', { href: '/wahlkalender-2027' }],
  ['that leads to the overview of articles', 'goes', { href: '/wahlkampfkosten#ratgeber' }],
  ['that leads to another place of an article', 'stays', { href: '/wahlkampfkosten#plakate' }],
  ['that leads to a profile that site.json lacks', 'goes', { external: 'instagram' }],
  ['that leads to a profile of site.json', 'stays', { external: 'linkedin' }],
  [
    'with all its files in a folder that is left out',
    'goes',
    { files: ['src/assets/video/a.mp4'] },
  ],
  ['with one file elsewhere', 'stays', { files: ['src/assets/video/*', 'src/assets/b.svg'] }],
])('an object %s %s', (_, effect, value) => {
  const leftOut = without({
    'wahlkalender.json': OFF,
    'ratgeber.json': { overview: OFF },
    'startseite.json': { socialMedia: { video: OFF } },
  });
  const { files } = pictureLicenceSchema.shape;
  const schema = z.object({ active, href: address, external, files }).partial().optional();
  const rest = dataWithout({ value }, leftOut, z.object({ value: schema }));
  expect(rest).toEqual(effect === 'goes' ? {} : { value });
});

test('a field whose schema does not say so leaves nothing out', () => {
  const data = { value: { href: '/wahlkalender', links: [] } };
  const schema = z.object({ href: z.string(), links: z.array(z.string()) }).optional();
  const leftOut = without({ 'wahlkalender.json': OFF });
  expect(dataWithout(data, leftOut, z.object({ value: schema }))).toEqual(data);
});

const link = z.object({ href: address });
const group = z.object({ links: z.array(link).meta({ dependsOn: 'entries' }) });
const TEAM = { href: '/team' };
const SAMPLE = { href: '/arbeitsprobe' };

test('what leads to a part that is left out is removed from the data of a file', () => {
  const data = {
    header: [TEAM, SAMPLE, { href: '/karriere' }],
    groups: [{ links: [TEAM, SAMPLE] }, { links: [SAMPLE] }, { links: [] }],
    tools: [SAMPLE],
  };
  const links = z.array(link);
  const schema = z.object({ header: links, groups: z.array(group), tools: links });
  const leftOut = without({ 'arbeitsprobe.json': OFF });
  const rest = { header: [TEAM, { href: '/karriere' }], groups: [{ links: [TEAM] }], tools: [] };
  expect(dataWithout(data, leftOut, schema)).toEqual(rest);
  const { header } = Object(dataWithout(data, leftOut, schema, { keepGaps: true }));
  expect(header).toEqual([TEAM, undefined, { href: '/karriere' }]);
});

test('a link that a page cannot do without stays, so that the check of links names it', () => {
  const data = { callToAction: SAMPLE, tags: [SAMPLE] };
  const schema = z.object({ callToAction: link, tags: z.array(link).min(1) });
  expect(dataWithout(data, without({ 'arbeitsprobe.json': OFF }), schema)).toEqual(data);
});

test.each([
  ['A.<Nur teil="wahlkalender"> B\nC.</Nur> D.', 'A.\n D.'],
  ['<Nur teil="ideenpreis">\n\n## E\n\n</Nur>\n', '\n\n## E\n\n\n'],
  ["A<Nur\n teil = 'wahlkalender' >B</Nur\n>C", 'A\n\nC'],
  ['A<Nur\nteil="ideenpreis"\n>B</Nur>', 'A\n\nB'],
  [
    '{/* <Nur teil="wahlkalender"> */}\n\nA<Nur teil="register">B</Nur>',
    '{/* <Nur teil="wahlkalender"> */}\n\nAB',
  ],
])('a legal page keeps its lines without what is left out: %j', (written, published) => {
  const leftOut = without({ 'wahlkalender.json': OFF });
  site.write('src/content/seiten/impressum.mdx', `---\n---\n${written}`);
  const { text } = openPublished(site.root(), 'src/content/seiten/impressum.mdx', leftOut);
  expect(text).toBe(`\n\n${published}`);
});
