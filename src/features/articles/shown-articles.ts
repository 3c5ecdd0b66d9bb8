import { berlinDay, isoDay } from '../../lib/day.ts';
import type { Article } from './schema.ts';

interface Entry {
  id: string;
  data: Pick<Article, 'order' | 'draft' | 'published'>;
}

/** Whether visitors may see an article yet: from the beginning of its day in Berlin. */
export const isPublished = (
  { draft, published }: Pick<Article, 'draft' | 'published'>,
  now: Date,
): boolean => !draft && (!published || isoDay(published) <= berlinDay(now));

/**
 * The articles that a build shows, by the place that editors gave them, then by name.
 *
 * @param preview whether drafts and coming articles are shown too, as the development server does
 */
export const shownArticles = <E extends Entry>(
  entries: readonly E[],
  { now, preview }: { now: Date; preview: boolean },
): E[] =>
  entries
    .filter(({ data }) => preview || isPublished(data, now))
    .sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
