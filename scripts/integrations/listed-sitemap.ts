import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import { COLLECTIONS } from '../../src/content-reader/content-files.ts';
import { createReader } from '../../src/content-reader/reader.ts';
import { once } from '../../src/lib/once.ts';

/** Whether a built page has a canonical address. A page that the content leaves out is no file. */
function isListed(page: string): boolean {
  const file = `dist${new URL(page).pathname.replace(/\/$/, '/index')}.html`;
  return existsSync(file) && readFileSync(file, 'utf8').includes('<link rel="canonical"');
}

/**
 * Writes a sitemap of the pages that search engines may list, each article with the day of its last change. Astro's own
 * sitemap would also name business cards and pages that are left out.
 */
export function listedSitemap() {
  const articles = once(() => createReader('.')(COLLECTIONS.articles).entries);
  return sitemap({
    filter: isListed,
    serialize: (item) => {
      const { pathname } = new URL(item.url);
      const article = articles().find(({ id }) => pathname === `/${id}`);
      return article ? { ...item, lastmod: String(article.data['updated']) } : item;
    },
  });
}
