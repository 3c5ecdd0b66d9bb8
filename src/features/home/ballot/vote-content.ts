import type { CampaignType } from '../../../config/elections.ts';
import type { WrittenName } from './written-name.ts';
import type { Home } from '../schema.ts';

/** `/stimmzettel.json`: the words of the ballot. */
export interface VoteContent {
  texts: Omit<Home['ballot']['vote'], 'answers'>;
  /** The kinds of election, in the order of the ballot. */
  rows: { value: CampaignType; name: string; written: WrittenName; answer: string }[];
}
