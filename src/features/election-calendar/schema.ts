import { z } from 'astro/zod';
import { isDay, weekdayName } from '../../lib/format.ts';
import {
  active,
  addressName,
  distinct,
  each,
  election,
  pageMeta,
  text,
  webAddress,
} from '../../lib/schema/common.ts';

const short = text.max(60);
const note = text.max(400);

/** A text with these placeholders. */
const holding = (schema: z.ZodString, ...names: string[]) =>
  names.reduce((held, name) => held.includes(`{${name}}`), schema);

const asOf = text
  .max(24)
  .meta({ title: 'Stand', description: 'Wann geprüft', examples: ['November 2026'] });
const id = z
  .string()
  .regex(/^[a-z]+$/, { error: 'darf nur Kleinbuchstaben ohne Umlaute haben' })
  .describe('Ein Name, der bleibt: Daran erkennen Kalender den Eintrag wieder');

/** As the calendar's form takes it: visitors confirm other days, and see none that is further off. */
export const electionDay = z.iso.date().superRefine((day, context) => {
  // The field says so already.
  if (!isDay(day)) return;
  const date = new Date(day);
  // The check above has said already that this is no day.
  if (Number.isNaN(date.getTime())) return;
  const years = (date.getTime() - Date.now()) / (365 * 86_400_000);
  const complaint =
    date.getUTCDay() !== 0
      ? `ist ein ${weekdayName(date)}, gewählt wird an einem Sonntag`
      : years > 5 && 'liegt mehr als fünf Jahre voraus, so weit rechnet der Kalender nicht';
  if (complaint) context.addIssue({ code: 'custom', message: complaint });
});

/** A deadline that the law of a state sets for one election. */
const ownDeadline = z.strictObject({
  id: id.meta({
    title: 'Kurzname',
    description:
      'Bleibt, auch wenn sich der Tag ändert: Daran erkennen Kalender den Eintrag wieder',
    examples: ['wahlvorschlag'],
  }),
  title: text.max(90).meta({ title: 'Was', examples: ['Wahlvorschläge abgeben'] }),
  text: note.meta({
    title: 'Was dazugehört',
    description: 'Mit dem Stand: So steht es in der Liste für die Anwältin',
    examples: ['Schriftlich (§ 19 LWG Saarland, Stand: November 2026)'],
  }),
  days: z
    .int()
    .min(0)
    .max(400)
    .meta({ title: 'Tage vor der Wahl', examples: ['66'] }),
  hour: z.int().min(0).max(24).optional().meta({ title: 'Bis zu welcher Stunde' }),
  law: short.meta({ title: 'Gesetz und Paragraf', examples: ['§ 19 LWG Saarland'] }),
  question: id.optional().meta({
    title: 'Frage ans Amt',
    description: 'id der Frage in wahlkalender.json: Ihre Antwort tritt im Plan an diese Stelle',
    examples: ['wahlvorschlag'],
  }),
});

const electionDateSchema = z.strictObject({
  id: addressName.max(40).meta({
    title: 'Kurzname',
    description: 'Bleibt, auch wenn sich der Tag ändert: Er ist die Adresse zum Abonnieren',
    examples: ['landtagswahl-saarland'],
  }),
  type: election,
  name: short.meta({ title: 'Name', examples: ['Landtagswahl Saarland'] }),
  day: electionDay.meta({ title: 'Wahltag', examples: ['2027-04-18'] }),
  source: note.optional().meta({
    title: 'Eigene Quelle',
    description: 'Nur wenn es eine andere ist als für die übrigen Wahlen',
  }),
  office: webAddress.optional().meta({
    title: 'Wahlleitung',
    description: 'Adresse der Stelle, die nach den Fristen gefragt wird',
    examples: ['https://wahlen.bremen.de/'],
  }),
  deadlines: distinct(z.array(ownDeadline), 'id').optional().meta({
    title: 'Fristen dieser Wahl',
    description: 'Was das Gesetz des Landes nennt; alles andere sagt die Wahlleitung',
  }),
});
export type ElectionDate = z.infer<typeof electionDateSchema>;

/** `src/content/wahltermine.json`: the published dates of elections. */
export const electionDatesSchema = z.strictObject({
  source: short.meta({
    title: 'Quelle',
    description: 'Wer die Termine veröffentlicht hat, und wo',
  }),
  url: webAddress.meta({ title: 'Adresse der Quelle' }),
  asOf,
  items: distinct(z.array(electionDateSchema), 'id').meta({
    title: 'Wahlen',
    description: 'Wahlen, deren Tag feststeht',
  }),
  open: z
    .array(
      z.strictObject({
        type: election,
        name: short.meta({ title: 'Name', examples: ['Landtagswahl Niedersachsen'] }),
        when: short.meta({ title: 'Wann ungefähr', examples: ['Herbst 2027'] }),
        earliest: electionDay.optional().meta({
          title: 'Frühester Sonntag',
          description: 'Steht dann im Formular als Wahltag, bis der Tag bestimmt ist',
          examples: ['2029-01-28'],
        }),
      }),
    )
    .meta({ title: 'Tag offen', description: 'Wahlen, deren Tag noch niemand bestimmt hat' }),
});

/** How far from the election a day is; negative numbers are after it. */
export const offset = z.strictObject({
  days: z.int().min(-60).max(400).optional().describe('Tage vor der Wahl'),
  months: z.int().min(-12).max(24).optional().describe('Monate vor der Wahl'),
  monthsBeforeYear: z.int().min(1).max(24).optional().describe('Monate vor Beginn des Wahljahrs'),
});
export type Offset = z.infer<typeof offset>;

const monthsOfTerm = z
  .int()
  .min(1)
  .max(48)
  .optional()
  .describe('Monate nach Beginn der Wahlperiode (termStart), nur bei der Bundestagswahl');

export const hasOneOffset = (offsets: Offset & { monthsOfTerm?: number | undefined }) =>
  [offsets.days, offsets.months, offsets.monthsBeforeYear, offsets.monthsOfTerm].filter(
    (value) => value !== undefined,
  ).length === 1;
export const oneOffset = {
  error: 'braucht genau eins von days, months, monthsBeforeYear und monthsOfTerm',
};

const phase = z
  .strictObject({
    id,
    label: text.max(12).describe('Groß gesetzt, zum Beispiel 12 Monate'),
    ...offset.shape,
    follows: z
      .partialRecord(
        election,
        z.strictObject({
          deadline: id.describe('id der Frist, an deren Tag die Station steht'),
          label: short.describe('Steht dann statt label im Plan'),
          law: short.describe('Gesetz und Paragraf'),
        }),
      )
      .optional()
      .describe('Je Wahl die Frist, an deren Tag die Station stattdessen steht'),
    title: text.max(90),
    text: note,
    question: id.optional().describe('id der Frage, deren Antwort an die Stelle der Station tritt'),
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
    elections: z.array(election).min(1).describe('Für welche Wahlen die Frist gilt'),
    ...offset.shape,
    monthsOfTerm,
    untilDays: z.int().min(0).optional().describe('Letzter Tag, wenn die Frist mehrere Tage hat'),
    hour: z.int().min(0).max(24).optional().describe('Uhrzeit, bis zu der die Frist läuft'),
    law: short.describe('Gesetz und Paragraf, zum Beispiel § 19 BWahlG'),
    text: note.optional().describe('Statt des Textes der Frist, bei dieser Regel'),
  })
  .refine(hasOneOffset, oneOffset);

const deadline = z.strictObject({
  id,
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
const question = z.strictObject({
  id: id.describe('Ein Name, der bleibt: Er steht mit der Antwort in der Adresse'),
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

/** `src/content/wahlkalender.json`: phases and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
    active,
    ...pageMeta,
    article: z.strictObject({
      text: note.describe('Steht in einem Artikel vor dem Knopf'),
      button: short.describe('Führt vom Artikel zum Kalender'),
    }),
    asOf,
    legal: note.includes('{asOf}').describe('Steht unter den Fristen; {asOf} ist das Feld asOf'),
    phases: distinct(z.array(phase), 'id').min(1).describe('Stationen eines Wahlkampfs'),
    deadlines: distinct(z.array(deadline), 'id').min(1).describe('Fristen, die ein Gesetz nennt'),
    notes: z.record(election, note).describe('Was bei dieser Art von Wahl noch gilt'),
    termStart: z.iso.date().describe('Erster Tag der Wahlperiode des Bundestags'),
    ask: z
      .strictObject({
        heading: z.partialRecord(election, short).describe('Wen man fragt, je Wahl'),
        rules: z
          .record(z.enum(['deadline', 'signatures', 'runoff']), z.array(id).min(1))
          .describe('Spalte in buergermeister.json: die ids der Fragen, die sie beantwortet'),
        questions: distinct(z.array(question), 'id'),
        source: short.describe('Steht im Plan, wo sonst der Paragraf steht'),
        replaced: holding(note, 'day', 'law').describe('Wo auch ein Tag veröffentlicht ist'),
        read: holding(note, 'source', 'asOf').describe('Statt des Paragrafen, bei Bürgermeistern'),
        earliestTitle: holding(short, 'title').describe('Eine Frist, die nicht früher enden darf'),
        office: holding(short, 'name', 'host').describe('Link zur Stelle; {host} ist ihre Website'),
        count: holding(short, 'answered', 'all'),
        kept: holding(note, 'day').describe('Wenn nach einer Ablehnung eine Antwort bleibt'),
        ...each(short, 'state', 'statePrompt', 'byState'),
        ...each(note, 'text', 'confirm', 'earliest', 'inPlan', 'over'),
        ...each(note, 'tooLate', 'tooEarly', 'notInPlan'),
        mail: z
          .strictObject({
            ...each(short, 'label', 'copy', 'greeting'),
            ...each(note, 'copied', 'copyFailed', 'after'),
            subject: holding(short, 'name', 'day'),
            before: holding(note, 'name', 'day'),
            // As long as the day of the election is open.
            subjectOpen: holding(short, 'name', 'when'),
            beforeOpen: holding(note, 'name', 'when'),
          })
          .describe('Die Fragen als E-Mail'),
      })
      .describe('Fragen, wo kein Bundesgesetz gilt; ein Tag wird zum Eintrag im Plan'),
    form: z.strictObject({
      ...each(short, 'election', 'prompt', 'day', 'candidacy', 'confirm', 'submit'),
      ...each(short, 'party', 'independent', 'published', 'own', 'open'),
      ...each(note, 'dayHint', 'stateHint', 'subscribe'),
      openHint: holding(note, 'when').describe('Statt dayHint, wenn der Tag noch offen ist'),
    }),
    noScript: note.describe('Für Browser ohne JavaScript'),
    about: z.strictObject({ heading: short, text: note }).describe('Steht unter dem Formular'),
    errors: z.strictObject({
      ...each(note, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar', 'loadFailed'),
      ...each(note, 'linkBroken', 'linkDamaged'),
      noSunday: holding(note, 'day').describe('{day} ist der Wochentag'),
    }),
    table: z.strictObject({
      ...each(short, 'caption', 'what', 'when', 'law', 'federal', 'european'),
      ...each(short, 'party', 'independent', 'electionDay', 'monthAfter'),
      ...each(holding(short, 'months'), 'months', 'monthsBeforeYear', 'monthsOfTerm'),
      ...each(holding(short, 'days'), 'day', 'dayAfter'),
      days: holding(short, 'days', 'until'),
      hour: holding(short, 'hour'),
    }),
    plan: z.strictObject({
      ...each(short, 'heading', 'left', 'leftOpen', 'leftOne', 'leftNone', 'nextDeadline'),
      ...each(short, 'runningHeading', 'month', 'later', 'writing'),
      ...each(short, 'deadline', 'past', 'running', 'due', 'done', 'next', 'today'),
      ...each(holding(short, 'day'), 'now', 'week', 'printed'),
      ...each(note, 'early', 'late', 'short'),
      over: holding(note, 'title', 'day').describe('Statt dessen, wenn eine Frist vorbei ist'),
      irregular: holding(note, 'from', 'to').describe('Wenn der Bundestag außer der Reihe endet'),
      behind: holding(short, 'count').describe('Klappt auf, was vorbei oder erledigt ist'),
      weekEmpty: holding(note, 'title', 'day'),
      until: holding(short, 'hour'),
      tick: holding(short, 'title').describe('Name des Kästchens, für Screenreader'),
      published: holding(note, 'source', 'names', 'asOf'),
    }),
    take: z.strictObject({
      ...each(text.max(14), 'file', 'print', 'link', 'share'),
      ...each(short, 'label', 'request', 'copyAddress', 'subscribeAddress'),
      ...each(short, 'overdue', 'next', 'deadlines', 'more'),
      ...each(note, 'again', 'linkCopied', 'linkFailed', 'fileSaved', 'fileFailed'),
      ...each(note, 'addressCopied', 'addressFailed'),
      subscribe: holding(short, 'name'),
      message: holding(note, 'name', 'day').describe('Geht mit dem Link mit'),
      fileName: z.string().regex(/^[a-z-]+$/),
    }),
  })
  .superRefine(({ ask, deadlines, phases }, context) => {
    /** Reports an id that names nothing. */
    const check = (
      path: (string | number)[],
      named: string,
      list: { id: string }[],
      noun: string,
    ) => {
      if (list.some(({ id: known }) => known === named)) return;
      context.addIssue({ code: 'custom', path, message: `nennt „${named}“, das ist ${noun}` });
    };
    for (const [index, { follows = {}, question: asked }] of phases.entries()) {
      for (const [type, { deadline: named }] of Object.entries(follows)) {
        check(['phases', index, 'follows', type], named, deadlines, 'keine Frist');
      }
      if (asked) check(['phases', index, 'question'], asked, ask.questions, 'keine Frage');
    }
    for (const [rule, named] of Object.entries(ask.rules)) {
      named.forEach((each, index) =>
        check(['ask', 'rules', rule, index], each, ask.questions, 'keine Frage'),
      );
    }
  });

export type ElectionDates = z.infer<typeof electionDatesSchema>;
export type CalendarWords = z.infer<typeof electionCalendarSchema>;
export type DeadlineRule = z.infer<typeof rule>;
export type Question = z.infer<typeof question>;
export type Candidacy = NonNullable<z.infer<typeof candidacy>>;
