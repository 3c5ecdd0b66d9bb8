/** Computes the plan of an election: its stations, its deadlines, and the days that its office has named. */
import type { ElectionDate } from './dates-schema.ts';
import { ruleText } from './calendar-texts.ts';
import { addDays, type Day } from './day.ts';
import type { EntryDraft, Entry } from './entry.ts';
import {
  answerEntry,
  type Answers,
  candidacyOf,
  isMeantFor,
  questionsFor,
  stateEntries,
} from './office-days.ts';
import { type Choice, dayBefore, ruleDay } from './rules.ts';
import type { CalendarWords } from './schema.ts';
import type { StateRule } from './state-rules.ts';

type Deadline = CalendarWords['deadlines'][number] & Pick<Entry, 'question'>;

/** The deadlines that were published for an election. */
const publishedDeadlines = ({ type, deadlines = [] }: ElectionDate): Deadline[] =>
  deadlines.map(({ days, hour, law, ...deadline }) => ({
    ...deadline,
    rules: [{ elections: [type], days, hour, law }],
  }));

/** The entries of deadlines: one for each rule that holds for the kind of election. */
const deadlineEntries = (
  deadlines: readonly Deadline[],
  choice: Choice,
  { table, termStart }: CalendarWords,
): EntryDraft[] =>
  deadlines.flatMap(({ id, begins, byOffice, title, early, text: general = '', rules, question }) =>
    rules
      .filter(({ elections }) => elections.includes(choice.type))
      .flatMap((rule): EntryDraft[] => {
        const { law, hour, untilDays, text = general } = rule;
        const day = ruleDay(rule, choice, termStart);
        if (!day) return [];
        const until = untilDays === undefined ? day : addDays(choice.day, -untilDays);
        // Days on which an authority acts, on which something is first allowed, and of the election are no deadlines.
        const isDeadline = !begins && !byOffice && day !== choice.day;
        const isFixed = rule.monthsOfTerm !== undefined;
        const what = { id, title, text, early, begins, question };
        const when = { label: ruleText(rule, table), law, hour, day, until };
        return [{ ...what, ...when, kind: 'deadline', isDeadline, isFixed }];
      }),
  );

/** The entries of the stations of a campaign. Some stations stand on the day of a deadline. */
const stationEntries = (
  { phases }: CalendarWords,
  choice: Choice,
  deadlines: readonly EntryDraft[],
): EntryDraft[] =>
  phases.map(({ id, label, title, text, follows, question, ...offset }) => {
    const followed = follows?.[choice.type];
    const deadline = deadlines.find((each) => each.id === followed?.deadline);
    const day = deadline?.day ?? dayBefore(choice.day, offset);
    const from = deadline && followed ? followed : { label, law: '' };
    const what = { id, title, text, question, label: from.label, law: from.law };
    return { ...what, kind: 'phase', day, until: day, hour: undefined, isDeadline: false };
  });

/** Facts about an election beyond its kind and its day. */
interface PlanFacts {
  /** The published election. */
  election?: ElectionDate | undefined;
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
  choice: Choice,
  today: Day,
  { election, answers = {}, done = [], rules = [] }: PlanFacts = {},
): Entry[] {
  const isConcerned = isMeantFor(candidacyOf(choice, rules));
  const deadlines = deadlineEntries(
    [...words.deadlines.filter(isConcerned), ...(election ? publishedDeadlines(election) : [])],
    choice,
    words,
  );
  const questions = questionsFor(words, choice, rules);
  const published = [
    ...stationEntries(words, choice, deadlines),
    ...deadlines,
    ...stateEntries(words, choice.day, questions, rules),
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
  const isDone = ({ kind, id }: EntryDraft) => kind === 'phase' && done.includes(id);
  const next = drafts.find((draft) => draft.until >= today && !isDone(draft))?.day;
  const statusOf = (draft: EntryDraft): Entry['status'] => {
    if (isDone(draft)) return 'done';
    if (draft.until < today) return draft.begins ? 'running' : 'past';
    if (draft.day <= today) return 'today';
    return draft.day === next ? 'next' : 'later';
  };
  return drafts.map(({ advice, ...draft }) => ({
    ...draft,
    text: [draft.text, advice].filter(Boolean).join(' '),
    status: statusOf(draft),
  }));
}
