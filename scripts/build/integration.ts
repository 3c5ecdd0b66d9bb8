import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { globSync } from 'node:fs';
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
