import { expect, test } from 'vitest';
import { isPublished, shownArticles } from '../../../src/features/articles/shown-articles.ts';

const now = new Date('2026-11-21T12:00:00Z');
const entry = (id: string, data: object) => ({ id, data: { order: 1, ...data } as never });

test('articles stand in the order of their numbers, then of their names', () => {
  const unsorted = [entry('b', { order: 2 }), entry('c', {}), entry('a', { order: 2 })];
  const sorted = shownArticles(unsorted, { now, preview: true });
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

const entries = [
  entry('draft', { draft: true }),
  entry('later', { draft: false, published: new Date('2026-11-22') }),
  entry('today', { draft: false, published: new Date('2026-11-21') }),
  entry('undated', { draft: false }),
];
const shown = (preview: boolean) => shownArticles(entries, { now, preview }).map(({ id }) => id);

test('an article that is not published yet is in the preview, but not in the build', () => {
  expect(shown(false)).toEqual(['today', 'undated']);
  expect(shown(true)).toEqual(['draft', 'later', 'today', 'undated']);
});

test.each([
  ['23:59', '2026-11-20T22:59:00Z', false],
  ['0:30', '2026-11-20T23:30:00Z', true],
])('an article is shown from midnight in Berlin: at %s', (_, now, shown) => {
  const article = { draft: false, published: new Date('2026-11-21') };
  expect(isPublished(article, new Date(now))).toBe(shown);
});
