import { CAMPAIGN_TYPES, type CampaignType } from '../../../config/elections.ts';
import { euroRange } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import type { Home } from '../schema.ts';

type Ballot = Home['ballot'];

/** The usual budgets of elections in euros, from the published articles; one with a text says why it has no figures. */
type BudgetRanges = readonly {
  election: CampaignType;
  least: number;
  most: number;
  text?: string | undefined;
}[];

/** The ballot with the usual budget of each election in place of `{range}` in its answer. */
export function withRanges(ballot: Ballot, ranges: BudgetRanges): Ballot {
  const answers = { ...ballot.vote.answers };
  for (const { election, least, most, text: reason } of ranges) {
    // With a word joiner after its dash the range stays on its line.
    const range = euroRange(least, most).replace('–', '–\u2060');
    if (reason === undefined) answers[election] = fill(answers[election], { range });
  }
  return { ...ballot, vote: { ...ballot.vote, answers } };
}

/** Finds answers that hold `{range}`, although their election has no range. */
export const rangeProblems = (ballot: Ballot, ranges: BudgetRanges) =>
  CAMPAIGN_TYPES.filter((type) =>
    withRanges(ballot, ranges).vote.answers[type].includes('{range}'),
  ).map((type) => ({
    path: ['ballot', 'vote', 'answers', type],
    message:
      'enthält {range}, aber keine veröffentlichte <Budgetspanne> sagt, von wie viel bis wie viel. Ergänze sie im ' +
      'Artikel mit <Budgetplaner>, und veröffentliche ihn, oder schreib hier einen Satz ohne {range}',
  }));
