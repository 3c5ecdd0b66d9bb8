import { expect, test } from 'vitest';
import { newestArticles, OVERVIEW_LENGTH, overviewAt } from '../../src/lib/articles.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    href: `/artikel-${index}`,
    headline: `Artikel ${index}`,
    teaser: 'Eine Zeile',
    minutes: 1,
  }));

test('as many articles as fit stand in one overview without pages', () => {
  const all = links(OVERVIEW_LENGTH);
  expect(overviewAt(all, 3)).toEqual({ links: all, start: 0, page: 1, pages: [] });
});

test('of more, an article shows those around it and the way to the others', () => {
  const all = links(100);
  const { links: shown, start, page, pages } = overviewAt(all, 50);
  expect([start, page, shown]).toEqual([48, 5, all.slice(48, 60)]);
  expect(pages.map(({ number, href }) => `${number}: ${href}`)).toEqual([
    ...['1: /artikel-0', '4: /artikel-36', '5: /artikel-48', '6: /artikel-60', '9: /artikel-96'],
  ]);
});

test('the feed takes what changed last, and of the same day the first in order', () => {
  const article = (id: string, day: string, order: number) => ({
    id,
    data: { updated: new Date(day), order } as never,
  });
  const all = [article('alt', '2026-01-01', 1), article('b', '2026-02-01', 3)];
  const newest = newestArticles([...all, article('a', '2026-02-01', 2)], 2);
  expect(newest.map(({ id }) => id)).toEqual(['a', 'b']);
});
