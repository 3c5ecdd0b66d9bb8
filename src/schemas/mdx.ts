import { z } from 'astro/zod';
import { CAMPAIGN_TYPES } from '../config/routes.ts';
import { checked, pictogram } from './common.ts';

const text = (max: number) => z.string().min(1).max(max);
const percent = z.number().min(1).max(100);
const sourceName = z
  .string()
  .describe('Name einer Quelle aus „sources“ im Kopf der Datei, zum Beispiel source="richtwerte"');

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
  from?: number | undefined;
  to?: number | undefined;
  text?: string | undefined;
}
const isRangeOrText = ({ from, to, text: words }: RangeOrText): boolean =>
  words === undefined
    ? from !== undefined && to !== undefined && from <= to
    : from === undefined && to === undefined;
const RANGE_OR_TEXT = {
  error: 'braucht entweder from und to (from höchstens so groß wie to) oder text',
};

/**
 * Attributes of every component that an editor may use in an article. MDX does not check them; the
 * content is checked before it is rendered (`lib/components.ts`).
 */
export const MDX_PROPS = {
  Abschnitt: z.strictObject({
    background: z
      .enum(['black', 'paper'])
      .describe('Farbe der Fläche: background="black" (schwarz) oder background="paper" (grau)'),
  }),
  Statistiken: z.strictObject({}),
  Statistik: z.strictObject({
    value: text(14).describe('Die Zahl, groß gesetzt, zum Beispiel value="68 Mio."'),
    source: sourceName,
  }),
  Faktoren: z.strictObject({}),
  Faktor: z.strictObject({
    title: text(48).describe('Überschrift der Karte, höchstens 48 Zeichen'),
    icon: pictogram.optional().describe('Name einer Zeichnung, zum Beispiel icon="analyse"'),
    keywords: text(80).describe('Durch Komma getrennt, zum Beispiel keywords="Ziel, Mandat"'),
  }),
  Vergleich: z.strictObject({
    with: text(20).default('Mit Strategie').describe('Titel der Spalte mit dem Kreuz'),
    without: text(20).default('Ohne Strategie').describe('Titel der Spalte ohne Kreuz'),
  }),
  Unterschied: z.strictObject({
    topic: text(20).describe('Worum es in der Zeile geht, höchstens 20 Zeichen'),
    with: text(60).describe('Wie es mit Strategie ist, höchstens 60 Zeichen'),
    without: text(60).describe('Wie es ohne ist, höchstens 60 Zeichen'),
  }),
  Budgetspannen: z.strictObject({ source: sourceName }),
  Budgetspanne: z
    .strictObject({
      election: z
        .enum(CAMPAIGN_TYPES)
        .describe('Art der Wahl, zum Beispiel election="local" für die Kommunalwahl'),
      from: euros
        .optional()
        .describe('Eine Zahl in geschweiften Klammern, zum Beispiel from={5000}'),
      to: euros.optional().describe('Eine Zahl in geschweiften Klammern, zum Beispiel to={25000}'),
      basis: text(80)
        .optional()
        .describe('Worauf die Spanne beruht, wenn sie nicht von der Agentur ist'),
      text: text(120).optional().describe('Statt from und to: wovon das Budget abhängt'),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT),
  Kostenanteile: z.strictObject({ source: sourceName }),
  Kostenanteil: z
    .strictObject({
      name: text(26).describe('Der Posten, zum Beispiel name="Werbemittel"'),
      from: share.describe('Prozent in geschweiften Klammern, zum Beispiel from={30}'),
      to: share.describe('Prozent in geschweiften Klammern, zum Beispiel to={40}'),
      text: text(20).optional().describe('Statt from und to: was an ihrer Stelle steht'),
    })
    .refine(isRangeOrText, RANGE_OR_TEXT),
  Budgetplaner: z.strictObject({
    reserveFrom: percent.describe(
      'Prozent, die mindestens frei bleiben sollen, zum Beispiel reserveFrom={15}',
    ),
    reserveTo: percent.describe(
      'Prozent, die höchstens frei bleiben sollen, zum Beispiel reserveTo={20}',
    ),
  }),
  Transparenzhinweis: z.strictObject({}),
  Wahlkalender: z.strictObject({}),
  Praxis: z.strictObject({
    title: text(24).default('Aus der Praxis').describe('Überschrift, höchstens 24 Zeichen'),
  }),
  Hinweis: z.strictObject({
    title: text(40).describe('Worum es geht, höchstens 40 Zeichen'),
    asOf: text(24).describe('Wann die Aussage geprüft wurde, zum Beispiel asOf="November 2026"'),
    checked,
  }),
  Tipps: z.strictObject({}),
  Tipp: z.strictObject({
    value: text(12).describe('Zahl oder zwei Worte, zum Beispiel value="80/20"'),
  }),
  Plattformen: z.strictObject({ source: sourceName }),
  Plattform: z.strictObject({
    name: text(14).describe('Name der Plattform'),
    users: z
      .number()
      .positive()
      .max(USER_SCALE, { error: `ist höchstens ${USER_SCALE}, so weit reicht die Skala` })
      .describe('Millionen Nutzerinnen und Nutzer, zum Beispiel users={32.9}'),
  }),
  Inhaltsmix: z.strictObject({}),
  Inhalt: z.strictObject({
    name: text(22).describe('Art der Beiträge, zum Beispiel name="Persönlich"'),
    percent: percent.describe('Anteil in geschweiften Klammern, zum Beispiel percent={40}'),
  }),
  Fragen: z.strictObject({}),
  Frage: z.strictObject({
    question: text(120).describe('Die Frage, höchstens 120 Zeichen'),
    checked,
  }),
  TunUndLassen: z.strictObject({}),
  Tun: z.strictObject({ title: text(24).default('Das tun').describe('Überschrift der Liste') }),
  Lassen: z.strictObject({
    title: text(24).default('Das lassen').describe('Überschrift der Liste'),
  }),
  Aufruf: z.strictObject({
    label: text(48).describe('Aufschrift des Knopfes, der zu /kontakt führt'),
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
