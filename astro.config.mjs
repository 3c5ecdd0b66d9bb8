import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { localFunctions } from './scripts/dev/integration.ts';

export default defineConfig({
  site: 'https://stimmbezirk.example',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), mdx(), localFunctions()],
});
