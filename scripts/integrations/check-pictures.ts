import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { annotate, formatProblems } from '../../src/content-reader/problems.ts';
import { openCheckout } from '../launch/checkout.ts';
import { pictureProblems } from '../launch/pictures.ts';

/** Warns of pictures without a licence for political use, which the launch check refuses. */
export function checkPictures(): AstroIntegration {
  let root = '';
  return {
    name: 'check-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ logger }) => {
        const found = pictureProblems(openCheckout(root, { settings: {}, secrets: undefined }));
        if (found.length === 0) return;
        annotate('warning', found);
        logger.warn(formatProblems(found, ['ein Hinweis', 'Hinweise']));
      },
    },
  };
}
