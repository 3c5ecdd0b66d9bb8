/** Computes the entries of a plan: stations, deadlines, and the days that an office has named. */
import type { ElectionDate } from './dates-schema.ts';
import { addDays, type Day } from './day.ts';
import type { Entry, EntryDraft } from './entry.ts';
import { answerEntry, questionsFor, stateEntries, type StateRule } from './office.ts';
import { type Choice, dayBefore, ruleDay, ruleText } from './rules.ts';
import type { Candidacy, CalendarWords } from './schema.ts';

type Deadline = CalendarWords['deadlines'][number] & Pick<Entry, 'question'>;

/** The deadlines that were published for an election. */
const publishedDeadlines = ({ type, deadlines = [] }: ElectionDate): Deadline[] =>
  deadlines.map(({ days, hour, law, ...deadline }) => ({
    ...deadline,
    rules: [{ elections: [type], days, hour, law }],
  }));

/** The entry of a deadline, if a rule holds for the election. */
function deadlineEntry(
  { rules, byOffice, ...deadline }: Deadline,
  choice: Choice,
  { table, termStart }: CalendarWords,
): EntryDraft | undefined {
  const rule = rules.find(({ elections }) => elections.includes(choice.type));
  const day = rule && ruleDay(rule, choice, termStart);
  if (!day) return undefined;
  const { law, hour, untilDays, text = deadline.text ?? '' } = rule;
  return {
    ...deadline,
    kind: 'deadline',
    day,
    until: untilDays === undefined ? day : addDays(choice.day, -untilDays),
    label: ruleText(rule, table),
    text,
    law,
    hour,
    // Days on which an authority acts, on which something is first allowed, and of the election are no deadlines.
    isDeadline: !deadline.begins && !byOffice && day !== choice.day,
    isFixed: rule.monthsOfTerm !== undefined,
  };
}

/** The entry of a station of the campaign. */
function stationEntry(
  { id, title, text, question, byLaw, ...regular }: CalendarWords['phases'][number],
  { type, day: election }: Choice,
): EntryDraft {
  const { label, law, ...offset } = byLaw?.[type] ?? { ...regular, law: '' };
  const day = dayBefore(election, offset);
  return {
    id,
    kind: 'phase',
    day,
    until: day,
    label,
    title,
    text,
    law,
    hour: undefined,
    question,
    isDeadline: false,
  };
}

/** What is known about an election beyond its kind and its day. */
export interface Facts {
  /** The published election. */
  election?: ElectionDate | undefined;
  candidacy?: Candidacy;
  /** The days that the office has named, by the ids of the questions. */
  answers?: Readonly<Record<string, Day>>;
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
  { election, candidacy = 'party', answers = {}, done = [], rules = [] }: Facts = {},
): Entry[] {
  const questions = questionsFor(words, choice, candidacy);
  const deadlines = words.deadlines.filter((each) => (each.candidacy ?? candidacy) === candidacy);
  const published = [
    ...words.phases.map((phase) => stationEntry(phase, choice)),
    ...[...deadlines, ...(election ? publishedDeadlines(election) : [])].flatMap(
      (deadline) => deadlineEntry(deadline, choice, words) ?? [],
    ),
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
