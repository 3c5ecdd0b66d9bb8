import type { APIRoute } from 'astro';
import { listedPages } from '../features/publishing/listed-pages.ts';

/** Lists the pages for `scripts/integrations/listed-sitemap.ts`, which adds this file to the build and takes it out again. */
export const GET: APIRoute = async () =>
  Response.json((await listedPages()).map(({ path, updated }) => ({ path, updated })));
