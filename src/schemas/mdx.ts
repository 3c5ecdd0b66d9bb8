import { z } from 'astro/zod';
import { pictogram } from './common.ts';

const text = (max: number) => z.string().min(1).max(max);
const percent = z.number().min(1).max(100);
const sourceName = z
  .string()
  .describe('Name einer Quelle aus „sources“ im Kopf der Datei, zum Beispiel quelle="richtwerte"');

/** Top of the scale that all budget ranges share, in euros. */
export const BUDGET_SCALE = 250_000;
/** Largest share that the columns of the costs can show, in per cent. */
export const SHARE_SCALE = 40;
/** Top of the scale that all platforms share, in millions of users. */
export const USER_SCALE = 70;

const euros = z
  .int()
  .min(0)
  .max(BUDGET_SCALE, { error: 'ist höchstens 250000, so weit reicht die Skala' });
const share = percent
  .max(SHARE_SCALE, { error: `ist höchstens ${SHARE_SCALE}, so hoch sind die Säulen` })
  .optional();

/** What a bar or column shows: two numbers, or words in their place. */
interface RangeOrText {
  von?: number | undefined;
  bis?: number | undefined;
  ohneZahl?: string | undefined;
}
const isRangeOrText = ({ von, bis, ohneZahl }: RangeOrText): boolean =>
  ohneZahl === undefined
    ? von !== undefined && bis !== undefined && von <= bis
    : von === undefined && bis === undefined;
const RANGE_OR_TEXT = {
  error: 'braucht entweder von und bis (von höchstens so groß wie bis) oder ohneZahl',
};

/**
 * Attributes of every component that an editor may use in an article. MDX does not check them; the
 * content is checked before it is rendered (`lib/components.ts`).
 */
export const MDX_PROPS = {
  Abschnitt: z.strictObject({
    grund: z
      .enum(['schwarz', 'papier'])
      .describe('Farbe der Fläche: grund="schwarz" oder grund="papier"'),
  }),
  Statistiken: z.strictObject({}),
  Statistik: z.strictObject({
    wert: text(14).describe('Die Zahl, groß gesetzt, zum Beispiel wert="68 Mio."'),
    quelle: sourceName,
  }),
  Faktoren: z.strictObject({}),
  Faktor: z.strictObject({
    titel: text(48).describe('Überschrift der Karte, höchstens 48 Zeichen'),
    icon: pictogram.optional().describe('Name einer Zeichnung, zum Beispiel icon="analyse"'),
    stichworte: text(80).describe('Durch Komma getrennt, zum Beispiel stichworte="Ziel, Mandat"'),
  }),
  Vergleich: z.strictObject({
    mit: text(20).default('Mit Strategie').describe('Titel der Spalte mit dem Kreuz'),
    ohne: text(20).default('Ohne Strategie').describe('Titel der Spalte ohne Kreuz'),
  }),
  Unterschied: z.strictObject({
    thema: text(20).describe('Worum es in der Zeile geht, höchstens 20 Zeichen'),
    mit: text(60).describe('Wie es mit Strategie ist, höchstens 60 Zeichen'),
    ohne: text(60).describe('Wie es ohne ist, höchstens 60 Zeichen'),
  }),
  Budgetspannen: z.strictObject({ quelle: sourceName }),
  Budgetspanne: z
    .strictObject({
      wahl: text(20).describe('Art der Wahl, zum Beispiel wahl="Kommunalwahl"'),
      von: euros.optional().describe('Eine Zahl in geschweiften Klammern, zum Beispiel von={5000}'),
      bis: euros
        .optional()
        .describe('Eine Zahl in geschweiften Klammern, zum Beispiel bis={25000}'),
      grundlage: text(80)
        .optional()
        .describe('Worauf die Spanne beruht, wenn sie nicht von der Agentur ist'),
      ohneZahl: text(120).optional().describe('Statt von und bis: wovon das Budget abhängt'),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT),
  Kostenanteile: z.strictObject({ quelle: sourceName }),
  Kostenanteil: z
    .strictObject({
      name: text(26).describe('Der Posten, zum Beispiel name="Werbemittel"'),
      von: share.describe('Prozent in geschweiften Klammern, zum Beispiel von={30}'),
      bis: share.describe('Prozent in geschweiften Klammern, zum Beispiel bis={40}'),
      ohneZahl: text(20).optional().describe('Statt von und bis: was an ihrer Stelle steht'),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT),
  Budgetplaner: z.strictObject({
    reserveVon: percent.describe('Prozent, die frei bleiben sollen, zum Beispiel reserveVon={15}'),
    reserveBis: percent.describe('Prozent, die frei bleiben sollen, zum Beispiel reserveBis={20}'),
  }),
  Transparenzhinweis: z.strictObject({}),
  Wahlkalender: z.strictObject({}),
  Praxis: z.strictObject({
    titel: text(24).default('Aus der Praxis').describe('Überschrift, höchstens 24 Zeichen'),
  }),
  Hinweis: z.strictObject({
    titel: text(40).describe('Worum es geht, höchstens 40 Zeichen'),
    stand: text(24).describe('Wann die Aussage geprüft wurde, zum Beispiel stand="November 2026"'),
  }),
  Tipps: z.strictObject({}),
  Tipp: z.strictObject({
    wert: text(12).describe('Zahl oder zwei Worte, zum Beispiel wert="80/20"'),
  }),
  Plattformen: z.strictObject({ quelle: sourceName }),
  Plattform: z.strictObject({
    name: text(14).describe('Name der Plattform'),
    nutzer: z
      .number()
      .positive()
      .max(USER_SCALE, { error: `ist höchstens ${USER_SCALE}, so weit reicht die Skala` })
      .describe('Millionen Nutzerinnen und Nutzer, zum Beispiel nutzer={32.9}'),
  }),
  Inhaltsmix: z.strictObject({}),
  Inhalt: z.strictObject({
    name: text(22).describe('Art der Beiträge, zum Beispiel name="Persönlich"'),
    prozent: percent.describe('Anteil in geschweiften Klammern, zum Beispiel prozent={40}'),
  }),
  Fragen: z.strictObject({}),
  Frage: z.strictObject({ frage: text(120).describe('Die Frage, höchstens 120 Zeichen') }),
  TunUndLassen: z.strictObject({}),
  Tun: z.strictObject({ titel: text(24).default('Das tun').describe('Überschrift der Liste') }),
  Lassen: z.strictObject({
    titel: text(24).default('Das lassen').describe('Überschrift der Liste'),
  }),
  Aufruf: z.strictObject({
    aufschrift: text(48).describe('Aufschrift des Knopfes, der zu /kontakt führt'),
  }),
} as const;

export type ComponentName = keyof typeof MDX_PROPS;

/** Components that make sense only within another one, directly. */
export const PARENTS: Readonly<Record<string, ComponentName | undefined>> = {
  Statistik: 'Statistiken',
  Faktor: 'Faktoren',
  Unterschied: 'Vergleich',
  Budgetspanne: 'Budgetspannen',
  Kostenanteil: 'Kostenanteile',
  Tipp: 'Tipps',
  Plattform: 'Plattformen',
  Inhalt: 'Inhaltsmix',
  Frage: 'Fragen',
  Tun: 'TunUndLassen',
  Lassen: 'TunUndLassen',
};
