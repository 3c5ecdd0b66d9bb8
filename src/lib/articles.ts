import type { Article } from '../schemas/article.ts';
import { isElement, nodesIn } from './mdx.ts';

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

/** How many articles the overview shows at once. */
export const OVERVIEW_LENGTH = 12;
/** How many the feed holds: readers ask for it again and again, and know the older ones. */
export const FEED_LENGTH = 30;

interface OverviewPage {
  number: number;
  /** Its first article: every article shows the page of the overview that it is on itself. */
  href: string;
}

export interface Overview {
  links: ArticleLink[];
  /** Place of the first of them among all articles, from 0. */
  start: number;
  page: number;
  /** The first, the last and those beside this one; none when all articles fit on one. */
  pages: OverviewPage[];
}

/**
 * The part of the overview that the article at `place` belongs to. With hundreds of articles a list
 * of all of them would be most of each page, and a build would grow with the square of their number.
 */
export function overviewAt(all: readonly ArticleLink[], place: number): Overview {
  const page = Math.floor(place / OVERVIEW_LENGTH) + 1;
  const start = (page - 1) * OVERVIEW_LENGTH;
  const last = Math.ceil(all.length / OVERVIEW_LENGTH);
  const numbers = [...new Set([1, page - 1, page, page + 1, last])].sort((a, b) => a - b);
  const pages = numbers.flatMap((number) => {
    const first = all[(number - 1) * OVERVIEW_LENGTH];
    return first && last > 1 ? [{ number, href: first.href }] : [];
  });
  return { links: all.slice(start, start + OVERVIEW_LENGTH), start, page, pages };
}

/** The articles that changed last, newest first; of equals, in the editors' order. */
export const newestArticles = <E extends Entry>(entries: readonly E[], count: number): E[] =>
  sortArticles(entries)
    .sort((a, b) => b.data.updated.getTime() - a.data.updated.getTime())
    .slice(0, count);

/** Words that people read per minute in a text they want to understand, a common rule of thumb. */
const WORDS_PER_MINUTE = 200;
const WORD = /[\p{L}\p{N}]+[\p{L}\p{N}\u00ad.,/–-]*/gu;

/** Minutes to read an article, rounded, at least one. `body` is MDX: what components say is read too. */
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
