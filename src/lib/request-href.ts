import { ELECTION_PARAMETER, TOPIC_PARAMETER } from '../config/addresses.ts';
import type { CampaignType } from '../config/elections.ts';
import { href } from '../config/routes.ts';
import { normalizeLine } from './normalize.ts';

/** The address of the request form, with what it fills in: the topic of the request, and the kind of election. */
export function requestHref(topic?: string, election?: CampaignType): string {
  const query = new URLSearchParams({
    ...(topic !== undefined && { [TOPIC_PARAMETER]: normalizeLine(topic) }),
    ...(election && { [ELECTION_PARAMETER]: election }),
  });
  return query.size > 0 ? `${href('contact')}?${query}` : href('contact');
}
