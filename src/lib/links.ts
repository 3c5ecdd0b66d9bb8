import type { Site } from './schema/site.ts';

/** A link as editors write it: to a page of this site, or to an outside link of site.json. */
interface Target {
  href?: string | undefined;
  external?: keyof Site['links'] | undefined;
}

/** The address of a link; empty if it has neither `href` nor an outside link that site.json names. */
export const hrefOf = ({ href, external }: Target, { links }: Site): string =>
  href ?? (external && links[external]) ?? '';

export const isOutside = (href: string): boolean => href.startsWith('https:');

/**
 * The attributes of a link. A link to another site opens in a new tab; `ExternalMark` says so.
 *
 * @param path the path of the page, if a link to the page itself shall be marked
 */
export const linkTo = (href: string, path?: string) => ({
  href,
  ...(isOutside(href) && { target: '_blank', rel: 'noopener' }),
  ...(href === path && { 'aria-current': 'page' as const }),
});

/** An address as people read it, composed: editors and browsers write `T%C3%BCr` for `Tür`. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address;
  }
}
