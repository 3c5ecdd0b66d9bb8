import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

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

/** A text or file content in Brotli, quality 11, as CONTRACT.md measures. */
const brotli = (content: string | Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export const brotliBytes = (content: string | Buffer): number => brotli(content).length;

/** What a browser can read of a page once it has the first `bytes` of it, packed. */
export const startOf = (html: string, bytes: number): string =>
  brotliDecompressSync(brotli(html).subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

export const hasIsland = (html: string): boolean => html.includes('<astro-island');

/** Whether search engines shall find a page. */
export const isListed = (html: string): boolean =>
  !/<meta name="robots" content="[^"]*noindex/.test(html);
