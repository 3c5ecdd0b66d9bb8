import type { APIRoute } from 'astro';
import { href } from '../config/routes.ts';
import { listedPages } from '../features/publishing/listed-pages.ts';
import { contentOf } from '../lib/build/content.ts';

/** Describes the site and lists its pages, for language models (llmstxt.org). */
export const GET: APIRoute = async ({ site: origin }) => {
  const site = await contentOf('site');
  const pages = await listedPages();
  const home = pages.find(({ path }) => path === href('home'));
  const links = pages
    .filter((page) => page !== home)
    .map(
      ({ path, title, description }) => `- [${title}](${new URL(path, origin)}): ${description}`,
    );
  const head = [`# ${site.brand}`, '', `> ${home?.description}`, '', '## Seiten', ''];
  return new Response(`${[...head, ...links].join('\n')}\n`);
};
