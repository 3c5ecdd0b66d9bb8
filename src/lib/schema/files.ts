import { z } from 'astro/zod';
import { group } from './shape.ts';
import { text } from './text.ts';

export const portrait = text.meta({
  title: 'Bild',
  description:
    'Name eines Fotos oder einer Zeichnung, ohne Endung. ' +
    'Leg die Datei in src/assets/portraits und starte npm run edit neu, dann steht sie zur Wahl',
  picture: { folder: 'src/assets/portraits' },
});

const percent = (least: number, most: number) => z.int().min(least).max(most);

/** Where the head is on a photograph, in percent of its width and height. */
export const focus = group('Ausschnitt des Fotos', {
  x: percent(0, 100).default(50).meta({
    title: 'Mitte des Gesichts, von links',
    description: 'In Prozent der Breite des Fotos, ohne Angabe 50',
  }),
  y: percent(0, 100).default(40).meta({
    title: 'Mitte des Gesichts, von oben',
    description: 'In Prozent der Höhe des Fotos, ohne Angabe 40',
  }),
  height: percent(10, 100).default(45).meta({
    title: 'Höhe des Kopfes',
    description: 'Vom Scheitel bis zum Kinn, in Prozent der Höhe des Fotos, ohne Angabe 45',
  }),
}).meta({ description: 'Nur für ein Foto: wo der Kopf ist. Zeichnungen brauchen das nicht' });

export type Focus = z.infer<typeof focus>;
