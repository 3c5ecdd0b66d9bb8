import { z } from 'astro/zod';
import { address, each, label, pageMeta, pictogram, position, text } from './common.ts';

/** Also the anchors on /wahlkampftools and the names of the pictures in `src/assets/screens`. */
const PRODUCT_SLUGS = ['wahlkampf-hq', 'tuer-zu-tuer-planer', 'kampagnenwebsite'] as const;
export type ProductSlug = (typeof PRODUCT_SLUGS)[number];

const euros = z
  .int({ error: 'muss ein ganzer Betrag in Euro sein, ohne Punkt und Zeichen, zum Beispiel 1100' })
  .positive();

/** One entry of `src/content/programme.json`: a program that campaigns can rent. */
export const productSchema = z.strictObject({
  id: position,
  slug: z.enum(PRODUCT_SLUGS).describe('Sprungmarke auf der Seite'),
  title: text.max(20).describe('Name, mit weichem Trennzeichen ab 13 Buchstaben'),
  subtitle: text.max(40).describe('Eine Zeile ohne Punkt'),
  description: text.max(220),
  highlight: text.max(70).describe('Der eine Satz, der hängen bleiben soll'),
  demo: z
    .enum(['demoHq', 'demoPlanner', 'demoWebsite'])
    .describe('Name des Links zur Live-Demo in site.json'),
  screen: text
    .min(40)
    .max(260)
    .describe('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen'),
  keywords: z.array(text.max(20)).min(2).max(5),
  features: z
    .array(
      z.strictObject({
        icon: pictogram,
        title: text.max(24),
        description: text.max(90),
      }),
    )
    .min(3)
    .max(9),
  pricing: z.strictObject({
    monthly: euros.describe('Euro im Monat, inklusive Mehrwertsteuer'),
    oneTime: euros.describe('Euro einmalig, inklusive Mehrwertsteuer'),
    oneTimeNote: text.max(40).describe('Wofür der einmalige Betrag ist'),
    included: z.array(text.max(32)).min(1).max(5).describe('Was im Preis enthalten ist'),
  }),
});

export type Product = z.infer<typeof productSchema>;

/** `src/content/wahlkampftools.json`: the words of /wahlkampftools around the products. */
export const toolsPageSchema = z
  .strictObject({
    ...pageMeta,
    word: text.max(12).describe('Letztes Wort der Überschrift: Wer es anklickt, lässt es regnen'),
    wordHint: label.describe('Was beim Zeigen auf das Wort steht'),
    lead: text.max(200),
    screenNote: label.describe('Steht unter den Bildern der Programme'),
    price: z.strictObject({
      ...each(label, 'heading', 'monthly', 'oneTime', 'included'),
      vat: label.describe('Pflichtangabe zur Mehrwertsteuer'),
      campaign: text.max(60).describe('Wann die Programme nichts extra kosten'),
    }),
    demo: label,
    consultation: label,
    parliament: z.strictObject({ headline: label, text: text.max(220), button: label }),
    guide: z.strictObject({
      headline: label,
      rows: z
        .array(z.strictObject({ need: text.max(60), product: z.enum(PRODUCT_SLUGS) }))
        .min(1)
        .max(5),
      text: text.max(200),
      link: z.strictObject({ label, href: address }).describe('Link hinter dem Text'),
    }),
  })
  .refine(({ headline, word }) => headline.endsWith(` ${word}`), {
    path: ['word'],
    error: 'muss das letzte Wort der Überschrift sein',
  });

export type ToolsPage = z.infer<typeof toolsPageSchema>;
