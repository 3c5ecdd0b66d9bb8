import { getCollection } from 'astro:content';
import { PAGE_WORDS, ROUTES } from '../../config/routes.ts';
import { contentOf, currentArticles } from '../../lib/content.ts';

interface ListedPage {
  path: string;
  type: 'page' | 'article' | 'legal';
  title: string;
  description: string;
  headline: string;
  /** The day of the last change, if the file of the page names one. */
  updated?: Date;
}

type Words = Pick<ListedPage, 'title' | 'description' | 'headline'>;

/** Lists the pages that search engines and networks may show; in development, drafts as well. */
export async function listedPages(): Promise<ListedPage[]> {
  const listed = (
    path: string,
    type: ListedPage['type'],
    { title, description, headline }: Words,
  ): ListedPage => ({ path, type, title, description, headline });
  const pages = Object.entries(PAGE_WORDS).map(async ([name, words]) => {
    const data = await contentOf(words);
    if ('active' in data && !data.active) return [];
    return [listed(ROUTES[name as keyof typeof ROUTES], 'page', data)];
  });
  return [
    ...(await Promise.all(pages)).flat(),
    ...(await currentArticles()).map(({ id, data }) => ({
      ...listed(`/${id}`, 'article', data),
      updated: data.updated,
    })),
    ...(await getCollection('pages')).map(({ id, data }) => listed(`/${id}`, 'legal', data)),
  ];
}
