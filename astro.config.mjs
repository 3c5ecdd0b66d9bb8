import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { BuiltPages } from './scripts/build/built-pages.ts';
import { changeDates } from './scripts/build/changed.ts';
import { checkLinks } from './scripts/build/check-links.ts';
import { pageHeaders } from './scripts/build/headers.ts';
import { trimPages } from './scripts/build/integration.ts';
import { germanMdx } from './scripts/build/mdx-messages.ts';
import { onUseModules } from './scripts/build/on-use.ts';
import { sharePictures } from './scripts/build/share/integration.ts';
import { localFunctions } from './scripts/dev/integration.ts';
import { showcase } from './scripts/dev/showcase/integration.ts';
import { clientPainted, reactIslands } from './src/islands/integration.ts';
import { ROUTES } from './src/config/routes.ts';
import { LAYERS } from './src/styles/layers.ts';

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const root = fileURLToPath(new URL('.', import.meta.url));
const changedOn = changeDates(root);
const pages = new BuiltPages();
const onUse = onUseModules(['src/features/budget/planner.client.ts']);
// A new article is in the sitemap because its file is there.
const articles = globSync('src/content/ratgeber/*.mdx', { cwd: root });
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
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always' },
  integrations: [
    reactIslands(),
    germanMdx(),
    mdx(),
    sitemap({
      filter: (page) => listed.has(new URL(page).pathname),
      serialize: (item) => {
        const lastmod = changedOn(new URL(item.url).pathname);
        return lastmod ? { ...item, lastmod } : item;
      },
    }),
    clientPainted(),
    localFunctions(),
    showcase(),
    onUse.integration,
    trimPages(pages, onUse.link),
    sharePictures(pages),
    pageHeaders(pages),
    checkLinks(pages),
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
  vite: {
    build: {
      // Too long to stand in the page, where 1,500 bytes of script are allowed.
      assetsInlineLimit: (file) => (file.includes('/Openings.') ? false : undefined),
    },
  },
  // Shiki colours code with style attributes, which the policy forbids; we show no code.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});
