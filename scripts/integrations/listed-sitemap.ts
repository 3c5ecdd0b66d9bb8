import { readFile, rm } from 'node:fs/promises';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';

const LIST = '_listed.json';
const listed = z.array(z.object({ path: z.string(), updated: z.string().optional() }));

/**
 * The sitemap of the pages that `src/features/publishing/listed-pages.ts` lists, with the day of their last change. Only a
 * page can read the content, so the build writes the list into a file, which is deleted once it is read.
 */
export function listedSitemap(): AstroIntegration[] {
  /** The last change of each page, if it is known, by the page's address. */
  const pages = new Map<string, string | undefined>();
  let site = '';
  const list: AstroIntegration = {
    name: 'listed-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        site = config.site ?? '';
        if (command !== 'build') return;
        injectRoute({
          pattern: `/${LIST}`,
          entrypoint: new URL('../../src/pages/_listed.json.ts', import.meta.url),
        });
      },
      'astro:build:done': async ({ dir }) => {
        const file = new URL(LIST, dir);
        for (const { path, updated } of listed.parse(JSON.parse(await readFile(file, 'utf8'))))
          pages.set(new URL(path, site).href, updated);
        await rm(file);
      },
    },
  };
  return [
    list,
    sitemap({
      filter: (page) => pages.has(page),
      serialize: (item) => {
        const lastmod = pages.get(item.url);
        return lastmod ? { ...item, lastmod } : item;
      },
    }),
  ];
}
