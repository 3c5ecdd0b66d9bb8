import { z } from 'astro/zod';
import { ROUTE_IDS } from '../config/routes.ts';
import { pictogram } from './pictogram.ts';
import { position } from './position.ts';

/** One entry of `src/content/leistungen.json`: a row of the services' ballot. */
export const serviceSchema = z.strictObject({
  id: position,
  title: z.string().min(3).max(12).describe('Großer Titel der Zeile'),
  icon: pictogram,
  keywords: z.string().max(48).describe('Drei oder vier Stichworte neben dem Titel'),
  description: z.string().min(20).max(220),
  note: z.string().optional().describe('Einschränkung, die dazugesagt werden muss, mit Stand'),
  tags: z
    .array(
      z.strictObject({
        label: z.string().min(2).max(42),
        route: z.enum(ROUTE_IDS).optional().describe('Seite, auf die der Tag führt'),
      }),
    )
    .min(1)
    .max(10),
});

export type Service = z.infer<typeof serviceSchema>;
