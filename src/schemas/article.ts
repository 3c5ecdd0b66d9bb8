import { z } from 'astro/zod';
import {
  address,
  between,
  checked,
  each,
  optionalGroup,
  pageMeta,
  pattern,
  text,
} from './common.ts';

export const sourceSchema = z.strictObject({
  name: pattern(
    /^[a-z][a-z0-9-]*$/,
    'muss mit einem Kleinbuchstaben beginnen und kommt ohne Umlaute aus',
  ).describe('Damit nennst du die Quelle im Text, zum Beispiel source="richtwerte"'),
  text: between(3, 160).describe('Wer die Zahl veröffentlicht hat, und wo'),
  asOf: between(4, 24).describe('Stand der Zahl, zum Beispiel November 2026'),
  url: z.url().optional().describe('Adresse der Quelle, zum Beispiel https://beispiel.de/studie'),
});
export type Source = Omit<z.infer<typeof sourceSchema>, 'name'>;

export const pictureSchema = z.strictObject({
  file: pattern(
    /^\.\/(?:[\w-]+\/)+[\w-]+\.(?:avif|jpe?g|png|webp)$/,
    'muss ein Bild im Ordner des Artikels nennen und mit ./ beginnen',
  ).describe('./name-des-artikels/plakat.jpg'),
  alt: between(10, 200).describe(
    'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen, 10 bis 200 Zeichen',
  ),
  source: between(3, 80).describe('Von wem das Bild ist; steht unter dem Bild'),
  licence: between(3, 60).describe('Lizenz, zum Beispiel „CC BY 4.0“ oder „eigenes Bild“'),
  politicalUse: z
    .boolean()
    .describe(
      'true, wenn die Lizenz politische Nutzung erlaubt; viele Bildagenturen verbieten sie',
    ),
});

/** `src/content/ratgeber/*.mdx`: the advice articles; a file's name is its address. */
export const articleSchema = z.strictObject({
  ...pageMeta,
  headline: pageMeta.headline.describe(
    'Die große Überschrift, höchstens 40 Zeichen, lange Wörter mit weichem Trennzeichen',
  ),
  lead: between(40, 320).describe('Zwei bis vier Sätze unter der Überschrift'),
  teaser: between(10, 60).describe(
    'Eine Zeile für die Übersicht aller Artikel, höchstens 60 Zeichen',
  ),
  updated: z.date().describe('Tag der letzten Änderung, zum Beispiel 2026-11-21'),
  draft: z
    .boolean()
    .default(false)
    .describe('true = Entwurf: in der Vorschau zu sehen, im Build nicht'),
  published: z
    .date()
    .optional()
    .describe('Tag, ab dem der Artikel erscheint, zum Beispiel 2026-12-01'),
  aliases: z
    .array(
      pattern(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'muss ein Name wie der einer Datei sein: Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, ohne Schrägstrich',
      ),
    )
    .default([])
    .describe('Frühere Namen der Datei: Wer die alte Adresse aufruft, kommt zu diesem Artikel'),
  instead: address
    .optional()
    .describe(
      'Wohin die Adresse führt, solange der Artikel nicht zu sehen ist, zum Beispiel /kontakt',
    ),
  author: between(3, 60)
    .optional()
    .describe('Wer den Artikel geschrieben hat; ohne Angabe die Agentur'),
  checked: checked.describe('Wann die Sätze mit „Stand: …“ im Text anwaltlich geprüft wurden'),
  picture: optionalGroup(pictureSchema, 'politicalUse').describe(
    'Bild unter dem Vorspann: file, alt, source, licence und politicalUse',
  ),
  order: z.int().min(1).max(99).describe('Platz in der Übersicht, eine ganze Zahl ab 1'),
  keywords: z.array(between(2, 40)).min(1).max(8).describe('Ein bis acht Stichwörter für den Feed'),
  sources: z
    .array(sourceSchema)
    .default([])
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
      error: 'nennt einen Namen zweimal',
    })
    .transform((list): Record<string, Source> =>
      Object.fromEntries(list.map(({ name, ...source }) => [name, source])),
    )
    .describe('Quellen der Zahlen: name, text, asOf und, wenn möglich, url'),
  closing: z
    .strictObject({
      headline: between(5, 48).describe('Frage oder Satz über den Abreißzetteln'),
      button: between(5, 48).describe('Aufschrift des Knopfes, der zu /kontakt führt'),
    })
    .describe('Der Schlussaufruf: headline und button'),
});

/** The same once Astro knows the picture: with its size and the address of its file. */
export const articleWithPicture = <Image extends z.ZodType>(image: Image) =>
  articleSchema.extend({
    picture: optionalGroup(pictureSchema.extend({ file: image }), 'politicalUse'),
  });

export type Article = z.infer<typeof articleSchema>;

const word = text.max(28);

/** `src/content/ratgeber.json`: the words that all articles share. */
export const articleLabelsSchema = z.strictObject({
  contents: word.describe('Name des Inhaltsverzeichnisses, für Screenreader'),
  position: word.describe('Name der Leiste, die beim Lesen mitläuft, für Screenreader'),
  ...each(word, 'readingTime', 'minute', 'minutes', 'sources', 'neighbours', 'previous', 'next'),
  ...each(word, 'least', 'most'),
  asOf: word.describe('Steht vor einem Datum, ohne Doppelpunkt'),
  by: word.describe('Steht vor dem Namen dessen, der den Artikel geschrieben hat'),
  draft: word.describe('Steht in der Vorschau an einem Artikel, der noch nicht erschienen ist'),
  picture: word.describe('Steht unter einem Bild vor dessen Urheber, ohne Doppelpunkt'),
  source: word.describe('Steht vor einer Quelle, ohne Doppelpunkt'),
  sourceOf: word.describe('Name des Knopfes an einer Zahl; die Zahl folgt'),
  overview: word.describe('Überschrift der Liste aller Artikel'),
  pages: word.describe('Name der Seitenzahlen unter der Liste, für Screenreader'),
  page: word.describe('Steht für Screenreader vor einer Seitenzahl'),
  feed: word.describe('Name des Feeds; die Marke folgt'),
  keywords: word,
  comparison: word.describe('Kopf der ersten Spalte im Vergleich, für Screenreader'),
  ranges: z.tuple([word, word]).describe('Spalten der Budgetspannen, für Screenreader'),
  shares: z.tuple([word, word, word]).describe('Spalten der Kostenanteile, für Screenreader'),
  platforms: z.tuple([word, word, word]).describe('Spalten der Plattformen, für Screenreader'),
});

export type ArticleLabels = z.infer<typeof articleLabelsSchema>;

const short = text.max(48);
const note = text.max(180);
/** `src/content/budgetplaner.json`: the words of the planner; its figures stand in the article. */
export const budgetPlannerSchema = z.strictObject({
  table: z.strictObject({
    caption: short.describe('Überschrift der Tabelle'),
    item: short.describe('Kopf der ersten Spalte'),
    reserve: short,
    total: short.describe('Zeile mit der ganzen Summe'),
  }),
  form: z.strictObject({
    ...each(short, 'heading', 'election', 'sum', 'request'),
    otherElection: short.describe('Letzte Wahl in der Liste, für die es keinen Richtwert gibt'),
    share: short.includes('{name}').describe('Name eines Reglers, für Screenreader'),
    fromReserve: short.describe('Statt eines Betrags bei Posten ohne Zahl'),
  }),
  notes: z.strictObject({
    ...each(note, 'sumInvalid', 'unknown', 'kept', 'overdrawn'),
    ...each(note.includes('{election}').includes('{range}'), 'usual', 'below', 'above'),
    small: note.includes('{advice}').describe('{advice} ist die Reserve, zu der wir raten'),
  }),
});

export type BudgetPlannerWords = z.infer<typeof budgetPlannerSchema>;

/**
 * `src/content/bilder.json`: author and licence of each picture. No page shows them; the launch check
 * reads them, because many stock licences forbid political use.
 */
export const pictureLicenceSchema = z.strictObject({
  id: z.string().min(1).describe('Ein Name für den Eintrag, jeder nur einmal'),
  files: z
    .array(z.string().min(5))
    .min(1)
    .describe('Dateien mit ihrem Ordner, * steht für beliebige Namen'),
  author: z.string().min(2).describe('Von wem das Bild ist'),
  licence: z.string().min(3).describe('Lizenz, zum Beispiel „eigene Zeichnung“ oder „CC BY 4.0“'),
  url: z.url().optional().describe('Wo das Bild und seine Lizenz zu finden sind'),
  politicalUse: z.boolean().describe('true, wenn die Lizenz politische Nutzung erlaubt'),
});
