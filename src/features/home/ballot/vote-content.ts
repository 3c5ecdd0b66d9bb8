import { CAMPAIGN_TYPE_LABELS, type CampaignType } from '../../../config/elections.ts';
import { euroRange } from '../../../lib/format.ts';
import type { Home } from '../schema.ts';
import { ROWS } from './vote.ts';
import { type WrittenName, writtenName } from './written-name.ts';

type VoteWords = Home['ballot']['vote'];

/** What the ballot loads from `BALLOT_WORDS`. */
export interface VoteContent {
  words: Omit<VoteWords, 'answers'>;
  /** The kinds of election, in the order of the ballot. */
  rows: { value: CampaignType; name: string; written: WrittenName; answer: string }[];
}

/**
 * Puts the ballot together. An answer may name the usual budget of its election.
 *
 * @param ranges in euros; a text stands in place of figures
 */
export function voteContent(
  { answers, ...words }: VoteWords,
  ranges: readonly {
    election: CampaignType;
    least: number;
    most: number;
    text?: string | undefined;
  }[],
): VoteContent {
  const rangeOf = (type: CampaignType): string => {
    const range = ranges.find(({ election, text }) => election === type && text === undefined);
    // With a word joiner after its dash the range stays on its line.
    return range ? euroRange(range.least, range.most).replace('–', '–\u2060') : '';
  };
  return {
    words,
    rows: ROWS.map((value) => ({
      value,
      name: CAMPAIGN_TYPE_LABELS[value],
      written: writtenName(value),
      answer: answers[value].replaceAll('{range}', () => rangeOf(value)),
    })),
  };
}
