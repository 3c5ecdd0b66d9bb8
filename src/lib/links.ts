import { href } from '../config/routes.ts';
import type { Navigation, NavigationLink } from '../schemas/navigation.ts';
import type { Site } from '../schemas/site.ts';

export interface ResolvedLink {
  label: string;
  href: string;
  /** Leads to another site and opens in a new tab. */
  external: boolean;
  badge?: string | undefined;
}

/** What header and menu show alike. */
export interface MainNavigation {
  navigation: Navigation;
  links: ResolvedLink[];
  callToAction: ResolvedLink;
  /** Path of the page, to mark its link. */
  path: string;
}

/** A link as an editor wrote it, with its address. */
export function resolveLink(link: NavigationLink, site: Site): ResolvedLink {
  return 'external' in link
    ? { label: link.label, href: site.links[link.external], external: true, badge: link.badge }
    : { label: link.label, href: href(link.route, link.anchor), external: false };
}

/** A link that begins an e-mail. */
export const mailto = (address: string, subject?: string): string =>
  subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`;
