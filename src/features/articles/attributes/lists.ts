import { z } from 'astro/zod';
import { pictogram } from '../../../lib/schema/drawings.ts';
import { text } from '../../../lib/schema/text.ts';

/** The attributes of components that are lists and comparisons. */
export const LISTS = {
  Faktoren: z
    .strictObject({})
    .meta({ description: 'Nummerierte Karten mit Stichwörtern', children: ['Faktor'] }),
  Faktor: z
    .strictObject({
      title: text.max(48).meta({ title: 'Überschrift der Karte' }),
      icon: pictogram.optional(),
      keywords: text.max(80).meta({
        title: 'Stichwörter',
        description: 'Durch Komma getrennt',
        examples: ['Ziel, Mandat'],
      }),
    })
    .meta({ hasHeading: true }),
  Vergleich: z
    .strictObject({
      with: text
        .max(20)
        .default('Mit Strategie')
        .meta({ title: 'Mit', description: 'Titel der Spalte mit dem Kreuz' }),
      without: text
        .max(20)
        .default('Ohne Strategie')
        .meta({ title: 'Ohne', description: 'Titel der Spalte ohne Kreuz' }),
    })
    .meta({ description: 'Ein Stimmzettel mit zwei Spalten', children: ['Unterschied'] }),
  Unterschied: z
    .strictObject({
      topic: text.max(20).meta({ title: 'Worum es geht' }),
      with: text.max(60).meta({ title: 'Mit', description: 'Wie es mit Strategie ist' }),
      without: text.max(60).meta({ title: 'Ohne', description: 'Wie es ohne ist' }),
    })
    .meta({ children: [] }),
  Tipps: z.strictObject({}).meta({
    description: 'Kurze Ratschläge neben einer Zahl oder zwei Worten',
    children: ['Tipp'],
  }),
  Tipp: z.strictObject({
    value: text.max(12).meta({ title: 'Zahl oder zwei Worte', examples: ['80/20'] }),
  }),
  Fragen: z.strictObject({}).meta({ description: 'Aufklappbare Fragen', children: ['Frage'] }),
  Frage: z.strictObject({ question: text.max(120).meta({ title: 'Frage' }) }),
  TunUndLassen: z.strictObject({}).meta({
    title: 'Tun und lassen',
    description: 'Zwei Listen nebeneinander',
    children: ['Tun', 'Lassen'],
  }),
  Tun: z
    .strictObject({
      title: text.max(24).default('Das tun').meta({ title: 'Überschrift' }),
    })
    .meta({ title: 'Das tun', hasHeading: true }),
  Lassen: z
    .strictObject({
      title: text.max(24).default('Das lassen').meta({ title: 'Überschrift' }),
    })
    .meta({ title: 'Das lassen', hasHeading: true }),
} as const;
