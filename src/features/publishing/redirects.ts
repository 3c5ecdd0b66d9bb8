import type { Article } from '../articles/schema.ts';
import { isPublished } from '../articles/shown-articles.ts';

interface Entry {
  id: string;
  data: Pick<Article, 'draft' | 'published' | 'aliases' | 'instead'>;
}

interface Redirect {
  from: string;
  to: string;
  /** 301 leads there for good, 302 until the article is shown. */
  status: 301 | 302;
}

/** The redirects from earlier addresses of articles, and from the addresses of articles that are not shown. */
export const redirectsOf = (entries: readonly Entry[], now: Date): Redirect[] =>
  entries.flatMap(({ id, data }): Redirect[] => {
    const { aliases, instead } = data;
    if (isPublished(data, now)) {
      return aliases.map((name) => ({ from: `/${name}`, to: `/${id}`, status: 301 }));
    }
    if (!instead) return [];
    return [id, ...aliases].map((name) => ({ from: `/${name}`, to: instead, status: 302 }));
  });

/**
 * Writes the file `_redirects` of Cloudflare Pages, which takes 2,000 lines. An address with a slash at its end needs a
 * line of its own.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  [
    '# Earlier addresses of articles, and those of articles that are not shown.',
    ...redirects.flatMap(({ from, to, status }) =>
      [from, `${from}/`].map((address) => `${address} ${to} ${status}`),
    ),
    '',
  ].join('\n');

/** Reads a file `_redirects`: the target of each address. */
export const readRedirects = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/^(\/\S+) (\S+) \d+$/gm)].map(([, from = '', to = '']) => [from, to]));
