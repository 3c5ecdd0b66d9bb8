import type { AstroIntegration } from 'astro';

/**
 * Writes the redirects of Cloudflare Pages into the build. Astro's own `redirects` are pages with a
 * meta element in a static build.
 */
export const redirects = (): AstroIntegration => ({
  name: 'redirects',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'build') return;
      injectRoute({
        pattern: '/_redirects',
        entrypoint: new URL('../../src/pages/_redirects.ts', import.meta.url),
      });
    },
  },
});
