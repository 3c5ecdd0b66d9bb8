import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { redirectsFile, redirectsOf } from '../features/publishing/redirects.ts';

/** The earlier address of the sitemap, which search engines may still have. */
const SITEMAP = { from: '/sitemap.xml', to: '/sitemap-index.xml', status: 301 } as const;

/** Writes `_redirects`. Astro leaves out files that begin with an underscore; `scripts/integrations/redirects.ts` adds this one. */
export const GET: APIRoute = async () =>
  new Response(
    redirectsFile([SITEMAP, ...redirectsOf(await getCollection('articles'), new Date())]),
  );
