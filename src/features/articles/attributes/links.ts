import { z } from 'astro/zod';
import { topic } from '../../../lib/schema/request.ts';
import { between, text } from '../../../lib/schema/text.ts';

/** The attributes of components that lead to another page. */
export const LINKS = {
  Transparenzhinweis: z
    .strictObject({})
    .meta({ description: 'Ein Knopf zum Formblatt für politische Werbung', children: [] }),
  Wahlkalender: z
    .strictObject({})
    .meta({ description: 'Stationen und Fristen bis zur Wahl', children: [] }),
  Aufruf: z
    .strictObject({
      label: text.max(48).meta({ title: 'Aufschrift des Knopfes' }),
      text: between(20, 120)
        .optional()
        .meta({
          title: 'Frage',
          description: 'Mit ihr steht der Knopf in einem Rahmen; sie gehört zum Abschnitt darüber',
          examples: ['Wo liegst du? Nenn uns deinen Ort, wir rechnen mit.'],
        }),
      topic: topic.optional().meta({
        title: 'Thema',
        description: 'Womit die Nachricht auf /kontakt beginnt: „Es geht um: …“',
        examples: ['Budget'],
      }),
    })
    .meta({ description: 'Ein Knopf, der zu /kontakt führt, mit oder ohne Frage', children: [] }),
} as const;
