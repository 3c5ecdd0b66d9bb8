import { globSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const here = (file: string) => new URL(file, import.meta.url);

/**
 * The overview of all components in all their states at /bausteine, in `astro dev` alone. A sample
 * is a page of its own, so that it brings its own styles and nobody else's.
 */
export function showcase(): AstroIntegration {
  return {
    name: 'showcase',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/bausteine', entrypoint: here('./Overview.astro') });
        injectRoute({ pattern: '/bausteine/[...state]', entrypoint: here('./Text.astro') });
        for (const file of globSync('*/*.astro', { cwd: here('.') })) {
          const path = file.replace(/\.astro$/, '').replaceAll('\\', '/');
          injectRoute({ pattern: `/bausteine/${path}/[state]`, entrypoint: here(`./${file}`) });
        }
      },
    },
  };
}
