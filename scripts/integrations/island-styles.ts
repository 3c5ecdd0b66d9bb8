import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** The element that Astro writes beside the first island of a page. */
const STYLE = /<style>astro-island,[^<]*<\/style>/;

/**
 * Moves the styles that Astro gives a page with islands into its head: in the body they make invalid HTML.
 * https://github.com/withastro/astro/issues/10308
 */
export const islandStyles = (): AstroIntegration => ({
  name: 'island-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const file of globSync('**/*.html', { cwd: dir }).map((name) => new URL(name, dir))) {
        const page = readFileSync(file, 'utf8');
        const [style] = STYLE.exec(page) ?? [];
        if (!style) continue;
        writeFileSync(file, page.replace(style, '').replace('</head>', `${style}</head>`));
      }
    },
  },
});
