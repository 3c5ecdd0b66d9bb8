import { ELECTION_PARAMETER } from '../../config/addresses.ts';
import { type CampaignType, electionOf } from '../../config/elections.ts';
import { href } from '../../config/routes.ts';

export const electionFrom = (query: string): CampaignType | undefined =>
  electionOf(new URLSearchParams(query).get(ELECTION_PARAMETER));

/** The address of a page of this site with an election in its query, or with none. */
export function withElection(address: string, type: CampaignType | undefined): string {
  const url = new URL(address, location.href);
  if (type) url.searchParams.set(ELECTION_PARAMETER, type);
  else url.searchParams.delete(ELECTION_PARAMETER);
  return url.pathname + url.search + url.hash;
}

/** Adds an election to a link, or removes the election that was added before. A link written with an election stays. */
function carryBy(link: HTMLAnchorElement, type: CampaignType | undefined): void {
  const { dataset } = link;
  const hasElection = new URLSearchParams(link.search).has(ELECTION_PARAMETER);
  if (dataset['carries'] === undefined && (hasElection || !type)) return;
  link.toggleAttribute('data-carries', type !== undefined);
  link.href = withElection(link.href, type);
}

/** Adds an election to all links to the request form and to other pages. */
export function carryElection(type: CampaignType | undefined): void {
  const form = `a[href="${href('contact')}"], a[href^="${href('contact')}?"]`;
  // Links to files and to places on the home page are left alone.
  const pages = 'a[href^="/"]:not([href*="."], [href^="/#"], [href="/"])';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${form}, ${pages}`)) {
    carryBy(link, type);
  }
}
