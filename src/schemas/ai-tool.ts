import { z } from 'astro/zod';
import { pictogram } from './pictogram.ts';
import { position } from './position.ts';

/** One entry of `src/content/ki-werkzeuge.json`. */
export const aiToolSchema = z.strictObject({
  id: position,
  icon: pictogram,
  title: z.string().min(3).max(40),
  description: z.string().min(10).max(110).describe('Ein Satz: was das Werkzeug tut'),
});

export type AiTool = z.infer<typeof aiToolSchema>;
