import { getCollection } from 'astro:content';
import { href } from '../config/routes.ts';
import { contentOf, currentArticles } from './content.ts';

interface ListedPage {
  path: string;
  type: 'page' | 'article' | 'legal';
  title: string;
  description: string;
  headline: string;
}

/** Every page that search engines and networks may show; in development drafts as well. */
export async function listedPages(): Promise<ListedPage[]> {
  const listed = (
    path: string,
    type: ListedPage['type'],
    { title, description, headline }: Pick<ListedPage, 'title' | 'description' | 'headline'>,
  ) => ({ path, type, title, description, headline });
  return [
    listed(href('home'), 'page', await contentOf('home')),
    listed(href('team'), 'page', await contentOf('teamPage')),
    listed(href('careers'), 'page', await contentOf('careersPage')),
    listed(href('contact'), 'page', await contentOf('contactPage')),
    listed(href('tools'), 'page', await contentOf('toolsPage')),
    ...(await currentArticles()).map(({ id, data }) => listed(`/${id}`, 'article', data)),
    ...(await getCollection('pages')).map(({ id, data }) => listed(`/${id}`, 'legal', data)),
  ];
}
