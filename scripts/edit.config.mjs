import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';
import site from '../astro.config.mjs';

/**
 * `npm run edit`: the site with Keystatic. The Function and its Cloudflare adapter stay out: workerd
 * has no file system for Keystatic to write to. Astro's own development server runs on Node.
 */
export default defineConfig({
  ...site,
  integrations: [
    ...(site.integrations ?? []).filter(({ name }) => name !== 'dev-function'),
    keystatic(),
  ],
  server: { host: 'localhost' },
  // Keystatic's page has inline styles, which our policy forbids.
  security: {},
  vite: {
    ...site.vite,
    cacheDir: 'node_modules/.vite-edit',
    server: {
      // By default any page on this computer may read and write here.
      cors: false,
      // Vite's own list, and our settings.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '.dev.vars', '.dev.vars.*'] },
    },
  },
});
