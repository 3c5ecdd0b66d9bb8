import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import costFaq from '../../src/content/faq/kontakt.json' with { type: 'json' };
import products from '../../src/content/programme.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import team from '../../src/content/team.json' with { type: 'json' };
import { isListed, PAGES } from '../support/dist.ts';
import { jsonLd, structuredDataIssues } from '../support/structured-data.ts';

const LISTED = PAGES.filter(({ html }) => isListed(html));
const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(LISTED[0]?.html ?? '')?.[1];

/** Content of a meta element or of the canonical link; undefined where there is none. */
const said = (html: string, name: string): string | undefined =>
  name === 'canonical'
    ? /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    : new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

const text = (path: string) => readFileSync(`dist${path}`, 'utf8');
const file = (address: string) => `dist${new URL(address).pathname}`;
const kinds = (html: string) => jsonLd(html).map((thing) => thing['@type']);
const things = (path: string, kind: string) =>
  jsonLd(PAGES.find((page) => page.path === path)?.html ?? '').filter(
    (thing) => thing['@type'] === kind,
  );

test('no two pages have the same title, description or share picture', async () => {
  for (const facts of [
    LISTED.map(({ html }) => titleOf(html)),
    LISTED.map(({ html }) => said(html, 'description')),
    LISTED.map(({ html }) => said(html, 'og:image')),
    LISTED.map(({ html }) => readFileSync(file(said(html, 'og:image') ?? '')).toString('base64')),
  ]) {
    expect(new Set(facts).size).toBe(LISTED.length);
  }
});

for (const { path, html } of LISTED) {
  test(`${path} says to networks what it says to search engines, with a picture of its own`, async () => {
    expect(titleOf(html).length).toBeLessThanOrEqual(75);
    expect(said(html, 'canonical')).toBe(new URL(path, origin).href);
    expect(said(html, 'og:url')).toBe(said(html, 'canonical'));
    expect(titleOf(html)).toContain(said(html, 'og:title'));
    expect(said(html, 'og:description')).toBe(said(html, 'description'));
    const picture = await sharp(file(said(html, 'og:image') ?? '')).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
  });

  test(`${path} has structured data without a mistake`, async () => {
    const issues = await structuredDataIssues(html);
    expect(issues.filter((issue) => issue.startsWith('ERROR'))).toEqual([]);
    if (path === '/') return;
    const [home, page] = (things(path, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as {
      item: string;
    }[];
    expect(new URL(home?.item ?? '').pathname).toBe('/');
    expect(page?.item).toBe(said(html, 'canonical'));
  });
}

test('pages out of search engines have none of it', () => {
  const others = PAGES.filter(({ html }) => !isListed(html));
  expect(others.length).toBeGreaterThan(0);
  for (const { html } of others) {
    expect(said(html, 'canonical')).toBeUndefined();
    expect(said(html, 'og:url')).toBeUndefined();
    expect(jsonLd(html)).toEqual([]);
  }
});

test('every address in the structured data that is ours has a file', () => {
  const addresses = LISTED.flatMap(({ html }) => [
    ...JSON.stringify(jsonLd(html)).matchAll(/"(https?:[^"#]+)/g),
  ])
    .map(([, address = '']) => new URL(address))
    .filter((address) => address.origin === origin);
  expect(addresses.length).toBeGreaterThan(0);
  const missing = addresses
    .map(({ pathname }) => pathname)
    .filter((path) => !PAGES.some((page) => page.path === path) && !existsSync(`dist${path}`));
  expect(missing).toEqual([]);
});

test('the agency has its address, its hours and its number', () => {
  const [agency] = things('/', 'ProfessionalService');
  expect(agency).toMatchObject({
    name: site.brand,
    telephone: site.phone.uri,
    address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
    openingHoursSpecification: [
      { opens: '07:00', closes: '19:00', dayOfWeek: { length: 5 } },
      { opens: '09:00', closes: '17:00', dayOfWeek: ['Saturday'] },
    ],
  });
  expect(kinds(PAGES.find(({ path }) => path === '/')?.html ?? '')).toContain('WebSite');
});

test('each program has both its prices, with tax', () => {
  const offers = things('/wahlkampftools', 'Product').map(({ offers }) => offers);
  expect(offers).toHaveLength(products.length);
  for (const [index, { pricing }] of products.entries()) {
    expect(offers[index]).toMatchObject({
      price: pricing.monthly,
      priceCurrency: 'EUR',
      priceSpecification: [
        {
          price: pricing.monthly,
          referenceQuantity: { unitCode: 'MON' },
          valueAddedTaxIncluded: true,
        },
        { price: pricing.oneTime, valueAddedTaxIncluded: true },
      ],
    });
  }
});

test('questions are those of the page', () => {
  const questions = (path: string) =>
    things(path, 'FAQPage').flatMap(({ mainEntity }) => mainEntity as { name: string }[]);
  expect(questions('/kontakt').map(({ name }) => name)).toEqual(
    costFaq.items.map(({ question }) => question.replaceAll('\u00ad', '')),
  );
  expect(questions('/social-media-wahlkampf')).toHaveLength(17);
});

test('the team is named, and nobody as the drawing', () => {
  const people = things('/team', 'Person');
  expect(people.map(({ name }) => name)).toEqual(team.items.map(({ name }) => name));
  for (const person of people) expect(person).not.toHaveProperty('image');
});

test('the video has a picture and a length', () => {
  expect(things('/', 'VideoObject')).toMatchObject([{ duration: 'PT0M15S' }]);
});

test.describe('by its schema', () => {
  const INDEX = 'tests/support/schemas/sitemap-index.rng';
  /** That of sitemaps.org, which comes with the library that writes ours. */
  const SITEMAP = 'node_modules/sitemap/schema/sitemap.xsd';

  /** What a validator says against a document. */
  async function objections(xml: string, schema: string): Promise<string[]> {
    const extension = schema.endsWith('.rng') ? 'relaxng' : 'schema';
    const contents = readFileSync(schema, 'utf8');
    const { errors } = await validateXML({ xml, schema: contents, extension });
    return errors.map(({ message }) => message);
  }

  for (const [path, schema, wrong] of [
    ['/sitemap-index.xml', INDEX, /<loc>[^<]*<\/loc>/],
    ['/sitemap-0.xml', SITEMAP, /<loc>[^<]*<\/loc>/],
  ] as const) {
    test(`${path} is valid, and would not be with one value less`, async () => {
      expect(await objections(text(path), schema)).toEqual([]);
      expect(await objections(text(path).replace(wrong, ''), schema)).not.toEqual([]);
    });
  }
});

test('llms.txt, sitemap and pages name the same addresses', () => {
  const pages = LISTED.map(({ html }) => said(html, 'canonical')).sort();
  const named = (list: string, mark: RegExp) => [...list.matchAll(mark)].map(([, url]) => url);
  expect(named(text('/sitemap-0.xml'), /<loc>([^<]*)<\/loc>/g).sort()).toEqual(pages);
  expect(named(text('/llms.txt'), /\]\(([^)]*)\): ./g).sort()).toEqual(
    pages.filter((page) => page !== `${origin}/`),
  );
});

test('the sitemap says when an article changed, and nothing of other pages', () => {
  const article = readFileSync('src/content/ratgeber/wahlkampfkosten.mdx', 'utf8');
  const updated = /^updated: (\S+)$/m.exec(article)?.[1];
  const sitemap = text('/sitemap-0.xml');
  expect(sitemap).toContain(`/wahlkampfkosten</loc><lastmod>${updated}T`);
  expect(sitemap).toContain(`/team</loc></url>`);
});

test('security.txt names a contact and a day within a year, but not soon', () => {
  const lines = text('/.well-known/security.txt');
  expect(lines).toContain(`Contact: mailto:${site.email}`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(lines)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

test('the web manifest names icons that are there, in their sizes', async () => {
  const { icons } = JSON.parse(text('/manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const { width, height, format } = await sharp(`dist${src}`).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  expect(icons.every(({ src }) => existsSync(`dist${src}`))).toBe(true);
  for (const { html } of PAGES)
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});
