import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuiltPages } from './built-pages.ts';

const META = (name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`);

/**
 * The rule of `_headers` for a page that keeps out of search engines or passes on no address; for
 * others nothing. A header counts also where nobody reads the page's head.
 *
 * @param path the page's address, without origin
 */
export function headerRule(path: string, html: string): string | undefined {
  const robots = META('robots').exec(html)?.[1];
  const referrer = META('referrer').exec(html)?.[1];
  const lines = [
    ...(robots ? [`  X-Robots-Tag: ${robots}`] : []),
    // Two values would be joined with a comma: the one of all pages goes first.
    ...(referrer ? ['  ! Referrer-Policy', `  Referrer-Policy: ${referrer}`] : []),
  ];
  return lines.length > 0 ? `\n${path}\n${lines.join('\n')}\n` : undefined;
}

/**
 * Says in `_headers` what pages say of themselves in their head. Written at build time, because the
 * address of a gated card is known only then; Pages reads the file and does not serve it.
 */
export function pageHeaders(pages: BuiltPages): AstroIntegration {
  return {
    name: 'page-headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const [file, html] of pages.in(folder)) {
          const rule = headerRule(`/${file.replace(/\.html$/, '')}`, html);
          if (rule) appendFileSync(`${folder}_headers`, rule);
        }
      },
    },
  };
}
