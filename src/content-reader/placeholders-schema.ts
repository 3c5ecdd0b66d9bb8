import { z } from 'astro/zod';
import { between } from '../lib/schema/common.ts';

/** `src/content/platzhalter.json`: what `npm run check:launch` finds wherever it stands. */
export const placeholdersSchema = z.strictObject({
  words: z.array(between(3, 80)).meta({
    title: 'Platzhalter',
    description:
      'Erfundene Namen, Adressen und Nummern, und was noch zu belegen ist; streich, was kein Platzhalter mehr ist',
  }),
});
