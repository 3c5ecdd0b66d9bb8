import { z } from 'astro/zod';
import { between } from './text.ts';

/** One entry of `src/content/faq/*.json`. */
export const faqSchema = z.strictObject({
  question: between(5, 120).meta({ title: 'Frage' }),
  answer: between(10, 800).meta({ title: 'Antwort', description: 'Zwei bis vier Sätze' }),
  draft: z.boolean().default(false).meta({
    title: 'Noch nicht zeigen',
    description: 'Die Frage steht erst auf der Seite, wenn das Häkchen weg ist',
  }),
});

export type Faq = z.infer<typeof faqSchema>;
