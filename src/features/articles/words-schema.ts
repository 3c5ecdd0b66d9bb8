import { z } from 'astro/zod';
import { active } from '../../lib/schema/entry.ts';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { text } from '../../lib/schema/text.ts';

const word = text.max(28);

/** The words that all articles share, `src/content/ratgeber.json`. */
export const articleWordsSchema = z.strictObject({
  contents: word.meta({
    title: 'Name des Inhaltsverzeichnisses',
    description: 'Für Screenreader, auch auf rechtlichen Seiten',
  }),
  ...titledFields(word, {
    readingTime: 'Vor der Lesezeit',
    minute: 'Eine Minute',
    minutes: 'Mehrere Minuten',
    sources: 'Überschrift der Quellen',
    least: 'Kleinster Wert',
    most: 'Größter Wert',
  }),
  asOf: word.meta({ title: 'Vor einem Stand', description: 'Ohne Doppelpunkt' }),
  fee: word.meta({ title: 'Vor dem Honorar der Agentur' }),
  by: word.meta({ title: 'Vor dem Namen dessen, der den Artikel geschrieben hat' }),
  draft: word.meta({
    title: 'An einem Entwurf',
    description: 'Steht in der Vorschau an einem Artikel, der noch nicht erschienen ist',
  }),
  picture: word.meta({
    title: 'Vor dem Urheber eines Bildes',
    description: 'Steht unter dem Bild, ohne Doppelpunkt',
  }),
  source: word.meta({ title: 'Vor einer Quelle', description: 'Ohne Doppelpunkt' }),
  sourceOf: word.meta({ title: 'Name des Knopfes an einer Zahl', description: 'Die Zahl folgt' }),
  measured: word.meta({ title: 'An einer gemessenen Zahl' }),
  counted: word.meta({ title: 'An einer Zahl, die ihr selbst gezählt habt' }),
  own: word.meta({ title: 'An einer Zahl der Agentur' }),
  overview: group('Liste aller Artikel am Ende jedes Artikels', {
    active,
    heading: word.meta({ title: 'Überschrift' }),
  }).optional(),
  feed: word.meta({
    title: 'Name der Artikel-Adresse für Leseprogramme',
    description: 'Die Marke folgt',
  }),
  keywords: word.meta({ title: 'Vor den Stichwörtern' }),
  comparison: word.meta({
    title: 'Kopf der ersten Spalte im Vergleich',
    description: 'Für Screenreader',
  }),
});

export type ArticleWords = z.infer<typeof articleWordsSchema>;
