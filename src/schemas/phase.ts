import { z } from 'astro/zod';
import { position } from './position.ts';

/** One entry of `src/content/ablauf.json`: a phase of the approach, in order. */
export const phaseSchema = z.strictObject({
  id: position,
  label: z.string().regex(/^\d{2}$/, { error: 'muss zwei Ziffern haben, zum Beispiel 01' }),
  title: z.string().min(3).max(40),
  description: z.string().min(20).max(200),
  side: z.enum(['left', 'right']).describe('Seite der Linie, auf breiten Bildschirmen'),
});

export type Phase = z.infer<typeof phaseSchema>;
