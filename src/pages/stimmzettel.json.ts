import type { APIRoute } from 'astro';
import { CAMPAIGN_TYPE_LABELS, type CampaignType } from '../config/elections.ts';
import { currentArticles } from '../features/articles/current-articles.ts';
import { budgetFigures } from '../features/budget-planner/figures.ts';
import type { VoteContent } from '../features/home/ballot/vote-content.ts';
import { writtenName } from '../features/home/ballot/written-name.ts';
import { contentOf } from '../lib/build/content.ts';
import { euroRange, unbroken } from '../lib/format.ts';

/** The order of the ballot. A small phone shows its first three rows, so that the most common elections come first. */
const ROWS = ['local', 'mayor', 'state', 'federal', 'european', 'other'] as const;

/** Delivers the elections on the ballot of the home page, which the page loads after it is painted. */
export const GET: APIRoute = async () => {
  const home = await contentOf('home');
  const { answers, ...texts } = home.ballot.vote;
  const articles = await currentArticles();
  const ranges = articles.flatMap(({ data }) => budgetFigures(data.components)?.ranges ?? []);

  /** The usual budget for an election, from the article on costs. */
  const rangeOf = (type: CampaignType): string | undefined => {
    const range = ranges.find(({ election, open }) => election === type && open === undefined);
    return range && unbroken(euroRange(range.least, range.most));
  };
  const content: VoteContent = {
    texts,
    rows: ROWS.map((value) => ({
      value,
      name: CAMPAIGN_TYPE_LABELS[value],
      written: writtenName(value),
      answer: answers[value].replaceAll('{range}', () => rangeOf(value) ?? ''),
    })),
  };
  return Response.json(content);
};
