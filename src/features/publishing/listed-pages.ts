import { getCollection } from 'astro:content';
import { ROUTES } from '../../config/routes.ts';
import { contentOf } from '../../lib/build/content.ts';
import { currentArticles } from '../articles/current-articles.ts';

interface Words {
  title: string;
  description: string;
  headline: string;
}

interface ListedPage extends Words {
  path: string;
  type: 'page' | 'article' | 'legal';
}

/** Lists the pages that search engines and networks may show; in development, drafts as well. */
export async function listedPages(): Promise<ListedPage[]> {
  const pages = Object.values(ROUTES).map(async ({ path, words }): Promise<ListedPage[]> => {
    const data = await contentOf(words);
    return 'active' in data && !data.active ? [] : [{ ...data, path, type: 'page' }];
  });
  const texts = (entries: readonly { id: string; data: Words }[], type: 'article' | 'legal') =>
    entries.map(({ id, data }) => ({ ...data, path: `/${id}`, type }));
  return [
    ...(await Promise.all(pages)).flat(),
    ...texts(await currentArticles(), 'article'),
    ...texts(await getCollection('legal'), 'legal'),
  ];
}
