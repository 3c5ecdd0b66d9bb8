import { z } from 'astro/zod';
import { asOf, day, pastDay } from '../../lib/schema/days.ts';
import { headDrawing } from '../../lib/schema/drawings.ts';
import { headlineOf } from '../../lib/schema/drawn-text.ts';
import { address, addressName, webAddress } from '../../lib/schema/links.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { politicalUse } from '../../lib/schema/picture-licence.ts';
import { group, optionalGroup } from '../../lib/schema/shape.ts';
import { between, pattern, pictureWords, text } from '../../lib/schema/text.ts';
import { componentUse } from './component-props.ts';

export const sourceSchema = z.strictObject({
  name: pattern(
    /^[a-z][a-z0-9-]*$/,
    'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben und beginnt mit einem Buchstaben',
  ).meta({
    title: 'Name',
    description: 'Damit nennst du die Quelle im Text',
    examples: ['richtwerte'],
  }),
  text: between(3, 160).meta({ title: 'Wer die Zahl veröffentlicht hat, und wo' }),
  asOf: asOf.meta({ title: 'Stand der Zahl' }),
  url: webAddress.optional().meta({ title: 'Adresse', examples: ['https://beispiel.de/studie'] }),
});
export type Source = Omit<z.infer<typeof sourceSchema>, 'name'>;

export const pictureSchema = z.strictObject({
  file: text
    .refine((name) => !/\.svg$/i.test(name), {
      error: 'kann hier keine Zeichnung (.svg) sein. Speichere sie als .png',
    })
    .meta({ title: 'Bild', examples: ['./name-des-artikels/plakat.jpg'] }),
  alt: pictureWords(200).meta({
    title: 'Alternativtext',
    description: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen',
  }),
  source: between(3, 80).meta({ title: 'Von wem', description: 'Steht unter dem Bild' }),
  licence: between(3, 60).meta({
    title: 'Lizenz',
    examples: ['„CC BY 4.0“ oder „eigenes Bild“'],
  }),
  politicalUse,
});

const toDate = (written: string) => new Date(written);

/** The front matter of an article, `src/content/ratgeber/*.mdx`. The file's name is the article's address. */
export const articleSchema = z.strictObject({
  ...pageMeta,
  headline: pageMeta.headline.meta({
    title: 'Überschrift',
    description: 'Die große Überschrift, lange Wörter mit weichem Trennzeichen',
  }),
  lead: between(40, 320).meta({
    title: 'Vorspann',
    description: 'Zwei bis vier Sätze unter der Überschrift',
  }),
  teaser: between(10, 60).meta({ title: 'Zeile für die Übersicht' }),
  updated: pastDay.transform(toDate).meta({
    title: 'Zuletzt geändert am',
    examples: ['2026-11-21'],
  }),
  draft: z.boolean().default(false).meta({
    title: 'Entwurf',
    description: 'Auf deinem Rechner zu sehen, auf der Website und in Vorschauen nicht',
  }),
  published: day
    .transform(toDate)
    .optional()
    .meta({ title: 'Erscheint am', examples: ['2026-12-01'] }),
  aliases: z.array(addressName).default([]).meta({
    title: 'Frühere Adressen',
    description: 'Wer eine davon aufruft, kommt zu diesem Artikel',
  }),
  instead: address.optional().meta({
    title: 'Ersatzadresse',
    description: 'Wohin die Adresse führt, solange der Artikel nicht zu sehen ist',
    examples: ['/kontakt'],
  }),
  author: between(3, 60).optional().meta({
    title: 'Geschrieben von',
    description: 'Ohne Angabe ist es die Agentur',
  }),
  drawing: headDrawing.default('kreuz'),
  picture: optionalGroup(pictureSchema, 'politicalUse').meta({
    title: 'Bild unter dem Vorspann',
    description: 'Mit Alternativtext, Urheber und Lizenz, oder gar nichts davon',
  }),
  order: z.int().min(1).max(999).meta({ title: 'Platz in der Übersicht' }),
  keywords: z
    .array(between(2, 40))
    .min(1)
    .max(8)
    .meta({ title: 'Stichwörter', description: 'Für Programme, die neue Artikel anzeigen' }),
  sources: z
    .array(sourceSchema)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
      error: 'hat zwei Quellen mit demselben Namen. Ändere einen davon',
    })
    .default([])
    .transform((list): Record<string, Source> =>
      Object.fromEntries(list.map(({ name, ...source }) => [name, source])),
    )
    .meta({ title: 'Quellen' }),
  closing: group('Schlussaufruf', {
    headline: headlineOf(5, 48).meta({ title: 'Frage oder Satz über den Abreißzetteln' }),
    button: between(5, 48).meta({ title: 'Knopf zu /kontakt' }),
  }),
});

/** Facts that the content reader adds to a text: the minutes that it takes to read, and the components in it. */
export const textFacts = { minutes: z.number(), components: z.array(componentUse) };

/** The schema of an article as its page gets it: with `textFacts`, and with Astro's data of its picture. */
export const shownArticleSchema = <Image extends z.ZodType>(image: Image) =>
  articleSchema.extend({
    ...textFacts,
    picture: optionalGroup(pictureSchema.extend({ file: image }), 'politicalUse'),
  });

export type Article = z.infer<typeof articleSchema>;
