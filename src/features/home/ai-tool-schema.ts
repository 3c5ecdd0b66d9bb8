import { z } from 'astro/zod';
import { pictogram } from '../../lib/schema/drawings.ts';
import { between } from '../../lib/schema/text.ts';

/** One entry of `src/content/ki-werkzeuge.json`. */
export const aiToolSchema = z.strictObject({
  icon: pictogram,
  title: between(3, 40).meta({ title: 'Name' }),
  description: between(10, 110).meta({
    title: 'Beschreibung',
    description: 'Ein Satz: was das Werkzeug tut',
  }),
});

export type AiTool = z.infer<typeof aiToolSchema>;
