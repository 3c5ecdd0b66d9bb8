import { z } from 'astro/zod';
import { pageMeta } from '../../lib/schema/page.ts';
import { choice } from '../../lib/schema/shape.ts';
import { between } from '../../lib/schema/text.ts';

/** The front matter of a legal page, `src/content/seiten/*.mdx`. */
export const legalSchema = z.strictObject({
  ...pageMeta,
  lead: between(20, 320).describe('Ein oder zwei Sätze unter der Überschrift'),
  asOf: between(4, 80)
    .refine((words) => !/\d[./-]\d|\p{L}\.\s\d/u.test(words), {
      error: 'nennt einen Monat kurz oder in Ziffern. Schreib ihn aus, wie „November 2026“',
    })
    .optional()
    .describe(
      'Stand des Textes; {day} ist der Tag, der in kontakt.json bei der Einwilligung steht, wie in der E-Mail an das Team',
    ),
});

/** The values that a legal page may take from site.json, with their German names. */
const DETAILS = {
  legalName: 'Firma',
  managingDirectors: 'Vertreten durch',
  phone: 'Telefon',
  email: 'E-Mail',
  registerCourt: 'Registergericht',
  registerNumber: 'Registernummer',
  vatId: 'Umsatzsteuer-ID',
  editorialResponsible: 'Verantwortlich',
  profiles: 'Netzwerke',
} as const;
export type Detail = keyof typeof DETAILS;

/** The attributes of the components that a legal page may use, by the component's name. */
export const LEGAL_PROPS = {
  Angabe: z.strictObject({
    name: choice(DETAILS).meta({ description: 'Was hier stehen soll, zum Beispiel name="email"' }),
  }),
  Formularfelder: z.strictObject({}),
  Anschrift: z.strictObject({
    of: z
      .enum(['legalName', 'editorialResponsible'])
      .describe(
        'Wessen Anschrift: of="legalName" oder, für Verantwortliche nach § 18 Abs. 2 MStV, of="editorialResponsible"',
      ),
  }),
} as const;
