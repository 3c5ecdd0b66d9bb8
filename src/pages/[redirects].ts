import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { redirectsFile, redirectsOf } from '../features/publishing/redirects.ts';

/** Names the built file. Astro ignores a source file whose own name begins with an underscore. */
export const getStaticPaths = (() => [
  { params: { redirects: '_redirects' } },
]) satisfies GetStaticPaths;

/**
 * Writes the redirects of Cloudflare Pages. Astro's own `redirects` are pages with a meta element in a static build.
 */
export const GET: APIRoute = async () =>
  new Response(redirectsFile(redirectsOf(await getCollection('articles'), new Date())));
