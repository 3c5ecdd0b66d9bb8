import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { BuiltPages } from './built-pages.ts';
import { trimPage } from './pages.ts';

/** Makes the built pages smaller: each carries only what is its own, and what its first paint needs. */
export function trimPages(pages: BuiltPages): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const publish = (code: string) => {
          const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
          const address = `/_astro/page.${hash}.js`;
          writeFileSync(join(folder, address), code);
          return address;
        };
        pages.change(folder, (html) => trimPage(html, publish));
      },
    },
  };
}
