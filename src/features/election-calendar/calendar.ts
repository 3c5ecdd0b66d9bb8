import { fill } from '../../lib/text.ts';
import type { ElectionDate } from './dates-schema.ts';
import type { Candidacy, Question } from './rules-schema.ts';
import type { CalendarWords } from './schema.ts';
import { dateText, ruleText } from './calendar-texts.ts';
import { addDays, type Day } from './day.ts';
import { type Choice, dayBefore, ruleDay } from './rules.ts';
import type { StateRule } from './state-rules.ts';

export { type Choice, dayBefore };

/** The days that an electoral office has named, by the ids of the questions. */
export type Answers = Readonly<Record<string, Day>>;

/** A row of the plan: a station of the campaign, a published deadline, or a day that an office has named. */
export interface Entry {
  id: string;
  kind: 'phase' | 'deadline' | 'answer';
  day: Day;
  /** The last day of an entry with several days. */
  until: Day;
  /** How the day is counted: `12 Monate`, `97. Tag, 18 Uhr`. */
  label: string;
  title: string;
  text: string;
  /** Statute and paragraph of a deadline. */
  law: string;
  /** The hour at which a deadline ends. */
  hour: number | undefined;
  /** Whether something has to be done or decided by this day. */
  isDeadline: boolean;
  /** Whether the day counts from the start of the term, so that another day of the election does not move it. */
  isFixed?: boolean;
  /** A sentence for the time before the day, with `{day}` and `{law}`: it says what is not allowed yet. */
  early?: string | undefined;
  /** `running`: the day is over, and what began on it goes on. `done`: the visitor has ticked it. */
  status: 'past' | 'running' | 'done' | 'today' | 'next' | 'later';
}

/** An entry before its status is known, which depends on today. */
interface Draft extends Omit<Entry, 'status'> {
  begins?: boolean | undefined;
  /** The id of the question whose answer takes the place of this day. */
  question?: string | undefined;
  /** A sentence that is shown until the office has answered: what to do about the published day. */
  advice?: string;
}

/** Tells whether a deadline or a question is meant for the candidacy of a choice, with or without a party. */
const concerns =
  ({ isIndependent }: Choice) =>
  ({ candidacy }: { candidacy?: Candidacy | undefined }): boolean =>
    candidacy === undefined || candidacy === (isIndependent ? 'independent' : 'party');

/** The choice as a candidacy without a party where the rules of the state let people apply themselves. */
const withCandidacy = (choice: Choice, rules: readonly StateRule[]): Choice => ({
  ...choice,
  isIndependent: choice.isIndependent ?? rules.some(({ isApplication }) => isApplication),
});

/** The deadlines of statutes, and those of the published elections on this day. */
const deadlinesOf = ({ deadlines, table, termStart }: PlanWords, choice: Choice): Draft[] =>
  deadlines
    .filter(concerns(choice))
    .flatMap(({ id, begins, byOffice, title, early, text: general = '', rules, question }) =>
      rules
        .filter(({ elections }) => elections.includes(choice.type))
        .flatMap((rule): Draft[] => {
          const { law, hour, untilDays, text = general } = rule;
          const on = ruleDay(rule, choice, termStart);
          if (!on) return [];
          const until = untilDays === undefined ? on : addDays(choice.day, -untilDays);
          const isFixed = rule.monthsOfTerm !== undefined;
          // The other days are those of an authority, the first on which something is allowed, and the election.
          const isDeadline = !begins && !byOffice && on !== choice.day;
          const where = { label: ruleText(rule, table), law, hour, day: on, until };
          const what = { id, title, text, early, begins, question };
          return [{ ...what, ...where, kind: 'deadline', isFixed, isDeadline }];
        }),
    );

/** The stations of a campaign. Some stand on the day of a deadline. */
function phasesOf(words: PlanWords, choice: Choice): Draft[] {
  const deadlines = deadlinesOf(words, choice);
  return words.phases.map(({ id, label, title, text, follows, question, ...offset }) => {
    const followed = follows?.[choice.type];
    const deadline = deadlines.find((each) => each.id === followed?.deadline);
    const day = deadline?.day ?? dayBefore(choice.day, offset);
    const from = deadline && followed ? followed : { label, law: '' };
    const what = { id, title, text, question, label: from.label, law: from.law };
    return { ...what, kind: 'phase', day, until: day, hour: undefined, isDeadline: false };
  });
}

/** The words of a calendar whose deadlines may name the question that their office is asked. */
interface PlanWords extends CalendarWords {
  deadlines: (CalendarWords['deadlines'][number] & { question?: string | undefined })[];
}

/**
 * The words of a calendar with the deadlines of the published elections on its day. With several elections, each
 * deadline carries the name of its election, and the answer of an office does not replace it.
 */
export function withOwnDeadlines(
  words: CalendarWords,
  elections: readonly ElectionDate[],
): CalendarWords {
  const isOnly = elections.length === 1;
  const own = elections.flatMap(({ id: election, type, name, deadlines = [] }) =>
    deadlines.map(({ id, title, text, days, hour, law, question }) => ({
      id: isOnly ? id : `${election}-${id}`,
      title: isOnly ? title : `${name}: ${title}`,
      text,
      rules: [{ elections: [type], days, hour, law }],
      question: isOnly ? question : undefined,
    })),
  );
  return { ...words, deadlines: [...words.deadlines, ...own] };
}

/** The questions to the electoral office before an election: none where the words name no office. */
export function questionsFor(
  { ask }: CalendarWords,
  choice: Choice,
  rules: readonly StateRule[] = [],
): Question[] {
  if (!ask.heading[choice.type]) return [];
  return ask.questions
    .filter(concerns(withCandidacy(choice, rules)))
    .filter(({ elections }) => elections?.includes(choice.type) ?? true);
}

/** The published rules of a state that belong to a question: its day and, for signatures, their number. */
export const rulesFor = (
  { id }: Question,
  { ask }: CalendarWords,
  rules: readonly StateRule[],
): StateRule[] => {
  const columns: Partial<Record<string, string[]>> = ask.rules;
  return rules.filter(({ name }) => columns[name]?.includes(id));
};

/** The id of an answer's entry, by which calendar programs recognise its event. */
const answerId = ({ id }: Question): string => `antwort-${id}`;

/** Entries for the days that were published about mayors' elections in a state. An answer of the office replaces them. */
const readDays = (
  words: CalendarWords,
  election: Day,
  questions: readonly Question[],
  rules: readonly StateRule[],
): Draft[] =>
  questions.flatMap((question) =>
    rulesFor(question, words, rules).flatMap((rule): Draft[] => {
      const { name, days, hour, source, asOf, isEarliest } = rule;
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
          law: fill(ask.read, { source, asOf }),
          hour,
          isDeadline: question.kind === 'ends',
          begins: question.kind === 'begins',
        },
      ];
    }),
  );

/**
 * The entry of a day that an office has named. It replaces the published entry of the same question: another
 * published day is named in its text, and from the same day it takes the hour.
 */
function answerEntry(
  question: Question,
  day: Day,
  replaced: Draft | undefined,
  { ask, plan }: CalendarWords,
): Draft {
  const isSame = replaced?.day === day;
  const published =
    replaced?.kind === 'deadline' &&
    !isSame &&
    fill(ask.replaced, { day: dateText(replaced, plan), law: replaced.law });
  return {
    // With the id of the replaced entry, calendar programs move their event instead of adding one.
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

/** Facts about an election beyond its kind and its day. */
interface Known {
  answers?: Answers;
  /** Ids of the stations that the visitor has ticked. */
  done?: readonly string[];
  /** The published rules of the state, for mayors' elections. */
  rules?: readonly StateRule[];
}

/**
 * The entries of an election's plan, ordered by day.
 *
 * @param today the current day in Berlin
 */
export function calendarOf(
  words: CalendarWords,
  chosen: Choice,
  today: Day,
  { answers = {}, done = [], rules = [] }: Known = {},
): Entry[] {
  const choice = withCandidacy(chosen, rules);
  const questions = questionsFor(words, choice, rules);
  const published = [
    ...phasesOf(words, choice),
    ...deadlinesOf(words, choice),
    ...readDays(words, choice.day, questions, rules),
  ];
  const answered = questions.flatMap((question) => {
    const day = answers[question.id];
    const replaced = published.find((draft) => draft.question === question.id);
    return day ? [{ replaced, entry: answerEntry(question, day, replaced, words) }] : [];
  });
  const remaining = published.filter(
    (draft) => !answered.some(({ replaced }) => replaced === draft),
  );
  const drafts = [...remaining, ...answered.map(({ entry }) => entry)].sort((a, b) =>
    a.day < b.day ? -1 : Number(a.day > b.day),
  );
  const isDone = ({ kind, id }: Draft) => kind === 'phase' && done.includes(id);
  const next = drafts.find((draft) => draft.until >= today && !isDone(draft))?.day;
  const statusOf = (draft: Draft): Entry['status'] => {
    if (isDone(draft)) return 'done';
    if (draft.until < today) return draft.begins ? 'running' : 'past';
    if (draft.day <= today) return 'today';
    return draft.day === next ? 'next' : 'later';
  };
  return drafts.map((draft) => {
    const { begins: _begins, question: _question, advice, text, ...entry } = draft;
    return { ...entry, text: [text, advice].filter(Boolean).join(' '), status: statusOf(draft) };
  });
}
