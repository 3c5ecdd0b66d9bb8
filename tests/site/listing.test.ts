import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articles, legalPages, readEntry, routes } from '../support/content.ts';
import { builtPage, canonicalOf, fileAt, isListed, metaContent, PAGES } from '../support/dist.ts';
import type { Tag } from '../support/html.ts';

/** The origin that the site was built for. */
const { origin: ORIGIN } = new URL(canonicalOf(builtPage('/').tags) ?? '');
const LISTED = PAGES.filter(isListed);
const ARTICLES = articles().map(({ path }) => path);
const site = readEntry('site');
const titleOf = (tags: readonly Tag[]) => tags.find(({ name }) => name === 'title')?.text ?? '';

const text = (path: string) => readFileSync(`dist${path}`, 'utf8');
const named = (list: string, mark: RegExp) => [...list.matchAll(mark)].map(([, url]) => url);

test('no two pages have the same title, description or share picture', () => {
  for (const fact of [
    titleOf,
    (tags: readonly Tag[]) => metaContent(tags, 'description'),
    (tags: readonly Tag[]) =>
      readFileSync(fileAt(metaContent(tags, 'og:image'))).toString('base64'),
  ]) {
    const alike = [...Map.groupBy(LISTED, ({ tags }) => fact(tags)).values()]
      .filter((pages) => pages.length > 1)
      .map((pages) => pages.map(({ path }) => path));
    expect(alike).toEqual([]);
  }
});

test.each(LISTED)('networks get the texts and a picture of $path', async ({ path, tags }) => {
  expect(canonicalOf(tags)).toBe(new URL(path, ORIGIN).href);
  expect(metaContent(tags, 'og:url')).toBe(canonicalOf(tags));
  expect(titleOf(tags)).toContain(metaContent(tags, 'og:title'));
  expect(metaContent(tags, 'og:description')).toBe(metaContent(tags, 'description'));
  const picture = await sharp(fileAt(metaContent(tags, 'og:image'))).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 });
  // Networks that know the size show the picture the first time that a link is shared.
  expect(metaContent(tags, 'og:image:width')).toBe('1200');
  expect(metaContent(tags, 'og:image:height')).toBe('630');
  expect(metaContent(tags, 'og:image:alt')).toBe(metaContent(tags, 'og:title'));
});

test('pages that search engines may not list have no canonical address', () => {
  const others = PAGES.filter((page) => !isListed(page));
  expect(others.length).toBeGreaterThan(0);
  for (const { tags } of others) {
    expect(canonicalOf(tags)).toBeUndefined();
    expect(metaContent(tags, 'og:url')).toBeUndefined();
  }
});

/** All sitemaps that their index names, one after the other. */
const sitemap = () =>
  named(text('/sitemap-index.xml'), /<loc>([^<]*)<\/loc>/g)
    .map((address = '') => text(new URL(address).pathname))
    .join('');

test('sitemap, llms.txt, pages, registry and content name the same addresses', () => {
  const pages = LISTED.map(({ path }) => new URL(path, ORIGIN).href).sort();
  const legal = legalPages().map(({ path }) => path);
  const known = new Set([...routes(), ...ARTICLES, ...legal]);
  expect(pages).toEqual([...known].map((path) => new URL(path, ORIGIN).href).sort());
  expect(named(sitemap(), /<loc>([^<]*)<\/loc>/g).sort()).toEqual(pages);
  expect(named(text('/llms.txt'), /\]\(([^)]*)\): ./g).sort()).toEqual(
    pages.filter((page) => page !== `${ORIGIN}/`),
  );
});

test('the sitemap says when each article changed', () => {
  const changed = sitemap().matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g);
  expect([...changed].map(([, page, day]) => [page, day]).sort()).toEqual(
    articles()
      .map(({ path, data }) => [ORIGIN + path, data.updated.toISOString()])
      .sort(),
  );
});

test('robots may read every page, and find the sitemap', () => {
  const rules = text('/robots.txt').trim().split(/\n+/);
  expect(rules).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${ORIGIN}/sitemap-index.xml`]);
});

test('search engines leave out the host’s own address', () => {
  const blocks = text('/_headers').split(/\n(?=\S)/);
  const block = blocks.find((part) => part.startsWith('https://:project.pages.dev/*'));
  expect(block).toMatch(/^ {2}X-Robots-Tag: noindex$/m);
});

test('the feed is German and lists headline and day of the articles, the newest first', () => {
  const [head, ...items] = text('/ratgeber.xml').split('<item>');
  expect(head).toContain('<language>de</language>');
  const said = (name: string) => named(items.join(), new RegExp(`<${name}[^>]*>([^<]*)<`, 'g'));
  const newestFirst = articles()
    .map(({ path, data }) => ({ path, data, date: data.published ?? data.updated }))
    .sort((a, b) => +b.date - +a.date);
  expect(said('guid')).toEqual(newestFirst.map(({ path }) => ORIGIN + path));
  expect(said('title')).toEqual(
    newestFirst.map(({ data }) => data.headline.replaceAll('\u00ad', '').replaceAll('&', '&amp;')),
  );
  expect(said('pubDate')).toEqual(newestFirst.map(({ date }) => date.toUTCString()));
  expect(items.join()).not.toContain('\u00ad');
});

test('the browser prefetches neither an address with a query nor the endpoint', () => {
  const [{ where }] = JSON.parse(text('/speculation-rules.json')).prefetch;
  for (const pattern of ['/*\\?(.+)', '/api/*'])
    expect(where.and).toContainEqual({ not: { href_matches: pattern } });
});

test('security.txt names a contact, and expires between a month and a year from now', () => {
  const lines = text('/.well-known/security.txt');
  expect(lines).toContain(`Contact: mailto:${site.email}`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(lines)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect(lines).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
});

test('the licences of the packages that a browser gets are there', () => {
  expect(text('/licences/third-party.txt')).toMatch(/^## react-dom - .*\n\nMIT License$/m);
});

test('the web manifest names icons that exist, with their true sizes', async () => {
  const { icons } = JSON.parse(text('/manifest.webmanifest')) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons) {
    expect(existsSync(`dist${src}`), src).toBe(true);
    if (type !== 'image/png') continue;
    const { width, height, format } = await sharp(`dist${src}`).metadata();
    expect(`${width}x${height} image/${format}`).toBe(`${sizes} ${type}`);
  }
  for (const { html } of PAGES) expect(html).toContain('href="/manifest.webmanifest"');
});
