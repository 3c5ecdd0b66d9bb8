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
  expect([start, page]).toEqual([48, 5]);
  expect(shown).toEqual(all.slice(48, 60));
  expect(pages.map(({ number }) => number)).toEqual([1, 4, 5, 6, 9]);
  expect(pages.map(({ href }) => href)).toEqual(
    [0, 36, 48, 60, 96].map((place) => `/artikel-${place}`),
  );
});

test('from any article, following the pages leads to every other', () => {
  const all = links(1000);
  const place = (href: string) => all.findIndex((link) => link.href === href);
  const seen = new Set<string>();
  const open = ['/artikel-500'];
  for (let href = open.pop(); href !== undefined; href = open.pop()) {
    const { links: shown, pages } = overviewAt(all, place(href));
    for (const link of shown) seen.add(link.href);
    open.push(...pages.map((page) => page.href).filter((next) => !seen.has(next)));
  }
  expect(seen.size).toBe(1000);
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
