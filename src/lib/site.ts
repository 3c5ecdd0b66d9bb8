import { countryName } from './country.ts';
import type { Navigation, NavigationLink } from './schema/navigation.ts';
import type { Site } from './schema/site.ts';

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

/** Street, town and country, a line each. */
export const addressLines = ({ address }: Site): string[] => [
  address.street,
  `${address.postalCode} ${address.city}`,
  countryName(address.country) ?? address.country,
];
