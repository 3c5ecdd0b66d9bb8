import { z } from 'astro/zod';

const label = z.string().min(1).max(48);
const note = z.string().min(1).max(180);
const withParts = (schema: z.ZodString, ...parts: string[]) =>
  parts.reduce((inner, part) => inner.includes(part, { error: `muss ${part} enthalten` }), schema);

/** `src/content/budgetplaner.json`: the words of the planner; its figures stand in the article. */
export const budgetPlannerSchema = z.strictObject({
  table: z.strictObject({
    caption: label.describe('Überschrift der Tabelle'),
    item: label.describe('Kopf der ersten Spalte'),
    reserve: label,
    total: label.describe('Zeile mit der ganzen Summe'),
  }),
  form: z.strictObject({
    heading: label,
    election: label,
    otherElection: label.describe('Letzte Wahl in der Liste, für die es keinen Richtwert gibt'),
    sum: label,
    shares: label,
    share: withParts(label, '{name}').describe('Name eines Reglers, für Screenreader'),
    fromReserve: label.describe('Statt eines Betrags bei Posten ohne Zahl'),
    request: label,
  }),
  notes: z.strictObject({
    sumInvalid: note,
    usual: withParts(note, '{election}', '{range}'),
    below: withParts(note, '{election}', '{range}'),
    above: withParts(note, '{election}', '{range}'),
    unknown: note,
    kept: note,
    small: withParts(note, '{advice}').describe('{advice} ist die Reserve, zu der wir raten'),
    overdrawn: note,
  }),
  message: z.strictObject({
    intro: withParts(label, '{election}', '{sum}').describe('Erste Zeile der Nachricht'),
    line: withParts(label, '{name}', '{amount}').describe('Jede weitere Zeile der Nachricht'),
  }),
});

export type BudgetPlannerWords = z.infer<typeof budgetPlannerSchema>;
