import { expect, test } from 'vitest';
import { newestArticles } from '../../../src/lib/articles.ts';

test('the feed takes what changed last, and of the same day the first in order', () => {
  const article = (id: string, day: string, order: number) => ({
    id,
    data: { updated: new Date(day), order } as never,
  });
  const all = [article('alt', '2026-01-01', 1), article('b', '2026-02-01', 3)];
  const newest = newestArticles([...all, article('a', '2026-02-01', 2)], 2);
  expect(newest.map(({ id }) => id)).toEqual(['a', 'b']);
});
