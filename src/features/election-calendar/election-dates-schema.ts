import { z } from 'astro/zod';
import { type CampaignType, electionOf, isNationwide } from '../../config/elections.ts';
import { berlinDay, isSunday, weekdayText } from '../../lib/day.ts';
import { lastElectionDay } from '../../lib/election-days.ts';
import type { Path } from '../../lib/json.ts';
import { asOf, day } from '../../lib/schema/days.ts';
import { addressName, webAddress } from '../../lib/schema/links.ts';
import { election } from '../../lib/schema/request.ts';
import { paragraph, text } from '../../lib/schema/text.ts';
import type { CalendarWords } from './schema.ts';
import { entryId, hour, phrase } from './deadline-schema.ts';

/** A Sunday at most five years ahead: the calendar's form refuses days that are further off. */
export const electionDay = day
  .refine(isSunday, {
    error: ({ input }) =>
      `fällt auf ${weekdayText(String(input))}, gewählt wird an einem Sonntag. Prüf den Tag`,
    abort: true,
  })
  .refine((written) => written <= lastElectionDay(berlinDay()), {
    error: 'liegt mehr als fünf Jahre voraus, so weit rechnet der Kalender nicht. Prüf das Jahr',
  });

/** A deadline that the law of a state sets for one election. */
const ownDeadline = z.strictObject({
  id: entryId.meta({
    title: 'Kurzname',
    description:
      'Bleibt, auch wenn sich der Tag ändert: Daran erkennen Kalender den Eintrag wieder',
    examples: ['wahlvorschlag'],
  }),
  title: text.max(90).meta({ title: 'Was', examples: ['Wahlvorschläge abgeben'] }),
  text: paragraph.meta({
    title: 'Was dazugehört',
    description: 'Mit dem Stand: So steht es in der Liste für die Anwältin',
    examples: ['Schriftlich (§ 19 LWG Saarland, Stand: November 2026)'],
  }),
  days: z
    .int()
    .min(0)
    .max(400)
    .meta({ title: 'Tage vor der Wahl', examples: ['66'] }),
  hour: hour.meta({ title: 'Bis zu welcher Stunde' }),
  law: phrase.meta({ title: 'Gesetz und Paragraf', examples: ['§ 19 LWG Saarland'] }),
  question: entryId.optional().meta({
    title: 'Frage ans Amt',
    description: 'id der Frage in wahlkalender.json: Ihre Antwort tritt im Plan an diese Stelle',
    examples: ['wahlvorschlag'],
  }),
});

const electionDateSchema = z.strictObject({
  id: addressName
    .max(40)
    // The ids of all other options in the list of the form (`optionsOf` in `choice.ts`).
    .refine((id) => !electionOf(id) && !/^offen-\d+$/.test(id), {
      error: 'steht in Links schon für eine Wahl ohne festen Tag. Nimm einen anderen Namen',
    })
    .meta({
      title: 'Kurzname',
      description:
        'Bleibt, auch wenn sich der Tag ändert: Er steht in Links und in der Adresse zum Abonnieren',
      examples: ['landtagswahl-saarland'],
    }),
  type: election,
  name: phrase.meta({ title: 'Name', examples: ['Landtagswahl Saarland'] }),
  day: electionDay.meta({ title: 'Wahltag', examples: ['2027-04-18'] }),
  source: paragraph.optional().meta({
    title: 'Eigene Quelle',
    description: 'Nur wenn es eine andere ist als für die übrigen Wahlen',
  }),
  office: webAddress.optional().meta({
    title: 'Wahlleitung',
    description: 'Adresse der Stelle, die nach den Fristen gefragt wird',
    examples: ['https://wahlen.bremen.de/'],
  }),
  deadlines: z.array(ownDeadline).optional().meta({
    title: 'Fristen dieser Wahl',
    description: 'Was das Gesetz des Landes nennt; alles andere sagt die Wahlleitung',
  }),
});
export type ElectionDate = z.infer<typeof electionDateSchema>;

/** `src/content/wahltermine.json`: the published dates of elections. */
export const electionDatesSchema = z
  .strictObject({
    source: phrase.meta({
      title: 'Quelle',
      description: 'Wer die Termine veröffentlicht hat, und wo',
    }),
    url: webAddress.meta({ title: 'Adresse der Quelle' }),
    asOf,
    items: z.array(electionDateSchema).meta({
      title: 'Wahlen',
      description: 'Wahlen, deren Tag feststeht',
    }),
    open: z
      .array(
        z
          .strictObject({
            type: election,
            name: phrase.meta({ title: 'Name', examples: ['Landtagswahl Niedersachsen'] }),
            when: phrase.meta({ title: 'Wann ungefähr', examples: ['Herbst 2027'] }),
            earliest: electionDay.optional().meta({
              title: 'Frühester Sonntag',
              description:
                'Nur bei Bundestags- und Europawahl: Steht im Formular als Wahltag, bis er bestimmt ist',
              examples: ['2029-01-28'],
            }),
          })
          // A plan knows only the kind of its election, and each state elects on a day of its own.
          .refine(({ type, earliest }) => !earliest || isNationwide(type), {
            path: ['earliest'],
            error: 'geht nur bei einer Bundestags- oder Europawahl. Streich das Feld',
          }),
      )
      .meta({ title: 'Tag offen', description: 'Wahlen, deren Tag noch niemand bestimmt hat' }),
  })
  .superRefine(({ items, open }, context) => {
    for (const [index, { name }] of open.entries())
      if (items.some((item) => item.name === name))
        context.addIssue({
          code: 'custom',
          path: ['open', index, 'name'],
          message: 'steht schon unter „Wahlen“. Streich den Eintrag hier, sobald der Tag feststeht',
        });
  });

export type ElectionDates = z.infer<typeof electionDatesSchema>;

/** The ids of all stations, and of the deadlines that have a rule for a kind of election. */
const generalIds = ({ stations, deadlines }: CalendarWords, type: CampaignType) =>
  [
    ...stations,
    ...deadlines.filter(({ rules }) => rules.some(({ elections }) => elections.includes(type))),
  ].map(({ id }) => id);

/** Finds deadlines of an election that have the id of another entry of its plan, or name an unknown question. */
export function deadlineProblems({ items }: ElectionDates, calendar: CalendarWords) {
  const questions = calendar.ask.questions.map(({ id }) => id);
  const problems: { path: Path; message: string }[] = [];
  for (const [election, { type, deadlines = [] }] of items.entries())
    for (const [index, { id, question }] of deadlines.entries()) {
      const path = ['items', election, 'deadlines', index];
      // Of two entries with the same id, a calendar program shows only one.
      if (generalIds(calendar, type).includes(id)) {
        const message = `„${id}“ gehört schon zu einem Eintrag in wahlkalender.json. Nimm hier einen anderen`;
        problems.push({ path: [...path, 'id'], message });
      }
      // The answer to an unknown question would not replace the day of the deadline.
      if (question && !questions.includes(question)) {
        const message = `nennt „${question}“, das ist keine Frage in wahlkalender.json. Es gibt: ${questions.join(', ')}`;
        problems.push({ path: [...path, 'question'], message });
      }
    }
  return problems;
}
