import type { Detail } from '../features/legal/schema.ts';
import type { Navigation, NavigationLink, Site } from './schema/site.ts';
import { listPhrase } from './format.ts';
import { OUTSIDE_LINKS, PROFILES } from './schema/common.ts';
import { mailto } from './mailto.ts';
import { telHref } from './phone.ts';

interface ResolvedLink {
  label: string;
  href: string;
  /** Leads to another site and opens in a new tab. */
  external: boolean;
  badge?: string | undefined;
}

/** The parts that header and menu share. */
export interface MainNavigation {
  navigation: Navigation;
  links: ResolvedLink[];
  callToAction: ResolvedLink;
  /** Path of the page, to mark its link. */
  path: string;
}

/** A link as an editor wrote it, with its address. */
export function resolveLink(link: NavigationLink, { links }: Site): ResolvedLink {
  const { label, href = '/', external, badge } = link;
  return external
    ? { label, href: links[external] ?? '', external: true, badge }
    : { label, href, external: false, badge };
}

interface Resolved {
  text: string;
  /** Where it can be pressed: a number to call, an address to write to. */
  href?: string;
}

/** A detail of the provider as it is read. */
export function resolveDetail(name: Detail, site: Site): Resolved {
  const { phone, legal, links } = site;
  const profiles = PROFILES.filter((name) => links[name]);
  const details: Record<Detail, Resolved> = {
    legalName: { text: site.legalName },
    managingDirectors: { text: listPhrase(legal.managingDirectors) },
    phone: { text: phone, href: telHref(phone) },
    email: { text: site.email, href: mailto(site.email) },
    registerCourt: { text: legal.registerCourt ?? '' },
    registerNumber: { text: legal.registerNumber ?? '' },
    vatId: { text: legal.vatId ?? '' },
    editorialResponsible: { text: legal.editorialResponsible },
    profiles: { text: listPhrase(profiles.map((name) => OUTSIDE_LINKS[name])) },
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
