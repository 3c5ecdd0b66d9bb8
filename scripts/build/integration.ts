import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { globSync } from 'node:fs';
import { headerRule } from './headers.ts';
import { trimPage } from './pages.ts';

/** Makes the built pages smaller: each carries only what is its own. */
export function trimPages(): AstroIntegration {
  return {
    name: 'trim-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const html = await readFile(folder + file, 'utf8');
          await writeFile(folder + file, trimPage(html));
        }
      },
    },
  };
}

/**
 * Says in `_headers` what pages say of themselves in their head. Written at build time, because the
 * address of a gated card is known only then; Pages reads the file and does not serve it.
 */
export function pageHeaders(): AstroIntegration {
  return {
    name: 'page-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder }).sort()) {
          const path = `/${file.replace(/\.html$/, '')}`;
          const rule = headerRule(path, await readFile(folder + file, 'utf8'));
          if (rule) await appendFile(`${folder}_headers`, rule);
        }
      },
    },
  };
}
