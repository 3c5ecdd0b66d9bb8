import { z } from 'astro/zod';
import { isDay, weekdayName } from '../lib/format.ts';
import { addressName, distinct, each, election, pageMeta, text, webAddress } from './common.ts';
import { MAYOR_RULES } from './mayors.ts';

const short = text.max(60);
const note = text.max(400);
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
  earlyTask: text
    .max(90)
    .includes('{day}')
    .optional()
    .describe('Was dann zu tun ist: zum Abhaken im Plan, und ein Termin in der Kalenderdatei'),
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

/** Questions to an electoral office; each answer is a day, and becomes an entry of the plan. */
const question = z.strictObject({
  id: id.describe('Ein Name, der bleibt: Er steht mit der Antwort in der Adresse'),
  candidacy,
  begins: z.boolean().optional().describe('true, wenn an dem Tag etwas beginnt'),
  deadline: z.boolean().optional().describe('true, wenn bis zu dem Tag etwas getan sein muss'),
  notBefore: id
    .optional()
    .describe('id der Frist oder Frage, vor deren Tag die Antwort nicht liegen darf'),
  notAfter: id
    .optional()
    .describe('id der Frist oder Frage, nach deren Tag die Antwort nicht liegen darf'),
  replaces: id
    .optional()
    .describe('id der Station, an deren Stelle die Antwort im Plan steht, mit deren Text'),
  rule: z
    .enum(MAYOR_RULES)
    .optional()
    .describe(
      'Spalte in buergermeister.json: Zählt sie in Tagen, steht ihr Tag bis zur Antwort im Plan',
    ),
  question: short,
  title: text.max(90).describe('So heißt die Antwort im Plan'),
  counted: text
    .max(90)
    .includes('{count}')
    .optional()
    .describe('Nur wo auch nach einer Zahl gefragt wird: So heißt die Antwort mit der Zahl'),
  collected: text
    .max(90)
    .includes('{count}')
    .optional()
    .describe('Nur bei einer Zahl, die man sammelt: So heißt der Tag, ab dem es losgeht'),
  hour: z.boolean().optional().describe('true, wenn zum Tag eine Uhrzeit gehört'),
  months: z
    .int()
    .min(1)
    .max(36)
    .optional()
    .describe('Erst so viele Monate vor der Wahl wird gefragt'),
  prepare: text
    .max(90)
    .includes('{day}')
    .optional()
    .describe('Was in den drei Wochen vor dem Tag zu tun ist: zum Abhaken im Plan'),
  isOptional: z.boolean().optional().describe('true, wenn die Antwort sein kann: nicht nötig'),
  text: note.optional().describe('Steht im Plan bei der Antwort'),
  elections: z.array(election).min(1).optional().describe('Nur bei diesen Wahlen'),
  isOwn: z
    .boolean()
    .optional()
    .describe('true, wenn ihr den Tag selbst festlegt: Er steht nicht in der E-Mail'),
  after: z.boolean().optional().describe('true, wenn der Tag nach der Wahl liegt'),
});

/** `src/content/wahlkalender.json`: phases and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
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
        text: note,
        answer: short.includes('{question}').describe('Name des Datumsfelds, für Screenreader'),
        day: short.describe('Steht am Datumsfeld'),
        number: short.describe('Steht am Zahlenfeld'),
        numberOf: short.includes('{question}').describe('Name des Zahlenfelds, für Screenreader'),
        hour: short.describe('Steht an der Auswahl, wenn zu einer Frage eine Uhrzeit gehört'),
        hourOf: short.includes('{question}').describe('Name dieser Auswahl, für Screenreader'),
        known: text
          .max(90)
          .includes('{question}')
          .includes('{count}')
          .describe('Die Frage, wenn die Zahl schon da ist und der Tag noch fehlt'),
        source: short.describe('Steht im Plan, wo sonst der Paragraf steht'),
        weekly: note
          .includes('{count}')
          .includes('{day}')
          .describe('Bei einer Anzahl mit Tag: wie viele je Woche'),
        state: short.describe('Feld für das Land, nur bei der Bürgermeisterwahl'),
        read: note
          .includes('{source}')
          .includes('{asOf}')
          .describe('Statt des Paragrafen bei einem Tag aus buergermeister.json'),
        confirm: note.describe('Zu einem Tag aus buergermeister.json'),
        earliestTitle: short
          .includes('{title}')
          .describe('So heißt eine Frist, die nicht früher enden darf'),
        earliest: note.describe('Statt dessen, wenn eine Frist nicht früher enden darf'),
        differs: note
          .includes('{day}')
          .describe('Zu einer Antwort an einem anderen Tag als dem in buergermeister.json'),
        unclear: text
          .max(60)
          .includes('{title}')
          .describe('So heißt ein früherer Tag aus buergermeister.json neben der Antwort'),
        doubt: note
          .includes('{day}')
          .describe(
            'Zu einem früheren Tag aus buergermeister.json, der neben der Antwort im Plan bleibt',
          ),
        over: note.describe('Zu einer Antwort, deren Tag vorbei ist'),
        own: short.describe('Steht im Plan bei einem Tag, den ihr selbst festlegt (isOwn)'),
        ownHeading: short.describe('Über den Fragen, deren Tag ihr selbst festlegt'),
        inPlan: note.describe('Zu einer Antwort, an der nichts auffällt'),
        none: note.describe('Zu der Anzahl 0, und wo etwas nicht nötig ist'),
        notNeeded: short.describe('Kästchen an einer Frage, wo etwas nicht nötig sein kann'),
        notNeededOf: short.includes('{question}').describe('Sein Name, für Screenreader'),
        conflict: note
          .includes('{title}')
          .includes('{day}')
          .describe('Zu zwei Antworten in falscher Reihenfolge; {title} ist die andere'),
        stateDay: short.includes('{day}').describe('Hinter einer Frist, die in Tagen zählt'),
        statePrompt: short.describe('Solange kein Land gewählt ist'),
        office: short
          .includes('{name}')
          .includes('{host}')
          .describe('Link zur Stelle, die man fragt; {host} ist ihre Website'),
        count: short.includes('{answered}').includes('{all}'),
        half: short
          .includes('{half}')
          .describe('Dahinter, wenn von Tag und Zahl einer Frage eins fehlt'),
        noNumber: note.includes('{most}').describe('{most} ist die größte Zahl'),
        byState: short.describe('Link zur Tabelle der Bürgermeisterwahlen'),
        ...each(note, 'tooLate', 'tooEarly'),
        tooSoon: note
          .includes('{day}')
          .includes('{law}')
          .describe('Vor dem Tag, den notBefore nennt'),
        afterwards: note
          .includes('{day}')
          .includes('{law}')
          .describe('Nach dem Tag, den notAfter nennt'),
        notInPlan: note.describe('Nach dem Grund, aus dem ein Tag abgelehnt ist'),
        kept: note
          .includes('{day}')
          .describe('Stattdessen, wenn eine frühere Antwort im Plan bleibt'),
        mail: z
          .strictObject({
            ...each(short, 'label', 'copy'),
            ...each(note, 'copied', 'copyFailed'),
            subject: short.includes('{name}').includes('{day}'),
            subjectOpen: short
              .includes('{name}')
              .includes('{when}')
              .describe('Statt dessen, wenn der Wahltag noch offen ist'),
            greeting: short,
            before: note.includes('{name}').includes('{day}').describe('Vor den offenen Fragen'),
            beforeOpen: note
              .includes('{name}')
              .includes('{when}')
              .describe('Statt dessen, wenn der Wahltag noch offen ist'),
            after: note.describe('Nach den Fragen'),
          })
          .describe('Die offenen Fragen als E-Mail'),
        questions: distinct(z.array(question), 'id'),
      })
      .describe('Fragen, wo kein Bundesgesetz gilt; ein Tag wird zum Eintrag im Plan'),
    form: z.strictObject({
      ...each(short, 'election', 'prompt', 'day', 'confirm', 'submit'),
      candidacy: short.describe('Feld, nur bei der Bundestagswahl'),
      ...each(short, 'party', 'independent'),
      dayHint: note,
      stateHint: note.describe('Am Feld für das Land, nur bei der Bürgermeisterwahl'),
      openHint: note.includes('{when}').describe('Statt dessen, wenn der Tag noch offen ist'),
      published: short.describe('Über den Wahlen, deren Termin veröffentlicht ist'),
      own: short.describe('Über den Arten von Wahlen'),
      open: short.describe('Über den Wahlen, deren Tag offen ist'),
      subscribe: note.describe('Über den Kalendern zum Abonnieren'),
    }),
    noScript: note.describe('Für Browser ohne JavaScript'),
    about: z.strictObject({ heading: short, text: note }).describe('Steht unter dem Formular'),
    errors: z.strictObject({
      ...each(note, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar', 'loadFailed'),
      linkBroken: note.describe('Wenn Wahl oder Tag in einem Link nicht zu lesen sind'),
      linkDamaged: note.describe('Wenn ein anderer Teil eines Links nicht zu lesen ist'),
      noSunday: note.includes('{day}').describe('{day} ist der Wochentag'),
    }),
    table: z.strictObject({
      ...each(short, 'caption', 'what', 'when', 'law', 'federal', 'european'),
      ...each(short, 'party', 'independent'),
      ...each(short, 'electionDay', 'monthAfter'),
      ...each(short.includes('{months}'), 'months', 'monthsBeforeYear', 'monthsOfTerm'),
      day: short.includes('{days}'),
      dayAfter: short.includes('{days}'),
      days: short.includes('{days}').includes('{until}'),
      hour: short.includes('{hour}'),
    }),
    plan: z.strictObject({
      ...each(short, 'heading', 'leftOne', 'leftNone', 'next', 'today'),
      ...each(short.includes('{day}'), 'now', 'week', 'printed'),
      ...each(short, 'month', 'later', 'writing'),
      irregular: note
        .includes('{from}')
        .includes('{to}')
        .describe('Bundestagswahl an einem Tag, an dem die Wahlperiode nicht regulär endet'),
      runningHeading: short.describe('Über dem, was schon begonnen hat'),
      catchUp: note.describe('Über mehreren Stationen, deren Tag vorbei ist'),
      behind: short.includes('{count}').describe('Klappt auf, was vorbei oder erledigt ist'),
      weekEmpty: note.includes('{title}').includes('{day}'),
      until: short.includes('{hour}').describe('Uhrzeit im Titel der Kalenderdatei'),
      left: short.describe('Steht neben der Zahl der Tage'),
      leftOpen: short.describe('Statt dessen, wenn der Wahltag noch offen ist'),
      nextDeadline: short.describe('Steht über der nächsten Frist, oben im Plan'),
      deadline: short.describe('Steht an Fristen aus dem Gesetz'),
      past: short.describe('Steht an Fristen, die vorbei sind'),
      running: short.describe('Steht an Fristen, die begonnen haben'),
      due: short.describe('Steht an Stationen, deren Tag vorbei ist'),
      done: short.describe('Steht an Stationen, die abgehakt sind'),
      tick: short.includes('{title}').describe('Name des Kästchens, für Screenreader'),
      ...each(note.includes('{title}'), 'ticked', 'reopened'),
      tickedNext: note
        .includes('{next}')
        .describe('Nach ticked, und über dem Plan, wenn nichts mehr zu fragen ist'),
      dayOpen: short.describe('Statt eines Tags, wo erst die Zahl da ist'),
      legend: short.describe('Nur auf Papier: was ein Kreuz heißt'),
      task: short.describe('Statt eines Tags, wo etwas gleich zu tun ist'),
      early: note.describe('Wenn noch mindestens zwölf Monate bleiben'),
      waiting: note.describe(
        'Statt dessen, wenn etwas noch zu früh ist oder andere Fristen gelten',
      ),
      over: note
        .includes('{title}')
        .includes('{day}')
        .describe('Statt dessen und der nächsten zwei, wenn eine Frist vorbei ist'),
      late: note.describe('Wenn weniger als zwölf Monate bleiben'),
      short: note.describe('Wenn weniger als sechs Wochen bleiben'),
      published: note.includes('{source}').includes('{names}').includes('{asOf}'),
    }),
    take: z.strictObject({
      label: short.describe('Name der Knöpfe am Plan, für Screenreader'),
      ...each(text.max(14), 'file', 'print', 'link', 'share'),
      ...each(short, 'past', 'request'),
      again: note.describe('Wie sich die Termine eines Kalenders erneuern'),
      overdue: short.describe('In der Kalenderdatei vor Stationen, deren Tag vorbei ist'),
      subscribe: short.includes('{name}'),
      ...each(note, 'linkCopied', 'linkFailed', 'fileSaved', 'fileFailed'),
      message: note.includes('{name}').includes('{day}').describe('Geht mit dem Link mit'),
      next: short.describe('In dieser Nachricht über den nächsten Terminen'),
      deadlines: short.describe('Darunter, über den Fristen danach'),
      fileName: z.string().regex(/^[a-z-]+$/),
    }),
  })
  .superRefine(({ ask, deadlines, phases }, context) => {
    const { questions } = ask;
    for (const [index, { follows = {} }] of phases.entries()) {
      for (const [type, { deadline: named }] of Object.entries(follows)) {
        if (deadlines.some(({ id }) => id === named)) continue;
        const path = ['phases', index, 'follows', type];
        context.addIssue({
          code: 'custom',
          path,
          message: `nennt „${named}“, das ist keine Frist`,
        });
      }
    }
    const ordered = [...deadlines, ...questions];
    const known = {
      notBefore: { entries: ordered, noun: 'keine Frist und keine Frage' },
      notAfter: { entries: ordered, noun: 'keine Frist und keine Frage' },
      replaces: { entries: phases, noun: 'keine Station' },
    };
    for (const [index, question] of questions.entries()) {
      for (const name of ['notBefore', 'notAfter', 'replaces'] as const) {
        const { entries, noun } = known[name];
        const named = question[name];
        if (named === undefined || entries.some(({ id }) => id === named)) continue;
        const path = ['ask', 'questions', index, name];
        context.addIssue({ code: 'custom', path, message: `nennt „${named}“, das ist ${noun}` });
      }
    }
  });

export type ElectionDates = z.infer<typeof electionDatesSchema>;
export type CalendarWords = z.infer<typeof electionCalendarSchema>;
export type DeadlineRule = z.infer<typeof rule>;
export type Question = z.infer<typeof question>;
export type Candidacy = NonNullable<z.infer<typeof candidacy>>;
