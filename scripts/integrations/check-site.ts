import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSite } from '../built-site.ts';
import { openCheckout } from '../checkout.ts';
import { followLinks } from '../links.ts';
import { pictureProblems, portraitProblems } from '../pictures.ts';
import { reportProblems } from '../report-problems.ts';
import { weighSite } from '../weights.ts';

/** Checks the links, the weights and the pictures of each build. Without it a dead link would be published. */
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
        const checkout = openCheckout(root);
        reportProblems(
          [
            ...portraitProblems(checkout),
            ...weighSite(site),
            ...pictureProblems(checkout),
            ...followLinks(root, site, origin),
          ],
          (text) => logger.warn(text),
        );
      },
    },
  };
}
