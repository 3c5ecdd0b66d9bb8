import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { annotate } from '../../src/lib/problems.ts';
import { holdBudgets, weighSite } from '../weights.ts';

/** Warns of pages above their budget; stops the build where one is far above it. */
export const checkWeights = (): AstroIntegration => ({
  name: 'check-weights',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const found = weighSite(fileURLToPath(dir));
      for (const each of found) annotate(each.isRefused ? 'error' : 'warning', [each]);
      holdBudgets(found, (text) => logger.warn(text));
    },
  },
});
