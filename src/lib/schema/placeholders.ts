import { z } from 'astro/zod';
import { between } from './text.ts';

/** `src/content/platzhalter.json`: the words that `npm run check:launch` finds wherever they stand. */
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
        is: between(1, 40).optional().meta({
          title: 'Was in der Angabe steht, solange die Worte stimmen',
          description: 'Ohne ist es das erste der Worte',
        }),
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
