import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { redirectsFile, redirectsOf } from '../features/publishing/redirects.ts';

/** Writes `_redirects`. Astro leaves out files that begin with an underscore; `scripts/integrations/redirects.ts` adds this one. */
export const GET: APIRoute = async () =>
  new Response(redirectsFile(redirectsOf(await getCollection('articles'), new Date())));
