import { z } from 'astro/zod';
import { between } from '../lib/schema/text.ts';

/** `src/content/platzhalter.json`: what `npm run check:launch` finds wherever it stands. */
export const placeholdersSchema = z.strictObject({
  words: z.array(between(3, 80)).meta({
    title: 'Platzhalter',
    description:
      'Erfundene Namen, Adressen und Nummern, und was noch zu belegen ist; streich, was kein Platzhalter mehr ist',
  }),
  facts: z
    .array(
      z.strictObject({
        words: z.array(between(3, 80)).min(1).meta({ title: 'Worte' }),
        file: between(3, 60).meta({ title: 'Datei der Angabe', examples: ['site.json'] }),
        field: between(3, 60).meta({
          title: 'Feld der Angabe',
          examples: ['address.city', 'items.title'],
        }),
        is: between(1, 40).meta({ title: 'Womit die Angabe beginnt, solange die Worte stimmen' }),
        except: z
          .array(between(3, 60))
          .optional()
          .meta({ title: 'Dateien und Ordner, in denen die Worte etwas anderes meinen' }),
      }),
    )
    .meta({
      title: 'Worte, die für eine Angabe stehen',
      description: 'Ändert sich die Angabe, nennt „check:launch“ jede Stelle, an der sie stehen',
    }),
});
