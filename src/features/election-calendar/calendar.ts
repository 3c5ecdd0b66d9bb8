/** Computes the entries of a plan: stations, deadlines, and the days that an office has named. */
import { fill } from '../../lib/text.ts';
import type { ElectionDate } from './dates-schema.ts';
import { addDays, dateText, type Day } from './day.ts';
import type { Entry, EntryDraft } from './entry.ts';
import { rulesFor, type StateRule } from './office.ts';
import { type Choice, dayBefore, ruleDay, ruleText } from './rules.ts';
import type { Candidacy, CalendarWords, OfficeQuestion } from './schema.ts';

/** An entry of one day, without what only some entries have. */
const draftOf = (
  entry: Pick<EntryDraft, 'id' | 'kind' | 'day' | 'title'> & Partial<EntryDraft>,
): EntryDraft => ({
  until: entry.day,
  label: '',
  text: '',
  law: '',
  hour: undefined,
  isDeadline: false,
  ...entry,
});

/** The entry of a station of the campaign. */
function stationEntry(
  { byLaw, label, months, days, ...station }: CalendarWords['stations'][number],
  { type, day }: Choice,
): EntryDraft {
  const rule = byLaw?.[type] ?? { months, days, label, law: '' };
  return draftOf({
    ...station,
    kind: 'station',
    day: dayBefore(day, rule),
    label: rule.label,
    law: rule.law,
  });
}

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
  return draftOf({
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
  });
}

/** The entry of a day that answers a question. Calendar programs recognise its event by its id. */
const questionEntry = ({ id, kind, title, text = '' }: OfficeQuestion, day: Day): EntryDraft =>
  draftOf({
    id: `antwort-${id}`,
    kind: 'deadline',
    question: id,
    day,
    title,
    text,
    isDeadline: kind === 'ends',
    begins: kind === 'begins',
  });

/** The entries of the days that were published about mayors' elections in a state, and that answer a question. */
const stateEntries = (
  question: OfficeQuestion,
  rules: readonly StateRule[],
  election: Day,
  { ask, table }: CalendarWords,
): EntryDraft[] =>
  rulesFor(question, rules).flatMap((rule) => {
    const { name, days, hour, source, isEarliest } = rule;
    if (days === undefined) return [];
    const entry = questionEntry(question, addDays(election, -days));
    // Signatures are handed in together with the nomination.
    const signatures = name === 'deadline' && rules.find((each) => each.name === 'signatures');
    const number = signatures && `${signatures.label}: ${signatures.text}.`;
    return {
      ...entry,
      label: ruleText(rule, table),
      title: isEarliest ? fill(ask.earliestTitle, { title: entry.title }) : entry.title,
      text: [entry.text, number].filter(Boolean).join(' '),
      advice: isEarliest ? ask.earliest : ask.confirm,
      law: fill(ask.read, { source: source.name, asOf: source.asOf }),
      hour,
    };
  });

/**
 * The entry of a day that an office has named. It replaces the published entry of the same question. If the published
 * day differs, the text names it; if it is the same, the entry keeps its hour.
 */
function answerEntry(
  question: OfficeQuestion,
  day: Day,
  replaced: EntryDraft | undefined,
  { ask, plan }: CalendarWords,
): EntryDraft {
  const entry: EntryDraft = { ...questionEntry(question, day), kind: 'answer', law: ask.source };
  if (!replaced) return entry;
  // The entry keeps the id of the replaced one, so that calendar programs move their event instead of adding one.
  const { id, label, text, hour } = replaced;
  if (replaced.day === day) return { ...entry, id, label, text, hour };
  const published =
    replaced.kind === 'deadline' &&
    fill(ask.replaced, { day: dateText(replaced, plan.until), law: replaced.law });
  return { ...entry, id, text: [text, published].filter(Boolean).join(' ') };
}

interface CalendarInput {
  choice: Choice;
  /** The current day in Berlin. */
  today: Day;
  /** The published election, if it is one. */
  election: ElectionDate | undefined;
  candidacy: Candidacy;
  /** The questions to the office of this election. */
  questions: readonly OfficeQuestion[];
  /** The published rules of the state, for mayors' elections. */
  rules: readonly StateRule[];
  /** The days that the office has named, by the ids of the questions. */
  answers: Readonly<Record<string, Day>>;
  /** Ids of the stations that the visitor has ticked. */
  done: readonly string[];
}

/** The entries of an election's plan, ordered by day. */
export function calendarOf(words: CalendarWords, input: CalendarInput): Entry[] {
  const { choice, today, election, candidacy, questions, rules, answers, done } = input;
  const deadlines = [...words.deadlines, ...(election ? publishedDeadlines(election) : [])];
  const published = [
    ...words.stations.map((station) => stationEntry(station, choice)),
    ...deadlines
      .filter((each) => (each.candidacy ?? candidacy) === candidacy)
      .flatMap((each) => deadlineEntry(each, choice, words) ?? []),
    ...questions.flatMap((question) => stateEntries(question, rules, choice.day, words)),
  ];
  const answered = questions.flatMap((question) => {
    const day = answers[question.id];
    const replaced = published.find((draft) => draft.question === question.id);
    return day ? answerEntry(question, day, replaced, words) : [];
  });
  const drafts = published
    .filter((draft) => !answered.some(({ question }) => question === draft.question))
    .concat(answered)
    .sort((a, b) => a.day.localeCompare(b.day));
  const isDone = ({ kind, id }: EntryDraft) => kind === 'station' && done.includes(id);
  const next = drafts.find((draft) => draft.until >= today && !isDone(draft))?.day;
  const statusOf = (draft: EntryDraft): Entry['status'] => {
    if (isDone(draft)) return 'done';
    if (draft.until < today && draft.kind === 'station') return 'due';
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
