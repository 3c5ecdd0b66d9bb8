import { z } from 'astro/zod';
import { between, pageMeta } from '../../lib/schema/common.ts';

/** `src/content/seiten/*.mdx`: the legal pages. */
export const pageSchema = z.strictObject({
  ...pageMeta,
  lead: between(20, 320).describe('Ein oder zwei Sätze unter der Überschrift'),
  asOf: between(4, 80)
    .optional()
    .describe(
      'Stand des Textes; {day} ist der Tag, der in kontakt.json bei der Einwilligung steht, wie in der E-Mail an das Team',
    ),
});

/** The values that a legal page may take from site.json by name, so that they stand in one place only. */
export const DETAILS = [
  'legalName',
  'managingDirectors',
  'phone',
  'email',
  'registerCourt',
  'registerNumber',
  'vatId',
  'editorialResponsible',
  'profiles',
] as const;
export type Detail = (typeof DETAILS)[number];

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `muss eine von diesen sein: ${names.join(', ')}` });

/** Parts of the site that a legal page speaks of only where they are there. */
const LEGAL_PARTS = [
  'ideenpreis',
  'netzwerke',
  'register',
  'transparenzhinweis',
  'umsatzsteuer-id',
  'vertretung',
  'visitenkarten',
  'wahlkalender',
] as const;
export type LegalPart = (typeof LEGAL_PARTS)[number];

/** Attributes of the components that a legal page may use. */
export const LEGAL_PROPS = {
  Angabe: z.strictObject({
    name: oneOf(DETAILS).describe('Was hier stehen soll, zum Beispiel name="email"'),
  }),
  Formularfelder: z.strictObject({}),
  // No component: `content-reader/parts.ts` takes it out of the text.
  Nur: z.strictObject({
    teil: oneOf(LEGAL_PARTS).describe(
      'Wovon der Text dazwischen handelt, zum Beispiel teil="ideenpreis"',
    ),
  }),
  Anschrift: z.strictObject({
    of: oneOf(['legalName', 'editorialResponsible']).describe(
      'Wessen Anschrift: of="legalName" oder, für Verantwortliche nach § 18 Abs. 2 MStV, of="editorialResponsible"',
    ),
  }),
} as const;
