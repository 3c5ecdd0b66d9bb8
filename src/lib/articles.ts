import type { Article } from '../schemas/article.ts';
import { isElement, nodesIn } from '../content-reader/mdx.ts';

export interface ArticleLink {
  href: string;
  headline: string;
  teaser: string;
  minutes: number;
}

interface Entry {
  id: string;
  data: Pick<Article, 'order' | 'headline' | 'teaser' | 'updated' | 'draft' | 'published'>;
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

/** How many the feed holds: readers ask for it again and again, and know the older ones. */
export const FEED_LENGTH = 30;

/** The articles that changed last, newest first; of equals, in the editors' order. */
export const newestArticles = <E extends Entry>(entries: readonly E[], count: number): E[] =>
  sortArticles(entries)
    .sort((a, b) => b.data.updated.getTime() - a.data.updated.getTime())
    .slice(0, count);

/** Words that people read per minute in a text they want to understand, a common rule of thumb. */
const WORDS_PER_MINUTE = 200;
const WORD = /[\p{L}\p{N}]+[\p{L}\p{N}\u00ad.,/–-]*/gu;

/**
 * Minutes to read an article, rounded, at least one. What is written into components is read, too; their
 * own words are not.
 *
 * @param body MDX
 */
export function readingMinutes(body: string): number {
  const texts = nodesIn(body).flatMap((node) => {
    if (isElement(node)) return node.attributes.map(({ value }) => value);
    return node.type === 'text' || node.type === 'inlineCode' ? [node.value] : [];
  });
  const words =
    texts
      .filter((text) => typeof text === 'string')
      .join(' ')
      .match(WORD) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
