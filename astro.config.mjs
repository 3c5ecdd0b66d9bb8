import { globSync } from 'node:fs';
import { basename } from 'node:path';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkLinks } from './scripts/build/check-links.ts';
import { germanMdx } from './scripts/build/mdx-messages.ts';
import { localFunctions } from './scripts/dev/integration.ts';
import { purgeCss } from './scripts/integrations/purge-css.ts';
import { ROUTES } from './src/config/routes.ts';

// A new article is in the sitemap because its file is there.
const articles = globSync('src/content/ratgeber/*.mdx', { cwd: import.meta.dirname });
const listed = new Set([
  ...Object.values(ROUTES).map(({ path }) => path),
  ...articles.map((file) => `/${basename(file, '.mdx')}`),
]);

export default defineConfig({
  site: process.env['SITE_URL'] || 'https://stimmbezirk.example',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    germanMdx(),
    mdx(),
    sitemap({ filter: (page) => listed.has(new URL(page).pathname) }),
    localFunctions(),
    purgeCss(),
    checkLinks(),
  ],
  security: {
    // Astro adds the hashes of a page's scripts and styles. public/_headers has the directives that
    // a meta tag cannot carry.
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
    },
  },
  // Shiki colours code with style attributes, which the policy forbids. The articles show no code.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
