import type { APIRoute } from 'astro';
import { CAMPAIGN_TYPE_LABELS, type CampaignType } from '../config/elections.ts';
import { href } from '../config/routes.ts';
import { budgetFigures } from '../features/budget-planner/figures.ts';
import type { VoteContent } from '../features/home/ballot/vote-content.ts';
import { writtenName } from '../lib/written-name.ts';
import { contentOf, currentArticles } from '../lib/content.ts';
import { euroRange, unbroken } from '../lib/format.ts';

/** The rows of the ballot. On a small phone the first three are seen: the elections that most people stand for. */
const ROWS = ['local', 'mayor', 'state', 'federal', 'european', 'other'] as const;

/** Delivers the vote of the home page's ballot, which the page loads after it is painted. */
export const GET: APIRoute = async () => {
  const home = await contentOf('home');
  const { answers, named, ...texts } = home.ballot.vote;
  const articles = await currentArticles();
  const ranges = articles.flatMap(({ data }) => budgetFigures(data.components)?.ranges ?? []);

  /** Returns the usual budget for an election, from the article on costs. */
  const rangeOf = (type: CampaignType): string | undefined => {
    const range = ranges.find(({ election, open }) => election === type && open === undefined);
    return range && unbroken(euroRange(range.least, range.most));
  };
  const content: VoteContent = {
    texts,
    contactHref: href('contact'),
    rows: ROWS.map((value) => ({
      value,
      name: CAMPAIGN_TYPE_LABELS[value],
      written: writtenName(value),
      named: named[value],
      answer: answers[value].replaceAll('{range}', () => rangeOf(value) ?? ''),
    })),
  };
  return Response.json(content);
};
