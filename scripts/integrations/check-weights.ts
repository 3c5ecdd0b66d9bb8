import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { holdBudgets, weighSite } from '../weights.ts';

/** Warns of pages above their budget; stops the build where one is far above it. */
export const checkWeights = (): AstroIntegration => ({
  name: 'check-weights',
  hooks: {
    'astro:build:done': ({ dir, logger }) =>
      holdBudgets(weighSite(fileURLToPath(dir)), (text) => logger.warn(text)),
  },
});
