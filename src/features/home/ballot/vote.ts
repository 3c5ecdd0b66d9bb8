import { atom } from 'nanostores';
import { ELECTION_PARAMETER } from '../../../config/addresses.ts';
import { type CampaignType, electionOf } from '../../../config/elections.ts';

/** The order of the ballot. A small phone shows its first three rows, so that the most common elections come first. */
export const ROWS = ['local', 'mayor', 'state', 'federal', 'european', 'other'] as const;

/** The election that is chosen on the ballot of the home page. */
export const $vote = atom<CampaignType | undefined>(undefined);

/** Chooses an election, and keeps it with the page's entry in the history for the way back. */
export function castVote(type: CampaignType): void {
  $vote.set(type);
  history.replaceState({ ...history.state, [ELECTION_PARAMETER]: type }, '');
}

/** Chooses the election of an earlier visit to this entry of the history. */
export function restoreVote(): void {
  $vote.set(electionOf(history.state?.[ELECTION_PARAMETER]));
}
