import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ROUTES } from '../../src/config/routes.ts';
import { leftOutOf } from '../../src/content-reader/parts.ts';
import { readSite } from '../built-site.ts';
import { openCheckout } from '../checkout.ts';
import { followLinks, unlinkedArticles } from '../links.ts';
import { pictureProblems, portraitProblems, unusedLicences } from '../pictures.ts';
import { reportProblems } from '../report-problems.ts';
import { weighSite } from '../weights.ts';

/** Checks the links, the weights and the pictures of each build. */
export function checkSite(): AstroIntegration {
  let root = '';
  let origin = '';
  return {
    name: 'check-site',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        origin = new URL(config.site ?? 'http://localhost').origin;
      },
      'astro:build:done': ({ dir, logger }) => {
        const site = readSite(fileURLToPath(dir));
        const { addresses } = leftOutOf(root);
        for (const { path } of Object.values(ROUTES))
          if (!site.pages.has(path) && !addresses.includes(path))
            throw new Error(`src/config/routes.ts names ${path}, which is no page in src/pages/.`);
        const checkout = openCheckout(root);
        reportProblems(
          [
            ...portraitProblems(checkout),
            ...weighSite(site),
            ...pictureProblems(checkout),
            ...unusedLicences(checkout),
            ...unlinkedArticles(root, site, origin),
            ...followLinks(root, site, origin),
          ],
          (text) => logger.warn(text),
        );
      },
    },
  };
}
