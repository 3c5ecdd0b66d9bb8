import { z } from 'astro/zod';
import { asOf } from '../../../lib/schema/days.ts';
import { choice } from '../../../lib/schema/shape.ts';
import { text } from '../../../lib/schema/text.ts';

/** The attributes of components that are surfaces: slips, plates and posters. */
export const PLATES = {
  Abschnitt: z
    .strictObject({
      background: choice({ ink: 'Tinte', paper: 'Papier' }).meta({ title: 'Farbe der Fläche' }),
    })
    .meta({ description: 'Eine Fläche, so breit wie das Fenster' }),
  Praxis: z
    .strictObject({
      title: text.max(24).default('Aus der Praxis').meta({ title: 'Überschrift' }),
    })
    .meta({ description: 'Ein abgerissener Zettel mit einer Erfahrung', hasHeading: true }),
  Honorar: z
    .strictObject({
      amount: text
        .max(24)
        .refine((amount) => !/^[\d.,\s]+$/.test(amount), {
          error: ({ input }) => `hat kein €. Schreib „${String(input)} €“`,
        })
        .optional()
        .meta({
          title: 'Betrag',
          description: 'Ohne Betrag steht nichts da',
          examples: ['2.100 €'],
        }),
    })
    .meta({ description: 'Was die Agentur in einem Beispiel bekommt', children: [] }),
  Hinweis: z
    .strictObject({
      title: text.max(40).meta({ title: 'Worum es geht' }),
      asOf: asOf.meta({ title: 'Stand', description: 'Wann die Aussage geprüft wurde' }),
    })
    .meta({ description: 'Eine Aussage, die veralten kann, mit ihrem Stand', hasHeading: true }),
  Tafeln: z
    .strictObject({})
    .meta({ description: 'Zeichnungen mit ihren Worten, zwei nebeneinander', children: ['Tafel'] }),
  Tafel: z
    .strictObject({ title: text.max(40).meta({ title: 'Überschrift' }) })
    .meta({ description: 'Ein Bild und darunter, was es zeigt' }),
  Fassungen: z.strictObject({}).meta({
    description:
      'Ein Satz in mehreren Fassungen, jede auf einem Plakat; die letzte trägt das Kreuz',
    children: ['Fassung'],
  }),
  Fassung: z
    .strictObject({
      text: text.max(60).meta({ title: 'Satz', examples: ['„Der Bus fährt bis elf.“'] }),
    })
    .meta({ description: 'Ein Plakat und darunter, was ihm fehlt' }),
} as const;
