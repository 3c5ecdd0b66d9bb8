import { z } from 'astro/zod';
import { election } from '../../lib/schema/request.ts';
import { partialTemplate, paragraph, pattern, text } from '../../lib/schema/text.ts';
import { isTaken } from './parameters.ts';

/** The kinds of rules for mayors' elections, in the order in which the page shows them. */
export const MAYOR_RULES = ['term', 'eligible', 'deadline', 'signatures', 'runoff'] as const;

/** A few words on one line: a label, a title, the name of a law. */
export const phrase = text.max(60);

export const hour = z.int().min(0).max(24).optional();

/** An id that never changes, because calendar programs find the event by it. */
export const entryId = pattern(/^[a-z]+$/, 'darf nur Kleinbuchstaben ohne Umlaute haben');

/** The distance of a day from the election, in one of these units; a negative number means a day after the election. */
const offset = {
  days: z.int().min(-60).max(400).optional(),
  /** `table` has words for one month after the election, and for several months before it. */
  months: z
    .int()
    .max(24)
    .refine((months) => months === -1 || months > 1, { error: 'muss -1 oder mindestens 2 sein' })
    .optional(),
  /** Months before the first of January of the election's year. */
  monthsBeforeYear: z.int().min(2).max(24).optional(),
  /** Months after the beginning of the Bundestag's term (`termStart`). */
  monthsOfTerm: z.int().min(2).max(48).optional(),
};
const hasOneOffset = (entry: object): boolean =>
  Object.keys(offset).filter((name) => name in entry).length === 1;
const oneOffset = {
  error: 'braucht genau eins von days, months, monthsBeforeYear und monthsOfTerm',
};

export const stationSchema = z
  .strictObject({
    id: entryId,
    label: text.max(12),
    days: offset.days,
    months: z.int().min(-12).max(24).optional(),
    /** The days of the station before elections whose law sets another day. */
    byLaw: z
      .partialRecord(election, z.strictObject({ days: z.int(), label: phrase, law: phrase }))
      .optional(),
    title: text.max(90),
    text: paragraph,
    /** The question whose answer takes the place of the station. */
    question: entryId.optional(),
  })
  .refine(hasOneOffset, oneOffset);

/** Who stands for election: somebody whom a party nominates, or somebody whom voters propose without a party. */
const candidacy = z.enum(['party', 'independent']).optional();

const rule = z
  .strictObject({
    elections: z.array(election).min(1),
    ...offset,
    /** The last day of a deadline of several days. */
    untilDays: z.int().min(0).optional(),
    hour,
    law: phrase,
    /** Takes the place of the deadline's own text. */
    text: paragraph.optional(),
  })
  .refine(hasOneOffset, oneOffset)
  .refine(({ days, untilDays }) => untilDays === undefined || (days ?? -1) >= untilDays, {
    error: 'untilDays braucht days und darf nicht größer sein',
  });

/**
 * The kinds of days in a plan: by a `deadline` the campaign or a voter has to do something, a `beginning` is the first
 * day of something that goes on, and at an `event` an authority decides or people vote.
 */
const kind = z.enum(['deadline', 'beginning', 'event']);

export const deadlineSchema = z.strictObject({
  id: entryId,
  candidacy,
  /** Without a kind, the day of the election is an event, and every other day a deadline. */
  kind: kind.optional(),
  title: text.max(90),
  /** A sentence above the plan until the day has come. It holds `{day}`, and may name the law as `{law}`. */
  early: partialTemplate(paragraph, 'day', 'law').includes('{day}').optional(),
  text: paragraph.optional(),
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
export const questionSchema = z.strictObject({
  id: entryId.refine((id) => !isTaken(id), {
    error: 'heißt wie ein Teil der Adresse. Nimm einen anderen',
  }),
  question: phrase,
  /** The title of the answer in the plan. */
  title: text.max(90),
  /** Without this list, the question is asked before every election. */
  elections: z.array(election).min(1).optional(),
  candidacy,
  kind,
  text: paragraph.optional(),
  /** The kind of rule for mayors' elections that answers the question. The day of a `runoff` is after the election. */
  rule: z.enum(MAYOR_RULES).optional(),
});

export type DeadlineRule = z.infer<typeof rule>;
export type DayKind = z.infer<typeof kind>;
export type OfficeQuestion = z.infer<typeof questionSchema>;
export type Candidacy = NonNullable<z.infer<typeof candidacy>>;
