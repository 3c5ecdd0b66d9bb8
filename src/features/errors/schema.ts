import { z } from 'astro/zod';
import { pageMeta } from '../../lib/schema/page.ts';
import { between, text } from '../../lib/schema/text.ts';

/** `src/content/nicht-gefunden.json`. Headline, heading and link are fixed wording. */
export const notFoundSchema = z.strictObject({
  ...pageMeta,
  headline: z.literal('404'),
  heading: z.literal('Oops! Page not found'),
  text: text.meta({ title: 'Text' }),
  homeLink: z.literal('Return to Home'),
});

export type NotFound = z.infer<typeof notFoundSchema>;

/** `src/content/fehler.json`: the words in place of a part of a page that fails. The heading is fixed wording. */
export const islandErrorSchema = z.strictObject({
  heading: z.literal('Unexpected Application Error!'),
  island: between(1, 160).meta({
    title: 'Was nun zu tun ist',
    description: 'Dahinter steht die Telefonnummer',
  }),
});
