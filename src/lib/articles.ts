import type { Article } from '../schemas/article.ts';
import { readingMinutes } from './reading-time.ts';

export interface ArticleLink {
  href: string;
  headline: string;
  teaser: string;
  minutes: number;
}

interface Entry {
  id: string;
  data: Pick<Article, 'order' | 'headline' | 'teaser' | 'draft' | 'published'>;
  body?: string | undefined;
}

/** Whether visitors may see an article yet. */
export const isPublished = (
  { draft, published }: Pick<Article, 'draft' | 'published'>,
  now: Date,
): boolean => !draft && (!published || published <= now);

/**
 * The articles that a build shows, in their order.
 *
 * @param preview whether drafts and coming articles are shown too, as the development server does
 */
export const shownArticles = <E extends Entry>(
  entries: readonly E[],
  { now, preview }: { now: Date; preview: boolean },
): E[] => sortArticles(entries.filter(({ data }) => preview || isPublished(data, now)));

/** The articles as editors put them in order; of equals, by name. */
export const sortArticles = <E extends Entry>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));

export const articleLink = ({ id, data, body = '' }: Entry): ArticleLink => ({
  href: `/${id}`,
  headline: data.headline,
  teaser: data.teaser,
  minutes: readingMinutes(body),
});
