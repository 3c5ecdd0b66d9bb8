import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSite } from '../built-site.ts';
import { openCheckout } from '../checkout.ts';
import { followLinks } from '../links.ts';
import { pictureProblems, portraitProblems } from '../pictures.ts';
import { reportProblems } from '../report-problems.ts';
import { weighSite } from '../weights.ts';

/**
 * Checks the links, the weights and the pictures of each build. Without it a dead link would be published.
 *
 * @param address of the published site; links to it count as links within the site
 */
export const checkSite = (address: string): AstroIntegration => ({
  name: 'check-site',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const site = readSite(fileURLToPath(dir));
      const checkout = openCheckout('.');
      reportProblems(
        [
          ...portraitProblems(checkout),
          ...weighSite(site),
          ...pictureProblems(checkout),
          ...followLinks('.', site, new URL(address).origin),
        ],
        (text) => logger.warn(text),
      );
    },
  },
});
