import { z } from 'astro/zod';
import { pictogram } from '../../../lib/schema/drawings.ts';
import { address } from '../../../lib/schema/links.ts';
import { topic } from '../../../lib/schema/request.ts';
import { choice, group } from '../../../lib/schema/shape.ts';
import { between, text } from '../../../lib/schema/text.ts';

const servicePlate = group('Arbeitsprobe', {
  drawing: choice({
    karte: 'Karteikarte mit einer Botschaft',
    laternen: 'Drei Plakate an Laternen',
    video: 'Drei Bilder eines Videos',
    wahlkreis: 'Karte eines Wahlkreises',
  }).meta({ title: 'Zeichnung' }),
  alt: between(10, 200).meta({
    title: 'Alternativtext',
    description: 'Was zu sehen ist, für alle, die es nicht sehen',
  }),
});

/** One entry of `src/content/leistungen.json`: a row of the services' ballot. */
export const serviceSchema = z.strictObject({
  title: between(3, 12).meta({ title: 'Titel', description: 'Groß gesetzt' }),
  icon: pictogram,
  keywords: text.max(48).meta({
    title: 'Stichworte',
    description: 'Drei oder vier Stichworte neben dem Titel',
  }),
  description: between(20, 220).meta({ title: 'Beschreibung' }),
  note: text.optional().meta({
    title: 'Einschränkung',
    description: 'Muss dazugesagt werden, mit Stand',
  }),
  plate: servicePlate,
  tags: z
    .array(
      z.strictObject({
        label: topic.meta({ title: 'Aufschrift' }),
        href: address.optional().meta({
          title: 'Adresse',
          description: 'Wohin der Tag führt; ohne sie lässt er sich ankreuzen',
          examples: ['/wahlkampfkosten'],
        }),
      }),
    )
    .min(1)
    .max(10)
    .meta({ title: 'Tags', description: 'Zum Ankreuzen, oder Links' }),
});

export type Service = z.infer<typeof serviceSchema>;
