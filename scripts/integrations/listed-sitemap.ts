import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { COLLECTIONS } from '../../src/content-reader/content-files.ts';
import { createReader } from '../../src/content-reader/reader.ts';
import { once } from '../../src/lib/once.ts';

/**
 * Writes a sitemap of the pages that search engines may list, each article with the day of its last change. Astro's own
 * sitemap would also name business cards and pages that are left out.
 */
export const listedSitemap = (): AstroIntegration => ({
  name: 'listed-sitemap',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      const articles = once(() => createReader('.')(COLLECTIONS.articles).entries);
      /** Whether a page has a canonical address. A page that the content leaves out is no file. */
      const isListed = (page: string): boolean => {
        const path = new URL(page).pathname.replace(/\/$/, '/index');
        const file = new URL(`.${path}.html`, config.outDir);
        return existsSync(file) && readFileSync(file, 'utf8').includes('<link rel="canonical"');
      };
      const list = sitemap({
        filter: isListed,
        serialize: (item) => {
          const { pathname } = new URL(item.url);
          const article = articles().find(({ id }) => pathname === `/${id}`);
          return article ? { ...item, lastmod: String(article.data['updated']) } : item;
        },
      });
      updateConfig({ integrations: [list] });
    },
  },
});
