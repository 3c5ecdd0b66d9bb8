import { CAMPAIGN_TYPE_LABELS } from '../../config/elections.ts';
import { figure, listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type {
  CalendarWords,
  DeadlineRule,
  ElectionDates,
  Offset,
  Question,
} from '../../schemas/calendar.ts';
import type { Answers, Asked, Choice, Entry } from './calendar.ts';
import { addDays, type Day, dayText, periodText, weekdayText } from './day.ts';
import { doubtId, earlyTaskId, prepareId } from './ids.ts';

type TableWords = CalendarWords['table'];

/** When a rule of a statute is, or one that was read about a state. */
type Rule = Offset & Partial<Pick<DeadlineRule, 'untilDays' | 'monthsOfTerm' | 'hour'>>;

function offsetText(
  { days, untilDays, months, monthsBeforeYear, monthsOfTerm }: Rule,
  words: TableWords,
) {
  if (days === 0) return words.electionDay;
  if (days !== undefined && days < 0) return fill(words.dayAfter, { days: -days });
  if (days !== undefined && untilDays !== undefined)
    return fill(words.days, { days, until: untilDays });
  if (days !== undefined) return fill(words.day, { days });
  if (months === -1) return words.monthAfter;
  if (months !== undefined) return fill(words.months, { months });
  if (monthsOfTerm !== undefined) return fill(words.monthsOfTerm, { months: monthsOfTerm });
  return fill(words.monthsBeforeYear, { months: monthsBeforeYear ?? 0 });
}

/** When a deadline is, counted from the election: `97. Tag, 18 Uhr`. */
export function ruleText(rule: Rule, words: TableWords): string {
  const offset = offsetText(rule, words);
  if (rule.hour === undefined) return offset;
  return `${offset}, ${fill(words.hour, { hour: rule.hour })}`;
}

/** How current the deadlines are, and that nobody vouches for them. */
export const legalText = ({ legal, asOf }: CalendarWords): string => fill(legal, { asOf });

/** A day, or several, with the hour at which it ends, if there is one: `Montag, 1. März 2027, bis 18 Uhr`. */
export function dateText(
  { day, until = day, hour }: { day: Day; until?: Day; hour?: number | undefined },
  words: CalendarWords['plan'],
): string {
  const date = `${weekdayText(day)}, ${periodText({ day, until })}`;
  return hour === undefined ? date : `${date}, ${fill(words.until, { hour })}`;
}

/** Whether the day of something that may not be done before an entry is set: nobody plans it too early. */
const isNamed = ({ id }: Entry, questions: readonly Question[], answers: Answers): boolean =>
  questions.some((question) => question.notBefore === id && answers.days?.[question.id]);

/** A sentence for each thing that may not be done yet; the one with a task comes first. */
export const earlyTexts = (
  entries: readonly Entry[],
  today: Day,
  questions: readonly Question[] = [],
  answers: Answers = {},
): string[] =>
  entries
    .filter((entry) => entry.day > today && !isNamed(entry, questions, answers))
    .toSorted((one, other) => Number(Boolean(other.earlyTask)) - Number(Boolean(one.earlyTask)))
    .flatMap(({ day, early, law }) => (early ? [fill(early, { day: dayText(day), law })] : []));

/** Something to do now that is no entry of the plan. */
export interface Task {
  id: string;
  title: string;
  lines: readonly string[];
}

/** The ids that a visitor can tick as done, in a link. */
export const tickable = ({ phases, deadlines, ask }: CalendarWords): { id: string }[] => [
  ...phases,
  ...ask.questions.filter(({ rule }) => rule).map((question) => ({ id: doubtId(question) })),
  ...ask.questions
    .filter(({ prepare }) => prepare)
    .map((question) => ({ id: prepareId(question) })),
  ...deadlines.filter(({ earlyTask }) => earlyTask).map(({ id }) => ({ id: earlyTaskId(id) })),
];

/** What to do where something may have been planned too early, unless the office has named its day. */
export const earlyTasks = (
  entries: readonly Entry[],
  questions: readonly Question[],
  answers: Answers,
  today: Day,
): Task[] =>
  entries.flatMap((entry) => {
    const { id, day, early = '', earlyTask, law } = entry;
    if (!earlyTask || day <= today || isNamed(entry, questions, answers)) return [];
    const values = { day: dayText(day), law };
    return [{ id: earlyTaskId(id), title: fill(earlyTask, values), lines: [fill(early, values)] }];
  });

/** For so many days before the day of an answer there is something to prepare. */
const PREPARATION = 21;

/** What to prepare for the days of answers that are near. */
export const preparations = (
  questions: readonly Question[],
  answers: Answers,
  today: Day,
): Task[] =>
  questions.flatMap((question) => {
    const day = answers.days?.[question.id];
    if (!question.prepare || !day || day <= today || day > addDays(today, PREPARATION)) return [];
    const title = fill(question.prepare, { day: dayText(day) });
    return [{ id: prepareId(question), title, lines: [] }];
  });

interface Named {
  day: Day;
  /** Whether something begins on the day. */
  begins?: boolean | undefined;
  today: Day;
  /** The day that was read about the state. */
  read: Day | undefined;
  /** Another answer that is in the wrong order with this one. */
  conflict: { title: string; day: Day } | undefined;
}

/** What is odd about the day that an office has named, or that it is in the plan. */
export function remarkOn(
  { day, begins, today, read, conflict }: Named,
  ask: CalendarWords['ask'],
): string {
  if (conflict) return fill(ask.conflict, { ...conflict, day: dayText(conflict.day) });
  if (day < today && !begins) return ask.over;
  return read && day !== read ? fill(ask.differs, { day: dayText(read) }) : ask.inPlan;
}

/** Why a day is no answer to a question, and which day stays in the plan. */
export function refusalOf(
  { after, earliest, latest }: Asked,
  { day, before }: { day: Day; before: Day | undefined },
  ask: CalendarWords['ask'],
): string {
  const named = ({ day, law }: { day: Day; law: string }) => ({ day: dayText(day), law });
  const reason = () => {
    if (earliest && day < earliest.day) return fill(ask.tooSoon, named(earliest));
    if (latest && day > latest.day) return fill(ask.afterwards, named(latest));
    return after ? ask.tooEarly : ask.tooLate;
  };
  return `${reason()} ${before ? fill(ask.kept, { day: dayText(before) }) : ask.notInPlan}`;
}

/** A question that is open, with the number that is known already. */
export const openText = (
  question: string,
  count: number | undefined,
  { known }: CalendarWords['ask'],
): string => (count === undefined ? question : fill(known, { question, count: figure(count) }));

/** An election as a mail names it; `when` instead of the day while that is open. */
export interface NamedElection {
  name: string;
  day: string;
  when?: string | undefined;
}

/** The open questions as a mail. */
export function mailOf(
  { mail }: CalendarWords['ask'],
  { name, day, when }: NamedElection,
  questions: readonly string[],
): { subject: string; body: string } {
  const list = questions.map((text, index) => `${index + 1}. ${text}`).join('\n');
  const { greeting, after } = mail;
  const subject = when ? fill(mail.subjectOpen, { name, when }) : fill(mail.subject, { name, day });
  const before = when ? fill(mail.beforeOpen, { name, when }) : fill(mail.before, { name, day });
  return { subject, body: [greeting, before, list, after].join('\n\n') };
}

/** The link to the office of an election, with its site: some lead to the federal office's list. */
export const officeText = ({ office: text }: CalendarWords['ask'], name: string, office: string) =>
  fill(text, { name, host: new URL(office).host.replace(/^www\./, '') });

/** The published elections of this type and day. */
export const publishedElections = ({ type, day }: Choice, { items }: ElectionDates) =>
  items.filter((item) => item.type === type && item.day === day);

/** The name of the published election if there is only one, otherwise the type. */
export function electionName(choice: Choice, dates: ElectionDates): string {
  const [election, ...others] = publishedElections(choice, dates);
  return election && others.length === 0 ? election.name : CAMPAIGN_TYPE_LABELS[choice.type];
}

/** When an election is about whose day nobody has set: the plan counts from a day that may change. */
export const openWhen = ({ type, day }: Choice, { open }: ElectionDates): string | undefined =>
  open.find((item) => item.type === type && item.earliest !== undefined && day >= item.earliest)
    ?.when;

/** Where the day was published; empty if it is not the day of a published election of this type. */
export function publishedText(choice: Choice, dates: ElectionDates, words: CalendarWords): string {
  const elections = publishedElections(choice, dates);
  const names = elections.filter((election) => !election.source).map(({ name }) => name);
  const { source, asOf } = dates;
  return [
    ...(names.length > 0
      ? [fill(words.plan.published, { source, names: listPhrase(names), asOf })]
      : []),
    ...elections.flatMap((election) => election.source ?? []),
  ].join(' ');
}
