import { firmName, listPhrase } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { telHref } from '../../lib/phone.ts';
import { OUTSIDE_LINKS, PROFILES } from '../../lib/schema/links.ts';
import type { Site } from '../../lib/schema/site.ts';
import type { Detail } from './schema.ts';

interface Resolved {
  text: string;
  /** The address of a link around the text, if the text is a number to call or an address to write to. */
  href?: string;
}

/** A detail of the provider from site.json as visitors read it, with the address of its link. */
export function resolveDetail(name: Detail, site: Site): Resolved {
  const { phone, legal, links } = site;
  const profiles = PROFILES.filter((name) => links[name]);
  const details: Record<Detail, Resolved> = {
    legalName: { text: firmName(site.legalName) },
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
