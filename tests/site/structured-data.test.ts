import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articles, isOn, products, readEntry, readList } from '../support/content.ts';
import { builtPage, canonicalOf, fileAt, isListed, PAGES } from '../support/dist.ts';
import type { Tag } from '../support/html.ts';

const { origin } = new URL(canonicalOf(builtPage('/').tags) ?? '');
/** The address of home with or without a slash, which are the same. */
const HOME: unknown = expect.stringMatching(new RegExp(`^${origin}/?$`));
const site = readEntry('site');
const HOME_NAME =
  readEntry('navigation').header.find(({ href }) => href === '/')?.label ?? site.brand;
const { video } = readEntry('home').socialMedia;

const ENGLISH: Record<string, string> = {
  montag: 'Monday',
  dienstag: 'Tuesday',
  mittwoch: 'Wednesday',
  donnerstag: 'Thursday',
  freitag: 'Friday',
  samstag: 'Saturday',
  sonntag: 'Sunday',
};

/** The entities in a page's JSON-LD. */
const jsonLd = (tags: readonly Tag[]): Record<string, unknown>[] =>
  tags
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .flatMap(({ text: block }) => {
      const data = JSON.parse(block) as Record<string, unknown>;
      return Array.isArray(data['@graph']) ? (data['@graph'] as (typeof data)[]) : [data];
    });

const things = (path: string, kind: string) =>
  jsonLd(builtPage(path).tags).filter((thing) => thing['@type'] === kind);

/** The properties that search engines ask for: developers.google.com/search/docs/appearance/structured-data */
const REQUIRED: Record<string, string[]> = {
  Article: ['headline', 'image', 'author', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Person: ['name'],
  Product: ['name', 'image', 'offers'],
  ProfessionalService: ['name', 'url', 'logo', 'telephone', 'address'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  WebSite: ['name', 'url'],
};

test.each(PAGES.filter(isListed))('$path has complete structured data', ({ path, tags }) => {
  for (const thing of jsonLd(tags)) {
    const type = String(thing['@type']);
    const required = REQUIRED[type] ?? expect.fail(`${type} is no known type`);
    expect(Object.keys(thing)).toEqual(expect.arrayContaining(required));
  }
  if (path === '/') return;
  expect(things(path, 'BreadcrumbList')).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: HOME_NAME, item: HOME },
        { position: 2, item: canonicalOf(tags) },
      ],
    },
  ]);
});

test('a page that search engines may not list has no structured data', () => {
  const unlisted = PAGES.filter((page) => !isListed(page));
  expect(unlisted.flatMap(({ tags }) => jsonLd(tags))).toEqual([]);
});

test('the agency is described as its pages show it', () => {
  expect(things('/', 'WebSite')).toHaveLength(1);
  expect(things('/', 'VideoObject')).toHaveLength(video ? 1 : 0);
  expect(things('/', 'ProfessionalService')).toMatchObject([
    {
      name: site.brand,
      telephone: expect.stringMatching(/^\+49\d{7,}$/),
      sameAs: [site.links.linkedin, site.links.instagram].filter(Boolean),
      address: { streetAddress: site.address.street, postalCode: site.address.postalCode },
      openingHoursSpecification: site.openingHours.map(({ from, to, weekdays }) => ({
        opens: from.padStart(5, '0'),
        closes: to.padStart(5, '0'),
        dayOfWeek: weekdays.map((day) => ENGLISH[day]),
      })),
    },
  ]);
});

test.skipIf(!video)('the film is described, and its files exist', () => {
  const [minutes, seconds] = (video?.duration ?? '').split(':').map(Number);
  const [film] = things('/', 'VideoObject');
  expect(film).toMatchObject({
    duration: `PT${minutes}M${seconds}S`,
    uploadDate: video?.published,
  });
  for (const address of [film?.['thumbnailUrl'], film?.['contentUrl']])
    expect(existsSync(fileAt(String(address))), String(address)).toBe(true);
});

test.skipIf(!isOn('productsPage'))('each program is described with its prices', () => {
  const taxed = { valueAddedTaxIncluded: true };
  expect(things('/wahlkampftools', 'Product')).toMatchObject(
    products().map(({ pricing: { monthly, oneTime } }) => ({
      offers: {
        price: monthly ?? oneTime,
        priceCurrency: 'EUR',
        priceSpecification: [
          monthly ? { price: monthly, referenceQuantity: { unitCode: 'MON' }, ...taxed } : [],
          oneTime ? { price: oneTime, ...taxed } : [],
        ].flat(),
      },
    })),
  );
});

test('each person is described without a picture, because a drawn portrait shows nobody in particular', () => {
  const people = things('/team', 'Person');
  const said = people.map(({ name, email, sameAs, image }) => ({ name, email, sameAs, image }));
  const written = readList('team').map(({ name, email, linkedin: sameAs }) => {
    return { name, email, sameAs, image: undefined };
  });
  expect(said).toHaveLength(written.length);
  expect(said).toEqual(expect.arrayContaining(written));
});

test.each(articles())('the article $path is described', ({ path, data }) => {
  expect(things(path, 'Article')).toMatchObject([
    {
      headline: data.headline.replaceAll('\u00ad', ''),
      description: data.description.replaceAll('\u00ad', ''),
      dateModified: data.updated.toISOString().slice(0, 10),
      ...(data.published && { datePublished: data.published.toISOString().slice(0, 10) }),
      author: { name: data.author ?? site.brand },
    },
  ]);
});
