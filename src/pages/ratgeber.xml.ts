import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { currentArticles } from '../features/articles/current-articles.ts';
import { contentOf, leftOutPage } from '../lib/build/content.ts';
import { withoutSoftHyphens } from '../lib/text.ts';

/** Delivers the articles to feed readers, the newest one first. */
export const GET: APIRoute = async ({ site: origin }) => {
  const site = await contentOf('site');
  const home = await contentOf('home');
  const words = await contentOf('articleWords');
  const articles = (await currentArticles())
    .map(({ id, data }) => ({ id, data, date: data.published ?? data.updated }))
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  if (articles.length === 0) return leftOutPage();
  const self = new URL('/ratgeber.xml', origin).href;
  return rss({
    title: `${words.feed} ${site.brand}`,
    description: home.description,
    site: new URL('/', origin),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>de</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ id, data, date }) => ({
      link: `/${id}`,
      title: withoutSoftHyphens(data.headline),
      description: withoutSoftHyphens(data.description),
      pubDate: date,
      categories: data.keywords.map(withoutSoftHyphens),
      // The author element of RSS itself demands a mail address.
      customData: `<dc:creator><![CDATA[${data.author ?? site.legalName}]]></dc:creator>`,
    })),
  });
};
