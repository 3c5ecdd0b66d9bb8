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
  data: Article;
  body?: string | undefined;
}

/** The articles as editors put them in order; of equals, by name. */
export const sortArticles = <E extends Entry>(entries: readonly E[]): E[] =>
  [...entries].sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));

export const articleLink = ({ id, data, body = '' }: Entry): ArticleLink => ({
  href: `/${id}`,
  headline: data.headline,
  teaser: data.teaser,
  minutes: readingMinutes(body),
});
