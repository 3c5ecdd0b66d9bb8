import type { APIRoute } from 'astro';
import { listedPages } from '../lib/listed-pages.ts';

/** The pages for search engines (sitemaps.org). */
export const GET: APIRoute = async ({ site: origin }) => {
  const urls = (await listedPages()).map(({ path, updated }) => {
    const day = updated ? `<lastmod>${updated.toISOString()}</lastmod>` : '';
    return `<url><loc>${new URL(path, origin).href}</loc>${day}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
