import type { APIRoute } from 'astro';
import { CAMPAIGN_TYPE_LABELS, href } from '../config/routes.ts';
import { budgetFigures } from '../features/budget/figures.ts';
import { CAMPAIGN_TYPES, type CampaignType } from '../features/contact/fields.ts';
import type { VoteContent } from '../islands/ballot/Vote.tsx';
import { contentOf, currentArticles } from '../lib/content.ts';
import { euroRange } from '../lib/format.ts';

/** The vote of the home page's ballot. Not part of the page, which is painted without it. */
export const GET: APIRoute = async () => {
  const home = await contentOf('home');
  const { answers, ...texts } = home.ballot.vote;
  const articles = await currentArticles();
  const ranges = articles.flatMap(({ body = '' }) => budgetFigures(body)?.ranges ?? []);

  /** The usual budget, from the article on costs. */
  const rangeOf = (type: CampaignType): string => {
    const range = ranges.find(({ election, open }) => election === type && open === undefined);
    if (range) return euroRange(range.least, range.most);
    throw new Error(
      `startseite.json nennt {range} für „${CAMPAIGN_TYPE_LABELS[type]}“, aber kein Artikel hat dafür eine <Budgetspanne>.`,
    );
  };
  const content: VoteContent = {
    texts,
    contactHref: href('contact'),
    rows: CAMPAIGN_TYPES.map((value) => ({
      value,
      name: CAMPAIGN_TYPE_LABELS[value],
      answer: answers[value].replaceAll('{range}', () => rangeOf(value)),
    })),
  };
  return Response.json(content);
};
