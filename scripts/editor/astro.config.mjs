import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';
import { contentState } from './content-state.ts';

const path = (to) => fileURLToPath(new URL(to, import.meta.url));
const project = path('../..');

/**
 * The forms of `npm run edit` are a site of their own beside the real one. Astro reloads all pages of a site when its
 * content changes, and a form that reloads loses what somebody has typed. This site has no content.
 */
export default defineConfig({
  root: path('.'),
  cacheDir: path('../../node_modules/.astro-edit'),
  integrations: [react(), keystatic(), contentState(project)],
  server: { host: 'localhost', port: 4321 },
  devToolbar: { enabled: false },
  vite: {
    cacheDir: path('../../node_modules/.vite-edit'),
    server: {
      // By default any web page that this computer serves may read and write here.
      cors: false,
      fs: {
        allow: [project],
        // The list is Vite's own, and our settings are added to it.
        deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '.dev.vars', '.dev.vars.*'],
      },
    },
  },
});
