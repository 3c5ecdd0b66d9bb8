import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

export interface BuiltPage {
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

/** Bytes of a text or file content in Brotli, quality 11, as CONTRACT.md measures. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

export const hasIsland = (html: string): boolean => html.includes('<astro-island');

/** Whether search engines shall find a page. */
export const isListed = (html: string): boolean =>
  !/<meta name="robots" content="[^"]*noindex/.test(html);
