import { expect, test } from 'vitest';
import {
  readRedirects,
  redirectsFile,
  redirectsOf,
} from '../../../src/features/publishing/redirects.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-12-01');
const article = (id: string, data: object) => ({
  id,
  data: { draft: false, aliases: [], ...data },
});
const redirects = (...articles: ReturnType<typeof article>[]) =>
  redirectsOf(articles, now).map(({ from, to, status }) => `${from} ${to} ${status}`);

test('earlier names of an article lead to it for good', () => {
  const found = redirects(article('neu', { aliases: ['alt', 'noch-aelter'], instead: '/team' }));
  expect(found).toEqual(['/alt /neu 301', '/noch-aelter /neu 301']);
});

test.each([
  ['withdrawn', { draft: true }],
  ['scheduled', { published: later }],
])('all addresses of a %s article lead to its `instead` for the time being', (_, state) => {
  const found = redirects(article('neu', { ...state, aliases: ['alt'], instead: '/#team' }));
  expect(found).toEqual(['/neu /#team 302', '/alt /#team 302']);
  expect(redirects(article('neu', { ...state, aliases: ['alt'] }))).toEqual([]);
});

test('the file of the redirects knows each address with and without a slash', () => {
  const file = redirectsFile([{ from: '/alt', to: '/neu', status: 301 }]);
  expect(file).toMatch(/\n\/alt \/neu 301\n\/alt\/ \/neu 301\n$/);
  expect(Object.fromEntries(readRedirects(file))).toEqual({ '/alt': '/neu', '/alt/': '/neu' });
});
