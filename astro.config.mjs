import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { checkLinks } from './scripts/build/check-links.ts';
import { trimPages } from './scripts/build/integration.ts';
import { germanMdx } from './scripts/build/mdx-messages.ts';
import { localFunctions } from './scripts/dev/integration.ts';
import { clientPainted } from './src/islands/integration.ts';
import { ROUTES } from './src/config/routes.ts';
import { LAYERS } from './src/styles/layers.ts';

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
// A new article is in the sitemap because its file is there.
const articles = globSync('src/content/ratgeber/*.mdx', {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
});
const listed = new Set([
  ...Object.values(ROUTES).map(({ path }) => path),
  ...articles.map((file) => `/${basename(file, '.mdx')}`),
]);

export default defineConfig({
  site: process.env['SITE_URL'] || 'https://stimmbezirk.example',
  output: 'static',
  // Shorter than the attribute, and every page carries its styles within.
  scopedStyleStrategy: 'class',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    germanMdx(),
    mdx(),
    sitemap({ filter: (page) => listed.has(new URL(page).pathname) }),
    clientPainted(),
    localFunctions(),
    trimPages(),
    checkLinks(),
  ],
  security: {
    // Hashes of what a page holds; what a meta element cannot say stands in public/_headers.
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
      styleDirective: { hashes: [sha256(LAYERS)] },
    },
  },
  // Shiki colours code with style attributes, which the policy forbids; we show no code.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
