import { z } from 'astro/zod';
import { pageMeta } from './page.ts';

/** `src/content/nicht-gefunden.json`. Headline, heading and link are fixed by the specification. */
export const notFoundSchema = z.strictObject({
  ...pageMeta,
  heading: z.literal('Oops! Page not found'),
  text: z.string().min(1),
  homeLink: z.literal('Return to Home'),
});

export type NotFound = z.infer<typeof notFoundSchema>;
