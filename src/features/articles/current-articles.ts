import { getCollection } from 'astro:content';
import { shownArticles } from './shown-articles.ts';

/** The articles that this build shows, in their order; in development, all of them. */
export const currentArticles = async () =>
  shownArticles(await getCollection('articles'), {
    now: new Date(),
    preview: import.meta.env.DEV,
  });
