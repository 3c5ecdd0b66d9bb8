import { z } from 'astro/zod';
import { choice } from './shape.ts';

/** Files of `src/assets/icons`, without `.svg`. */
export const PICTOGRAMS = [
  'ablage',
  'adressbuch',
  'analyse',
  'aufgabenplaner',
  'beratung',
  'chatbot-oeffentlich',
  'chatbot-team',
  'datenschutz',
  'kalender',
  'karte',
  'krisenradar',
  'medienbeobachtung',
  'muenze',
  'offline',
  'online',
  'schreibwerkzeug',
  'trendmonitor',
] as const;

export const pictogram = z.enum(PICTOGRAMS).meta({ title: 'Zeichnung' });

export type PictogramName = z.infer<typeof pictogram>;

/**
 * The drawings of `src/assets/heads`, each with its description. An article that names no drawing has the first one.
 * The drawings are 1200 units wide and high, on a ground that reaches 400 units farther.
 */
const HEAD_DRAWINGS = {
  kreuz: 'Kreuz im Kreis',
  kalender: 'Abreißkalender mit Stimmzettel',
  muenzen: 'Stapel aus Münzen',
  paragraf: 'Paragraf als Haken',
  plakat: 'Plakat an der Laterne',
  telefon: 'Telefon an der Laterne',
} as const;

export const headDrawing = choice(HEAD_DRAWINGS).meta({
  title: 'Zeichnung neben der Überschrift',
  description: 'Ohne Angabe das Kreuz im Kreis',
});

export type HeadDrawing = keyof typeof HEAD_DRAWINGS;
