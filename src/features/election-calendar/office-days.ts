/** The questions to an electoral office, what is published about them, and the days that the office names. */
import { fill } from '../../lib/text.ts';
import { dateText, ruleText } from './calendar-texts.ts';
import { addDays, type Day } from './day.ts';
import type { EntryDraft } from './entry.ts';
import type { Choice } from './rules.ts';
import type { Candidacy, OfficeQuestion } from './rules-schema.ts';
import type { CalendarWords } from './schema.ts';
import type { StateRule } from './state-rules.ts';

/** The days that an electoral office has named, by the ids of the questions. */
export type Answers = Readonly<Record<string, Day>>;

/** Who stands: somebody without a party if the choice says so or if people apply in the state, otherwise a party. */
export const candidacyOf = ({ isIndependent }: Choice, rules: readonly StateRule[]): Candidacy =>
  isIndependent || rules.some(({ isApplication }) => isApplication) ? 'independent' : 'party';

/** Tells whether a deadline or a question is meant for a candidacy. */
export const isMeantFor =
  (who: Candidacy) =>
  ({ candidacy = who }: { candidacy?: Candidacy | undefined }): boolean =>
    candidacy === who;

/** The questions to the electoral office before an election: none where the words name no office. */
export function questionsFor(
  { ask }: CalendarWords,
  choice: Choice,
  rules: readonly StateRule[] = [],
): OfficeQuestion[] {
  if (!ask.heading[choice.type]) return [];
  return ask.questions
    .filter(isMeantFor(candidacyOf(choice, rules)))
    .filter(({ elections }) => elections?.includes(choice.type) ?? true);
}

/** The published rules of a state that answer a question: a day, or the number of signatures. */
export const rulesFor = (
  { id }: OfficeQuestion,
  { ask }: CalendarWords,
  rules: readonly StateRule[],
): StateRule[] => {
  const columns: Partial<Record<string, string[]>> = ask.rules;
  return rules.filter(({ name }) => columns[name]?.includes(id));
};

/** The id of an answer's entry, by which calendar programs recognise its event. */
const answerId = ({ id }: OfficeQuestion): string => `antwort-${id}`;

/** The entries of the deadlines and days that were published about mayors' elections in a state. */
export const stateEntries = (
  words: CalendarWords,
  election: Day,
  questions: readonly OfficeQuestion[],
  rules: readonly StateRule[],
): EntryDraft[] =>
  questions.flatMap((question) =>
    rulesFor(question, words, rules).flatMap((rule): EntryDraft[] => {
      const { name, days, hour, source, isEarliest } = rule;
      if (days === undefined) return [];
      const { ask, table } = words;
      const day = addDays(election, -days);
      // Signatures are handed in together with the nomination.
      const signatures = name === 'deadline' && rules.find((each) => each.name === 'signatures');
      const number = signatures && `${signatures.label}: ${signatures.text}.`;
      const { title } = question;
      return [
        {
          id: answerId(question),
          kind: 'deadline',
          question: question.id,
          day,
          until: day,
          label: ruleText(rule, table),
          title: isEarliest ? fill(ask.earliestTitle, { title }) : title,
          text: [question.text, number].filter(Boolean).join(' '),
          advice: isEarliest ? ask.earliest : ask.confirm,
          law: fill(ask.read, { source: source.name, asOf: source.asOf }),
          hour,
          isDeadline: question.kind === 'ends',
          begins: question.kind === 'begins',
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
  const isSame = replaced?.day === day;
  const published =
    replaced?.kind === 'deadline' &&
    !isSame &&
    fill(ask.replaced, { day: dateText(replaced, plan), law: replaced.law });
  return {
    // The entry keeps the id of the replaced one, so that calendar programs move their event instead of adding one.
    id: replaced?.id ?? answerId(question),
    kind: 'answer',
    day,
    until: day,
    label: isSame ? replaced.label : '',
    title: question.title,
    text: [replaced?.text ?? question.text, published].filter(Boolean).join(' '),
    law: ask.source,
    hour: isSame ? replaced.hour : undefined,
    isDeadline: question.kind === 'ends',
    begins: question.kind === 'begins',
  };
}
