import { z } from 'astro/zod';
import { position } from './position.ts';

/** One entry of `src/content/faq/*.json`. */
export const faqSchema = z.strictObject({
  id: position,
  question: z.string().min(5).max(120),
  answer: z.string().min(10).describe('Zwei bis vier Sätze'),
});
export type Faq = z.infer<typeof faqSchema>;
