import type { APIRoute } from 'astro';
import { budgetFigures } from '../features/articles/budget-figures.ts';
import { currentArticles } from '../features/articles/current-articles.ts';
import { voteContent } from '../features/home/ballot/vote-content.ts';
import { contentOf } from '../lib/build/content.ts';

/** Delivers the elections on the ballot of the home page, which the page loads after it is painted. */
export const GET: APIRoute = async () => {
  const { ballot } = await contentOf('home');
  const articles = await currentArticles();
  const ranges = articles.flatMap(({ data }) => budgetFigures(data.components)?.ranges ?? []);
  return Response.json(voteContent(ballot.vote, ranges));
};
