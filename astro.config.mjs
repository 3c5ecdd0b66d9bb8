import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkSite } from './scripts/integrations/check-site.ts';
import { devFunction } from './scripts/integrations/dev-function.ts';
import { dropUnused } from './scripts/integrations/drop-unused.ts';
import { listedSitemap } from './scripts/integrations/listed-sitemap.ts';
import { numberColumns } from './scripts/integrations/number-columns.ts';
import { pagePolicy } from './scripts/integrations/page-policy.ts';
import { prepareContent } from './scripts/integrations/prepare-content.ts';

const site = process.env['SITE_URL'] || 'https://stimmbezirk.example';

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    prepareContent(),
    mdx(),
    devFunction(),
    listedSitemap(),
    pagePolicy(),
    dropUnused(),
    checkSite(site),
  ],
  // Shiki colours code with style attributes, which the policy forbids. The articles show no code.
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [numberColumns],
      // Straight quotation marks become German ones; a single one becomes an apostrophe.
      smartypants: {
        dashes: false,
        openingQuotes: { double: '„', single: '‚' },
        closingQuotes: { double: '“', single: '’' },
      },
    }),
  },
  vite: {
    build: {
      license: { fileName: 'licences/third-party.txt' },
      // Rolldown would warn of a directive in each MDX file, and the warnings for editors would be lost among these.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  devToolbar: { enabled: false },
});
