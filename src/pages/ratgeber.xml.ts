import { getCollection, getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { FEED_LENGTH, newestArticles, shownArticles } from '../lib/articles.ts';
import { atomFeed } from '../lib/atom.ts';
import { required } from '../lib/content.ts';

export const GET: APIRoute = async ({ site: origin }) => {
  const { data: site } = required(await getEntry('site', 'site'), 'site.json');
  const labels = required(await getEntry('articleLabels', 'ratgeber'), 'ratgeber.json').data;
  const address = (path: string) => new URL(path, origin).href;
  const articles = shownArticles(await getCollection('articles'), {
    now: new Date(),
    preview: import.meta.env.DEV,
  });
  const feed = atomFeed({
    url: address('/ratgeber.xml'),
    home: address('/'),
    title: `${labels.feed} ${site.brand}`,
    author: site.legalName,
    entries: newestArticles(articles, FEED_LENGTH).map(({ id, data }) => ({
      url: address(`/${id}`),
      title: data.headline,
      summary: data.description,
      updated: data.updated,
      published: data.published,
      author: data.author,
      keywords: data.keywords,
    })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
};
