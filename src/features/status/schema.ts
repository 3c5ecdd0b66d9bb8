import { z } from 'astro/zod';
import { pageMeta } from '../../lib/schema/page.ts';
import { between, pattern, text } from '../../lib/schema/text.ts';

/** `src/content/nicht-gefunden.json`. Headline, heading and link are fixed wording. */
export const notFoundSchema = z.strictObject({
  ...pageMeta,
  headline: z.literal('404'),
  heading: z.literal('Oops! Page not found'),
  text: text.meta({ title: 'Text' }),
  homeLink: z.literal('Return to Home'),
});

export type NotFound = z.infer<typeof notFoundSchema>;

/** `src/content/fehler.json`. The heading is fixed wording. */
export const errorPageSchema = z.strictObject({
  ...pageMeta,
  headline: pattern(
    /^50\d$/,
    'muss ein Status mit einer Null in der Mitte sein, zum Beispiel 500',
  ).meta({
    title: 'Überschrift',
    description: 'Die Nummer des Fehlers',
  }),
  heading: z.literal('Unexpected Application Error!'),
  text: text.max(200).meta({
    title: 'Text',
    description: 'Was nun zu tun ist; dahinter steht die Telefonnummer',
  }),
  homeLink: text.max(30).meta({ title: 'Link zur Startseite' }),
  island: between(1, 160).meta({
    title: 'Wenn nur ein Teil einer Seite ausfällt',
    description: 'Dahinter steht die Telefonnummer',
  }),
});

export type ErrorPage = z.infer<typeof errorPageSchema>;
