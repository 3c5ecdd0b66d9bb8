import { z } from 'astro/zod';
import { pageMeta } from './page.ts';

const source = z.strictObject({
  text: z.string().min(3).max(160).describe('Wer die Zahl veröffentlicht hat, und wo'),
  asOf: z.string().min(4).max(24).describe('Stand der Zahl, zum Beispiel November 2026'),
  url: z.url().optional().describe('Adresse der Quelle, zum Beispiel https://beispiel.de/studie'),
});
export type Source = z.infer<typeof source>;

const picture = z.strictObject({
  file: z
    .string()
    .regex(/^\.\/[\w-]+\.(?:avif|jpe?g|png|webp)$/, {
      error: 'muss ein Bild neben dem Artikel nennen und mit ./ beginnen',
    })
    .describe('./plakat.jpg'),
  alt: z
    .string()
    .min(10)
    .max(200)
    .describe('Was auf dem Bild zu sehen ist, für alle, die es nicht sehen, 10 bis 200 Zeichen'),
  source: z.string().min(3).max(80).describe('Von wem das Bild ist; steht unter dem Bild'),
  licence: z
    .string()
    .min(3)
    .max(60)
    .describe('Lizenz, zum Beispiel „CC BY 4.0“ oder „eigenes Bild“'),
  politicalUse: z
    .boolean()
    .describe(
      'true, wenn die Lizenz politische Nutzung erlaubt; viele Bildagenturen verbieten sie',
    ),
});

/** `src/content/ratgeber/*.mdx`: the advice articles; a file's name is its address. */
export const articleSchema = z.strictObject({
  ...pageMeta,
  headline: pageMeta.headline
    .max(40, { error: 'hat höchstens 40 Zeichen, sonst füllt die Überschrift den ganzen Schirm' })
    .describe('Die große Überschrift, lange Wörter mit weichem Trennzeichen'),
  lead: z.string().min(40).max(320).describe('Zwei bis vier Sätze unter der Überschrift'),
  teaser: z
    .string()
    .min(10)
    .max(60)
    .describe('Eine Zeile für die Übersicht aller Artikel, höchstens 60 Zeichen'),
  updated: z.date().describe('Tag der letzten Änderung, zum Beispiel 2026-11-21'),
  draft: z
    .boolean()
    .default(false)
    .describe('true = Entwurf: in der Vorschau zu sehen, im Build nicht'),
  published: z
    .date()
    .optional()
    .describe('Tag, ab dem der Artikel erscheint, zum Beispiel 2026-12-01'),
  author: z
    .string()
    .min(3)
    .max(60)
    .optional()
    .describe('Wer den Artikel geschrieben hat; ohne Angabe die Agentur'),
  picture: picture
    .optional()
    .describe('Bild unter dem Vorspann: file, alt, source, licence und politicalUse'),
  order: z.int().min(1).max(99).describe('Platz in der Übersicht, eine ganze Zahl ab 1'),
  keywords: z
    .array(z.string().min(2).max(40))
    .min(1)
    .max(8)
    .describe('Ein bis acht Stichwörter für den Feed'),
  sources: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]*$/, {
        error: 'muss mit einem Kleinbuchstaben beginnen und kommt ohne Umlaute aus',
      }),
      source,
    )
    .default({})
    .describe('Quellen der Zahlen: ein kurzer Name, darunter text, asOf und, wenn möglich, url'),
  closing: z
    .strictObject({
      headline: z.string().min(5).max(48).describe('Frage oder Satz über den Abreißzetteln'),
      button: z.string().min(5).max(48).describe('Aufschrift des Knopfes, der zu /kontakt führt'),
    })
    .describe('Der Schlussaufruf: headline und button'),
});

/** The same once Astro knows the picture: with its size and the address of its file. */
export const articleWithPicture = <Image extends z.ZodType>(image: Image) =>
  articleSchema.extend({ picture: picture.extend({ file: image }).optional() });

export type Article = z.infer<typeof articleSchema>;
