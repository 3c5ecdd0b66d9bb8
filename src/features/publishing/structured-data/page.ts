import { isoDay } from '../../../lib/day.ts';
import type { Site } from '../../../lib/schema/site.ts';
import { withoutSoftHyphens } from '../../../lib/text.ts';
import type { Article } from '../../articles/schema.ts';
import type { Product } from '../../products/schema.ts';
import type { Member } from '../../team/schema.ts';
import { organizationReference } from './organization.ts';
import type { Thing } from './thing.ts';

/** Describes the path to a page. All pages lie directly below the home page. */
export const breadcrumbs = (page: URL, title: string, home: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: page.origin },
    { '@type': 'ListItem', position: 2, name: withoutSoftHyphens(title), item: page.href },
  ],
});

/** Describes an article; its author is the agency if the article names nobody. */
export function article(data: Omit<Article, 'picture'>, page: URL, image: URL, site: Site): Thing {
  const agency = organizationReference(site, new URL('/', page));
  return {
    '@type': 'Article',
    headline: withoutSoftHyphens(data.headline),
    description: withoutSoftHyphens(data.description),
    url: page.href,
    image: image.href,
    inLanguage: 'de',
    ...(data.published && { datePublished: isoDay(data.published) }),
    dateModified: isoDay(data.updated),
    keywords: data.keywords.map(withoutSoftHyphens),
    author: data.author ? { '@type': 'Person', name: data.author } : agency,
    publisher: agency,
  };
}

const MONTH = { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' } as const;

/** Describes a product with its monthly and one-time price, both with VAT. One of the prices may be missing. */
export function product(data: Product, page: URL, image: URL, site: Site): Thing {
  const { monthly, oneTime, oneTimeNote } = data.pricing;
  const price = (amount: number) =>
    ({
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
    }) as const;
  return {
    '@type': 'Product',
    name: withoutSoftHyphens(data.title),
    description: withoutSoftHyphens(data.description),
    url: new URL(`#${data.slug}`, page).href,
    image: image.href,
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      url: new URL(`#${data.slug}`, page).href,
      priceCurrency: 'EUR',
      price: monthly ?? oneTime,
      priceSpecification: [
        monthly ? { ...price(monthly), referenceQuantity: MONTH } : [],
        oneTime ? { ...price(oneTime), name: oneTimeNote && withoutSoftHyphens(oneTimeNote) } : [],
      ].flat(),
      seller: organizationReference(site, new URL('/', page)),
    },
  };
}

/** Describes a team member, without the picture, because a drawing is no portrait. */
export const person = (member: Member, page: URL, site: Site): Thing => ({
  '@type': 'Person',
  name: member.name,
  jobTitle: withoutSoftHyphens(member.role),
  description: withoutSoftHyphens(member.bio),
  url: new URL(`#${member.slug}`, page).href,
  email: member.email,
  sameAs: member.linkedin,
  knowsAbout: member.expertise.map(withoutSoftHyphens),
  worksFor: organizationReference(site, new URL('/', page)),
});
