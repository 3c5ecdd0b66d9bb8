import { getCollection } from 'astro:content';
import { href } from '../config/routes.ts';
import { shownArticles } from './articles.ts';
import { contentOf } from './content.ts';

interface ListedPage {
  path: string;
  type: 'page' | 'article' | 'legal';
  title: string;
  description: string;
  headline: string;
}

/** Every page that search engines and networks may show; in development drafts as well. */
export async function listedPages(): Promise<ListedPage[]> {
  const single = {
    home: await contentOf('home'),
    team: await contentOf('teamPage'),
    careers: await contentOf('careersPage'),
    contact: await contentOf('contactPage'),
    tools: await contentOf('toolsPage'),
  };
  const articles = shownArticles(await getCollection('articles'), {
    now: new Date(),
    preview: import.meta.env.DEV,
  });
  const legal = await getCollection('pages');
  const listed = (
    path: string,
    type: ListedPage['type'],
    { title, description, headline }: Pick<ListedPage, 'title' | 'description' | 'headline'>,
  ) => ({ path, type, title, description, headline });
  return [
    listed(href('home'), 'page', single.home),
    listed(href('team'), 'page', single.team),
    listed(href('careers'), 'page', single.careers),
    listed(href('contact'), 'page', single.contact),
    listed(href('tools'), 'page', single.tools),
    ...articles.map(({ id, data }) => listed(`/${id}`, 'article', data)),
    ...legal.map(({ id, data }) => listed(`/${id}`, 'legal', data)),
  ];
}
