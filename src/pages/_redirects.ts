import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { redirectsFile, redirectsOf } from '../lib/redirects.ts';

/** Astro leaves files with an underscore out; `scripts/integrations/redirects.ts` adds this one. */
export const GET: APIRoute = async () =>
  new Response(redirectsFile(redirectsOf(await getCollection('articles'), new Date())));
