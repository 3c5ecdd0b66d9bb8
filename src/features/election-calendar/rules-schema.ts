import { z } from 'astro/zod';
import { election } from '../../lib/schema/request.ts';
import { text } from '../../lib/schema/text.ts';

export const short = text.max(60);
export const note = text.max(400);

export const entryId = z
  .string()
  .regex(/^[a-z]+$/, { error: 'darf nur Kleinbuchstaben ohne Umlaute haben' })
  .describe('Ein Name, der bleibt: Daran erkennen Kalender den Eintrag wieder');

/** The distance of a day from the election, in one of three units; negative numbers are after it. */
const offset = {
  days: z.int().min(-60).max(400).optional().describe('Tage vor der Wahl'),
  months: z.int().min(-12).max(24).optional().describe('Monate vor der Wahl'),
  monthsBeforeYear: z.int().min(1).max(24).optional().describe('Monate vor Beginn des Wahljahrs'),
};
const monthsOfTerm = z
  .int()
  .min(1)
  .max(48)
  .optional()
  .describe('Monate nach Beginn der Wahlperiode (termStart), nur bei der Bundestagswahl');

const hasOneOffset = (entry: object): boolean =>
  [...Object.keys(offset), 'monthsOfTerm'].filter((name) => name in entry).length === 1;
const oneOffset = {
  error: 'braucht genau eins von days, months, monthsBeforeYear und monthsOfTerm',
};

export const hour = z.int().min(0).max(24).optional();

export const phase = z
  .strictObject({
    id: entryId,
    label: text.max(12).describe('Groß gesetzt, zum Beispiel 12 Monate'),
    ...offset,
    follows: z
      .partialRecord(
        election,
        z.strictObject({
          deadline: entryId.describe('id der Frist, an deren Tag die Station steht'),
          label: short.describe('Steht dann statt label im Plan'),
          law: short.describe('Gesetz und Paragraf'),
        }),
      )
      .optional()
      .describe('Je Wahl die Frist, an deren Tag die Station stattdessen steht'),
    title: text.max(90),
    text: note,
    question: entryId
      .optional()
      .describe('id der Frage, deren Antwort an die Stelle der Station tritt'),
  })
  .refine(hasOneOffset, oneOffset);

/** Who stands: somebody whom a party nominates, or somebody whom voters propose without one. */
const candidacy = z
  .enum(['party', 'independent'])
  .optional()
  .describe(
    'party: nur, wenn eine Partei aufstellt; independent: nur, wenn jemand ohne sie antritt',
  );

const rule = z
  .strictObject({
    elections: z.array(election).min(1),
    ...offset,
    monthsOfTerm,
    untilDays: z.int().min(0).optional().describe('Letzter Tag, wenn die Frist mehrere Tage hat'),
    hour: hour.describe('Uhrzeit, bis zu der die Frist läuft'),
    law: short.describe('Gesetz und Paragraf, zum Beispiel § 19 BWahlG'),
    text: note.optional().describe('Statt des Textes der Frist, bei dieser Regel'),
  })
  .refine(hasOneOffset, oneOffset);

export const deadline = z.strictObject({
  id: entryId,
  candidacy,
  begins: z
    .boolean()
    .optional()
    .describe('true, wenn an dem Tag etwas beginnt: Danach ist es nicht vorbei, sondern läuft'),
  byOffice: z
    .boolean()
    .optional()
    .describe('true, wenn eine Behörde etwas bis dahin tut: Das ist für euch keine Frist'),
  title: text.max(90),
  early: note
    .includes('{day}')
    .optional()
    .describe('Steht über dem Plan, solange der Tag noch nicht da ist; {law} ist der Paragraf'),
  text: note.optional(),
  rules: z
    .array(rule)
    .min(1)
    .refine(
      (rules) => {
        const named = rules.flatMap(({ elections }) => elections);
        return new Set(named).size === named.length;
      },
      { error: 'nennt eine Wahl in zwei Regeln' },
    ),
});

/** A question to an electoral office. Its answer is a day, and an entry of the plan. */
export const question = z.strictObject({
  id: entryId,
  question: short,
  title: text.max(90).describe('So heißt die Antwort im Plan'),
  elections: z.array(election).min(1).optional().describe('Nur bei diesen Wahlen'),
  candidacy,
  kind: z
    .enum(['begins', 'ends', 'after'])
    .optional()
    .describe('begins: etwas beginnt; ends: bis dahin muss etwas getan sein; after: nach der Wahl'),
  text: note.optional().describe('Steht im Plan bei der Antwort'),
});

/** How far from the election a day is. */
export type Offset = Partial<Record<keyof typeof offset, number | undefined>>;
export type DeadlineRule = z.infer<typeof rule>;
export type OfficeQuestion = z.infer<typeof question>;
export type Candidacy = NonNullable<z.infer<typeof candidacy>>;
