import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/** The sitemap of the pages that search engines may list, each article with the day of its last change. */
export function listedSitemap(): AstroIntegration[] {
  let dist: URL | undefined;
  /** The HTML of a built page; empty for a page that the content leaves out. */
  function htmlOf(page: string): string {
    const file = new URL(`.${new URL(page).pathname.replace(/\/$/, '/index')}.html`, dist);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
  return [
    {
      name: 'listed-sitemap',
      hooks: { 'astro:build:done': ({ dir }) => void (dist = dir) },
    },
    sitemap({
      filter: (page) => htmlOf(page).includes('<link rel="canonical"'),
      serialize: (item) => {
        const [, lastmod] = /"dateModified":"([^"]+)"/.exec(htmlOf(item.url)) ?? [];
        return lastmod ? { ...item, lastmod } : item;
      },
    }),
  ];
}
