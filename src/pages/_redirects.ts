import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { redirectsFile, redirectsOf } from '../features/publishing/redirects.ts';

/** Where the sitemap was before, for search engines that have that address. */
const SITEMAP = { from: '/sitemap.xml', to: '/sitemap-index.xml', status: 301 } as const;

/** Astro leaves files with an underscore out; `scripts/integrations/redirects.ts` adds this one. */
export const GET: APIRoute = async () =>
  new Response(
    redirectsFile([SITEMAP, ...redirectsOf(await getCollection('articles'), new Date())]),
  );
