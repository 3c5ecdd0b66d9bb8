import { z } from 'astro/zod';
import { choice } from '../../lib/schema/shape.ts';
import { between, pattern } from '../../lib/schema/text.ts';

/** One entry of `src/content/ablauf.json`: a phase of the approach, in order. */
export const phaseSchema = z.strictObject({
  label: pattern(/^\d{2}$/, 'muss zwei Ziffern haben, zum Beispiel 01').meta({
    title: 'Nummer',
    examples: ['01'],
  }),
  title: between(3, 40).meta({ title: 'Titel' }),
  description: between(20, 200).meta({ title: 'Beschreibung' }),
  side: choice({ left: 'links', right: 'rechts' }).meta({
    title: 'Seite der Linie',
    description: 'Auf breiten Bildschirmen',
  }),
});

export type Phase = z.infer<typeof phaseSchema>;
