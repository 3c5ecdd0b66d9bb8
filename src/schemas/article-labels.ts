import { z } from 'astro/zod';

const label = z.string().min(1).max(28);

/** `src/content/ratgeber.json`: the words that all articles share. */
export const articleLabelsSchema = z.strictObject({
  contents: label.describe('Name des Inhaltsverzeichnisses, für Screenreader'),
  position: label.describe('Name der Leiste, die beim Lesen mitläuft, für Screenreader'),
  readingTime: label,
  minute: label,
  minutes: label,
  asOf: label.describe('Steht vor einem Datum, ohne Doppelpunkt'),
  by: label.describe('Steht vor dem Namen dessen, der den Artikel geschrieben hat'),
  draft: label.describe('Steht in der Vorschau an einem Artikel, der noch nicht erschienen ist'),
  picture: label.describe('Steht unter einem Bild vor dessen Urheber, ohne Doppelpunkt'),
  source: label.describe('Steht vor einer Quelle, ohne Doppelpunkt'),
  sourceOf: label.describe('Name des Knopfes an einer Zahl; die Zahl folgt'),
  sources: label,
  overview: label.describe('Überschrift der Liste aller Artikel'),
  pages: label.describe('Name der Seitenzahlen unter der Liste, für Screenreader'),
  page: label.describe('Steht für Screenreader vor einer Seitenzahl'),
  neighbours: label,
  previous: label,
  next: label,
  feed: label.describe('Name des Feeds; die Marke folgt'),
  keywords: label,
  comparison: label.describe('Kopf der ersten Spalte im Vergleich, für Screenreader'),
  ranges: z.tuple([label, label]).describe('Spalten der Budgetspannen, für Screenreader'),
  shares: z.tuple([label, label, label]).describe('Spalten der Kostenanteile, für Screenreader'),
  least: label,
  most: label,
  platforms: z.tuple([label, label, label]).describe('Spalten der Plattformen, für Screenreader'),
});

export type ArticleLabels = z.infer<typeof articleLabelsSchema>;
