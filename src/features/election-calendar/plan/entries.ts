/** Computes the entries of a plan: stations, deadlines, and the days that an office has named. */
import { addDays, type Day } from '../../../lib/day.ts';
import { fill } from '../../../lib/text.ts';
import type { CalendarWords } from '../schema.ts';
import type { Choice } from '../choice.ts';
import type { Candidacy, OfficeQuestion } from '../deadline-schema.ts';
import type { ElectionDate } from '../election-dates-schema.ts';
import { dateText } from './day-text.ts';
import { dayBefore, ruleDay, ruleText } from './law-days.ts';
import { type Entry, type EntryFacts, type PlanInput, withStatus } from './status.ts';

function stationEntry(
  { byLaw, months, days, ...station }: CalendarWords['stations'][number],
  { type, day: election }: Choice,
): EntryFacts {
  const rule = byLaw?.[type] ?? { months, days, label: station.label, law: '' };
  const day = dayBefore(election, rule);
  return { ...station, kind: 'station', day, until: day, label: rule.label, source: rule.law };
}

/** The kind of a deadline that names none. */
const kindOn = (day: Day, choice: Choice) => (day === choice.day ? 'event' : 'deadline');

/** The entry of a deadline that was published for the election alone. */
function publishedEntry(
  { days, law, ...deadline }: NonNullable<ElectionDate['deadlines']>[number],
  choice: Choice,
  { table }: CalendarWords,
): EntryFacts {
  const day = addDays(choice.day, -days);
  const label = ruleText({ days, hour: deadline.hour }, table);
  return { ...deadline, kind: kindOn(day, choice), day, until: day, label, source: law };
}

/** The entry of a day that a law sets, if one of its rules holds for the election. */
function lawEntry(
  { rules, ...deadline }: CalendarWords['deadlines'][number],
  choice: Choice,
  { table, termStart }: CalendarWords,
): EntryFacts | undefined {
  const rule = rules.find(({ elections }) => elections.includes(choice.type));
  const day = rule && ruleDay(rule, choice, termStart);
  if (!day) return undefined;
  const { law, hour, untilDays, text = deadline.text ?? '' } = rule;
  return {
    ...deadline,
    kind: deadline.kind ?? kindOn(day, choice),
    day,
    until: untilDays === undefined ? day : addDays(choice.day, -untilDays),
    hour,
    label: ruleText(rule, table),
    text,
    source: law,
    isFixed: rule.monthsOfTerm !== undefined,
  };
}

/** The id of the entry that answers a question. It never changes: calendar programs find the event by it. */
const answerId = ({ id }: OfficeQuestion): string => `antwort-${id}`;

/** The entry of a day that answers a question. */
const questionEntry = (
  { id: question, kind }: OfficeQuestion,
  facts: Omit<EntryFacts, 'kind' | 'until'>,
): EntryFacts => ({ ...facts, kind, question, until: facts.day });

/**
 * The entry of the day that a state has published for its mayors' elections, if it answers a question. As long as the
 * office has not answered the question, the text of the entry says what to do about the day.
 */
function stateEntry(
  question: OfficeQuestion,
  { choice, rules, details }: PlanInput,
  { ask, table }: CalendarWords,
): EntryFacts | undefined {
  const rule = rules.find(({ name }) => name === question.rule);
  if (rule?.days === undefined) return undefined;
  const { name, days, hour, source, isEarliest } = rule;
  const { title } = question;
  // The entry of the nomination names the number of signatures, because they are handed in with it.
  const signatures = name === 'deadline' && rules.find((each) => each.name === 'signatures');
  const number = signatures && `${signatures.label}: ${signatures.text}.`;
  const advice = !details.answers[question.id] && (isEarliest ? ask.earliest : ask.confirm);
  return questionEntry(question, {
    id: answerId(question),
    day: addDays(choice.day, -days),
    hour,
    label: ruleText(rule, table),
    title: isEarliest ? fill(ask.earliestTitle, { title }) : title,
    text: [question.text, number, advice].filter(Boolean).join(' '),
    source: fill(ask.read, { source: source.name, asOf: source.asOf }),
  });
}

/**
 * The entry of a day that an office has named, in place of the entry with the published day. If the office confirms
 * the published day, the published hour holds, too. If it names another day, the text says which one was published.
 */
function answerEntry(
  question: OfficeQuestion,
  day: Day,
  before: EntryFacts | undefined,
  { ask, plan }: CalendarWords,
): EntryFacts {
  const confirmed = before?.day === day ? before : undefined;
  const isReplaced = before && !confirmed && before.kind !== 'station';
  const replaced =
    isReplaced && fill(ask.replaced, { day: dateText(before, plan.until), law: before.source });
  return questionEntry(question, {
    // Calendar programs find their event by the id that the entry had before, and move it.
    id: before?.id ?? answerId(question),
    day,
    hour: confirmed?.hour,
    label: confirmed?.label ?? '',
    title: question.title,
    text: [before ? before.text : question.text, replaced].filter(Boolean).join(' '),
    source: ask.source,
    isNamed: true,
  });
}

/** The stations of an election, and the days that a law sets for a candidacy. */
export function lawEntries(
  words: CalendarWords,
  choice: Choice,
  election: ElectionDate | undefined,
  candidacy: Candidacy,
): EntryFacts[] {
  return [
    ...words.stations.map((station) => stationEntry(station, choice)),
    ...words.deadlines
      .filter((each) => (each.candidacy ?? candidacy) === candidacy)
      .flatMap((each) => lawEntry(each, choice, words) ?? []),
    ...(election?.deadlines ?? []).map((each) => publishedEntry(each, choice, words)),
  ];
}

/**
 * The entries of a plan, ordered by day. The days of the chosen state are added to those of the law, and the answers to
 * the questions replace days of both.
 */
export function planEntries(
  words: CalendarWords,
  input: PlanInput,
  ofLaw: readonly EntryFacts[],
  questions: readonly OfficeQuestion[],
): Entry[] {
  const ofState = questions.flatMap((question) => stateEntry(question, input, words) ?? []);
  const published = [...ofLaw, ...ofState];
  const answered = questions.flatMap((question) => {
    const day = input.details.answers[question.id];
    const before = published.find((entry) => entry.question === question.id);
    return day ? answerEntry(question, day, before, words) : [];
  });
  const entries = published
    .filter((entry) => !answered.some(({ question }) => question === entry.question))
    .concat(answered)
    .sort((a, b) => a.day.localeCompare(b.day));
  return withStatus(entries, input);
}
