import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

interface BuiltPage {
  /** Address, as in links: `/kontakt`. */
  path: string;
  html: string;
}

/** Every page of the production build, so that a new one is held to the rules without being listed. */
export const PAGES: readonly BuiltPage[] = globSync('**/*.html', { cwd: 'dist' })
  .sort()
  .map((file) => ({
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    html: readFileSync(`dist/${file}`, 'utf8'),
  }));

/** @throws when there is no such page */
export function builtPage(path: string): BuiltPage {
  const page = PAGES.find((each) => each.path === path);
  if (!page) throw new Error(`dist/ has no page ${path}`);
  return page;
}

/** Size in Brotli, quality 4, as content delivery networks compress. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

export const hasIsland = (html: string): boolean => html.includes('<astro-island');

/** Code in script elements: neither files nor data. */
export const inlineScripts = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\b(?:src=|application\/(?:ld\+)?json))[^>]*>([^]*?)<\/script>/g,
    ),
  ].map(([, code = '']) => code);

/** Whether search engines may list a page. */
export const isListed = (html: string): boolean =>
  !/<meta name="robots" content="[^"]*noindex/.test(html);
