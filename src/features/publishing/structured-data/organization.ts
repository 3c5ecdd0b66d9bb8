import type { Weekday } from '../../../lib/opening-hours.ts';
import { dialled } from '../../../lib/phone.ts';
import { PROFILES } from '../../../lib/schema/links.ts';
import type { Site } from '../../../lib/schema/site.ts';
import { sharePicture } from '../share-address.ts';
import type { Thing } from './thing.ts';

const DAYS = {
  montag: 'Monday',
  dienstag: 'Tuesday',
  mittwoch: 'Wednesday',
  donnerstag: 'Thursday',
  freitag: 'Friday',
  samstag: 'Saturday',
  sonntag: 'Sunday',
} as const satisfies Record<Weekday, string>;

const organizationId = (origin: URL) => new URL('/#agentur', origin).href;

/** Refers to the agency by the `@id` of its full entry on the home page. */
export const organizationReference = ({ brand }: Site, origin: URL): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: brand,
  url: origin.href,
});

export function organization(site: Site, origin: URL): Thing {
  const { address, openingHours, links } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(origin),
    name: site.brand,
    legalName: site.legalName,
    url: origin.href,
    logo: new URL('/apple-touch-icon.png', origin).href,
    image: new URL(sharePicture('/'), origin).href,
    email: site.email,
    telephone: dialled(site.phone),
    ...(site.legal.vatId && { vatID: site.legal.vatId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    openingHoursSpecification: openingHours.map(({ weekdays, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => DAYS[day]),
      opens: from.padStart(5, '0'),
      closes: to.padStart(5, '0'),
    })),
    sameAs: PROFILES.flatMap((name) => links[name] ?? []),
  };
}

/** Describes the website. The home page has this entry beside the entry of the agency. */
export const website = (site: Site, origin: URL): Thing => ({
  '@type': 'WebSite',
  '@id': new URL('/#website', origin).href,
  name: site.brand,
  url: origin.href,
  inLanguage: 'de',
  publisher: { '@id': organizationId(origin) },
});
