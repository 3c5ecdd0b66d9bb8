import { z } from 'astro/zod';

const words = (hint: string) => z.string().trim().min(1).max(160).describe(hint);

/** `src/content/antwortseite.json`: the answer to a form that was sent without JavaScript. */
export const answerPageSchema = z.strictObject({
  titlePrefix: z
    .strictObject({
      sent: words('Nach einer gesendeten Anfrage'),
      wrong: words('Wenn etwas fehlt oder das Senden nicht geklappt hat'),
    })
    .describe('Steht im Browser-Tab vor dem Titel der Seite'),
  plainPage: z
    .strictObject({
      reference: words('Satz mit der Referenz').includes('{reference}', {
        error: 'muss {reference} enthalten, dort steht die Referenz',
      }),
      lost: words('Wo die Angaben noch stehen, wenn diese Seite sie nicht zeigen kann'),
      typed: words('Überschrift über dem, was eingetragen wurde'),
      phone: words('Steht vor der Telefonnummer'),
      email: words('Steht vor der E-Mail-Adresse'),
      form: words('Link zum Formular'),
    })
    .describe('Einfache Seite, falls /kontakt gerade nicht geladen werden kann'),
});
