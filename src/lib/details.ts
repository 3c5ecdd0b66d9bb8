import type { Detail } from '../schemas/detail.ts';
import type { Site } from '../schemas/site.ts';
import { listPhrase } from './list.ts';

interface Resolved {
  text: string;
  /** Where it can be pressed: a number to call, an address to write to. */
  href?: string;
}

/** A detail of the provider as it is read. */
export function resolveDetail(name: Detail, site: Site): Resolved {
  const { phone, legal } = site;
  const details: Record<Detail, Resolved> = {
    firma: { text: site.legalName },
    geschaeftsfuehrung: { text: listPhrase(legal.managingDirectors) },
    telefon: { text: phone.display, href: `tel:${phone.uri}` },
    email: { text: site.email, href: `mailto:${site.email}` },
    registergericht: { text: legal.registerCourt },
    registernummer: { text: legal.registerNumber },
    'ust-id': { text: legal.vatId },
    redaktion: { text: legal.editorialResponsible },
  };
  return details[name];
}

const COUNTRIES = new Intl.DisplayNames('de', { type: 'region' });

/** Street, town and country, a line each. */
export const addressLines = ({ address }: Site): string[] => [
  address.street,
  `${address.postalCode} ${address.city}`,
  COUNTRIES.of(address.country) ?? address.country,
];
