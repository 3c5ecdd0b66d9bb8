import { z } from 'astro/zod';
import { pageMeta } from './page.ts';
import { PRODUCT_SLUGS } from './product.ts';

const text = z.string().min(1);
const label = text.max(40);

/** `src/content/wahlkampftools.json`: the words of /wahlkampftools around the products. */
export const toolsPageSchema = z
  .strictObject({
    ...pageMeta,
    word: text.max(12).describe('Letztes Wort der Überschrift: Wer es anklickt, lässt es regnen'),
    wordHint: label.describe('Was beim Zeigen auf das Wort steht'),
    ballot: text.max(12).describe('Aufschrift der fallenden Stimmzettel'),
    lead: text.max(200),
    screenNote: label.describe('Steht unter den Bildern der Programme'),
    price: z.strictObject({
      heading: label,
      monthly: label,
      oneTime: label,
      included: label,
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
      costs: label.describe('Link zu den Wahlkampfkosten'),
    }),
  })
  .refine(({ headline, word }) => headline.endsWith(` ${word}`), {
    path: ['word'],
    error: 'muss das letzte Wort der Überschrift sein',
  });

export type ToolsPage = z.infer<typeof toolsPageSchema>;
