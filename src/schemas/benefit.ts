import { z } from 'astro/zod';
import { pictogram } from './pictogram.ts';
import { position } from './position.ts';

/** One entry of `src/content/vorteile.json`. */
export const benefitSchema = z.strictObject({
  id: position,
  icon: pictogram,
  title: z.string().min(3).max(32),
  description: z.string().min(20).max(130).describe('Ein oder zwei Sätze, die stimmen'),
});

export type Benefit = z.infer<typeof benefitSchema>;
