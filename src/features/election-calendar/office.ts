/** The questions to an electoral office, what is published about them, and the days that the office names. */
import { MAYOR_RULES } from '../../config/elections.ts';
import { fill } from '../../lib/text.ts';
import { addDays, dateText, type Day } from './day.ts';
import type { EntryDraft } from './entry.ts';
import type { MayorRule, MayorRules } from './mayors-schema.ts';
import { type Choice, ruleText } from './rules.ts';
import type { Candidacy, CalendarWords, OfficeQuestion } from './schema.ts';

/** A rule of a state with its source. The day of a runoff is after the election, so its `days` are negative. */
export interface StateRule extends Omit<MayorRule, 'source'> {
  name: (typeof MAYOR_RULES)[number];
  label: string;
  source: MayorRules['sources'][number];
}

/** The rules for mayors' elections, by the names of the states. A rule that nobody has read is left out. */
export const stateRules = ({
  states,
  columns,
  sources,
}: MayorRules): Readonly<Record<string, readonly StateRule[]>> =>
  Object.fromEntries(
    states.map((state) => [
      state.name,
      MAYOR_RULES.flatMap((name): StateRule[] => {
        const rule = state[name];
        const source = sources.find(({ id }) => id === rule?.source);
        if (!rule || !source) return [];
        const days = name === 'runoff' && rule.days ? -rule.days : rule.days;
        return [{ ...rule, name, label: columns[name], days, source }];
      }),
    ]),
  );

/** The questions to the electoral office before an election. */
export const questionsFor = (
  { ask }: CalendarWords,
  { type }: Choice,
  who: Candidacy,
): OfficeQuestion[] =>
  ask.questions.filter(
    ({ elections = [type], candidacy = who }) => elections.includes(type) && candidacy === who,
  );

/** The published rules of a state that answer a question: a day, or the number of signatures. */
export const rulesFor = (question: OfficeQuestion, rules: readonly StateRule[]): StateRule[] =>
  rules.filter(({ name }) => name === question.rule);

/** The entry of a day that answers a question. Calendar programs recognise its event by its id. */
const entryFor = ({ id, kind, title, text = '' }: OfficeQuestion, day: Day): EntryDraft => ({
  id: `antwort-${id}`,
  kind: 'deadline',
  question: id,
  day,
  until: day,
  label: '',
  title,
  text,
  law: '',
  hour: undefined,
  isDeadline: kind === 'ends',
  begins: kind === 'begins',
});

/** The entries of the days that were published about mayors' elections in a state. */
export const stateEntries = (
  { ask, table }: CalendarWords,
  election: Day,
  questions: readonly OfficeQuestion[],
  rules: readonly StateRule[],
): EntryDraft[] =>
  questions.flatMap((question) =>
    rulesFor(question, rules).flatMap((rule): EntryDraft[] => {
      const { name, days, hour, source, isEarliest } = rule;
      if (days === undefined) return [];
      const entry = entryFor(question, addDays(election, -days));
      // Signatures are handed in together with the nomination.
      const signatures = name === 'deadline' && rules.find((each) => each.name === 'signatures');
      const number = signatures && `${signatures.label}: ${signatures.text}.`;
      return [
        {
          ...entry,
          label: ruleText(rule, table),
          title: isEarliest ? fill(ask.earliestTitle, { title: entry.title }) : entry.title,
          text: [entry.text, number].filter(Boolean).join(' '),
          advice: isEarliest ? ask.earliest : ask.confirm,
          law: fill(ask.read, { source: source.name, asOf: source.asOf }),
          hour,
        },
      ];
    }),
  );

/**
 * The entry of a day that an office has named. It replaces the published entry of the same question. If the published
 * day differs, the text names it; if it is the same, the entry keeps its hour.
 */
export function answerEntry(
  question: OfficeQuestion,
  day: Day,
  replaced: EntryDraft | undefined,
  { ask, plan }: CalendarWords,
): EntryDraft {
  const entry: EntryDraft = { ...entryFor(question, day), kind: 'answer', law: ask.source };
  if (!replaced) return entry;
  // The entry keeps the id of the replaced one, so that calendar programs move their event instead of adding one.
  const { id, label, text, hour } = replaced;
  if (replaced.day === day) return { ...entry, id, label, text, hour };
  const published =
    replaced.kind === 'deadline' &&
    fill(ask.replaced, { day: dateText(replaced, plan.until), law: replaced.law });
  return { ...entry, id, text: [text, published].filter(Boolean).join(' ') };
}

/**
 * The questions as a mail.
 *
 * @param election name and day of the election or, while the day is open, its rough time
 */
export function mailOf(
  { mail }: CalendarWords['ask'],
  election: string,
  questions: readonly OfficeQuestion[],
): { subject: string; body: string } {
  const list = questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  const subject = fill(mail.subject, { election });
  const before = fill(mail.before, { election });
  return { subject, body: [mail.greeting, before, list, mail.after].join('\n\n') };
}

/** The text of the link to an election's office, with the host it leads to: some links lead to the federal list of offices. */
export const officeText = ({ office: text }: CalendarWords['ask'], name: string, office: string) =>
  fill(text, { name, host: new URL(office).host.replace(/^www\./, '') });
