import type { CampaignType } from '../../config/elections.ts';
import type {
  CalendarWords,
  Candidacy,
  DeadlineRule,
  ElectionDate,
  Offset,
  Question,
} from '../../schemas/calendar.ts';
import { figure } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysToSunday,
  dayText,
  nextWorkday,
} from './day.ts';
import { ruleText } from './calendar-texts.ts';
import { answerId, collectId, doubtId } from './ids.ts';
import type { StateRule } from './state-rules.ts';

/** An election that a visitor has chosen. */
export interface Choice {
  type: CampaignType;
  day: Day;
  /** Whether voters propose somebody without a party. */
  isIndependent?: boolean | undefined;
}

/** What an electoral office has answered, by the ids of the questions. */
export interface Answers {
  /** The days that it has named; empty for a question that was asked and has no answer yet. */
  days?: Readonly<Record<string, Day | ''>>;
  /** The numbers that belong to some of them, such as that of signatures. */
  counts?: Readonly<Record<string, number>>;
  /** The hours at which some of the days end. */
  hours?: Readonly<Record<string, number>>;
  /** The name of the state of a mayor's election. */
  state?: string | undefined;
}

/** The number that an office has named for a question that asks for one, or 0 for what is not needed. */
export const countOf = (
  { id, counted, isOptional }: Question,
  { counts }: Answers,
): number | undefined => (counted || isOptional ? counts?.[id] : undefined);

/** The hour that an office has named for a question that asks for one. */
export const hourOf = ({ id, hour }: Question, { hours }: Answers): number | undefined =>
  hour ? hours?.[id] : undefined;

/** A phase of the campaign, a deadline that a statute sets, or one that an office has named. */
export interface Entry {
  id: string;
  kind: 'phase' | 'deadline' | 'answer';
  day: Day;
  /** The last day of an entry with several days. */
  until: Day;
  /** Where the day comes from: `12 Monate`, `97. Tag, 18 Uhr`. */
  label: string;
  title: string;
  text: string;
  /** Statute and paragraph of a deadline. */
  law: string;
  /** The hour at which a deadline ends. */
  hour: number | undefined;
  /** Whether something has to be done or decided by this day. */
  isDeadline: boolean;
  /** Whether it counts from the start of the term, so that no other election day moves it. */
  isFixed?: boolean;
  /** Whether it was read, and the office has named a later day. */
  isDoubt?: boolean;
  /** Says, with `{day}`, that the day has to come first. */
  early?: string | undefined;
  /** What is to be done then, with `{day}`. */
  earlyTask?: string | undefined;
  /** `running`: the day is over, but what began on it goes on. `done`: the visitor says so. */
  status: 'past' | 'running' | 'done' | 'today' | 'next' | 'later';
}

/**
 * The day that lies before an election by an offset; negative offsets lie after it. Sundays and
 * holidays move no deadline (§ 54 Abs. 1 BWahlG).
 */
export function dayBefore(election: Day, { days, months, monthsBeforeYear }: Offset): Day {
  if (days !== undefined) return addDays(election, -days);
  if (months !== undefined) return addMonths(election, -months);
  return addMonths(`${election.slice(0, 4)}-01-01`, -(monthsBeforeYear ?? 0));
}

/** The days of an election at the regular end of a term: 46 to 48 months later (Art. 39 Abs. 1 GG). */
export const regularDays = (termStart: Day) => ({
  from: addMonths(termStart, 46),
  to: addMonths(termStart, 48),
});

/** Whether the Bundestag is not elected at the regular end of its term on this day. */
export function isIrregular({ type, day }: Choice, termStart: Day): boolean {
  const { from, to } = regularDays(termStart);
  return type === 'federal' && (day < from || day > to);
}

/**
 * The day of a rule. One that counts from the start of a term holds for the election at its regular end;
 * an early end lifts it (§ 21 Abs. 3 BWahlG).
 */
function ruleDay(rule: DeadlineRule, choice: Choice, termStart: Day): Day | undefined {
  if (rule.monthsOfTerm === undefined) return dayBefore(choice.day, rule);
  return isIrregular(choice, termStart) ? undefined : addMonths(termStart, rule.monthsOfTerm);
}

type Unsorted = Omit<Entry, 'status'> & { begins?: boolean | undefined };

/** The phases of a campaign, but for those whose own day an office has named. */
function phasesOf(words: CalendarWords, choice: Choice, answers: Answers): Unsorted[] {
  const { phases, ask } = words;
  const { type, day } = choice;
  const deadlines = deadlinesOf(words, choice);
  return phases
    .filter(
      (phase) =>
        !ask.questions.some(({ id, replaces }) => replaces === phase.id && answers.days?.[id]),
    )
    .map(({ id, label, title, text, follows, ...offset }) => {
      const followed = follows?.[type];
      const deadline = deadlines.find((each) => each.id === followed?.deadline);
      const on = deadline?.day ?? dayBefore(day, offset);
      const from = deadline && followed ? followed : { label, law: '' };
      const common = { label: from.label, title, text, law: from.law, hour: undefined };
      return { ...common, id, kind: 'phase', day: on, until: on, isDeadline: false };
    });
}

/** Whether a deadline or a question concerns those who stand without a party, or all others. */
const concerns =
  ({ isIndependent }: Choice) =>
  ({ candidacy }: { candidacy?: Candidacy | undefined }): boolean =>
    candidacy === undefined || candidacy === (isIndependent ? 'independent' : 'party');

const deadlinesOf = ({ deadlines, table, termStart }: CalendarWords, choice: Choice): Unsorted[] =>
  deadlines
    .filter(concerns(choice))
    .flatMap(({ id, begins, byOffice, title, early, earlyTask, text: general = '', rules }) =>
      rules
        .filter(({ elections }) => elections.includes(choice.type))
        .flatMap((rule): Unsorted[] => {
          const { law, hour, untilDays, text = general } = rule;
          const { day } = choice;
          const on = ruleDay(rule, choice, termStart);
          if (!on) return [];
          const until = untilDays === undefined ? on : addDays(day, -untilDays);
          const label = ruleText(rule, table);
          const isFixed = rule.monthsOfTerm !== undefined;
          const common = { id, label, title, isFixed, early, earlyTask, text, law, hour, begins };
          // Otherwise something is allowed from this day on, or it is the election itself.
          const isDeadline = !begins && !byOffice && on !== day;
          return [{ ...common, kind: 'deadline', day: on, until, isDeadline }];
        }),
    );

/**
 * The words of a calendar with the deadlines of the published elections on its day. Of several the
 * deadlines have the names of their elections.
 */
export function withOwnDeadlines(
  words: CalendarWords,
  elections: readonly ElectionDate[],
): CalendarWords {
  const isOnly = elections.length === 1;
  const own = elections.flatMap(({ id: election, type, name, deadlines = [] }) =>
    deadlines.map(({ id, title, text, days, hour, law }) => ({
      id: isOnly ? id : `${election}-${id}`,
      title: isOnly ? title : `${name}: ${title}`,
      text,
      rules: [{ elections: [type], days, hour, law }],
    })),
  );
  return { ...words, deadlines: [...words.deadlines, ...own] };
}

/** A day that a statute sets to an answer. */
type Limit = Pick<Entry, 'day' | 'law'>;

/** A question of one election, and the days between which statutes leave room for its answer. */
export type Asked = Question & {
  earliest?: Limit | undefined;
  latest?: Limit | undefined;
};

/** What an office is asked before an election by now; nothing where nobody is named whom to ask. */
export function questionsFor(words: CalendarWords, choice: Choice, today: Day): Asked[] {
  const { heading, questions } = words.ask;
  if (!heading[choice.type]) return [];
  const deadlines = deadlinesOf(words, choice);
  const limit = (name: string | undefined) => deadlines.find(({ id }) => id === name);
  return questions
    .filter(concerns(choice))
    .filter(({ elections }) => elections?.includes(choice.type) ?? true)
    .filter(({ months }) => !months || today >= addMonths(choice.day, -months))
    .map((question) => ({
      ...question,
      earliest: limit(question.notBefore),
      latest: limit(question.notAfter),
    }));
}

/**
 * Another question whose day is in the wrong order with an answer, and that day.
 *
 * @param readOn the day that was read for a question, which may be earlier than its answer
 */
export function conflictOf(
  question: Question,
  questions: readonly Question[],
  answers: Answers,
  readOn: (question: Question) => Day | undefined = () => undefined,
): { title: string; day: Day } | undefined {
  const own = answers.days?.[question.id];
  if (!own) return undefined;
  const isWrong = (one: Question, first: Day, other: Question, second: Day) =>
    one.notAfter === other.id ? first > second : one.notBefore === other.id && first < second;
  for (const other of questions) {
    const [day] = [answers.days?.[other.id], other.deadline && readOn(other)]
      .filter(Boolean)
      .sort();
    if (!day || other.id === question.id) continue;
    if (isWrong(question, own, other, day) || isWrong(other, day, question, own)) {
      return { title: other.title, day };
    }
  }
  return undefined;
}

/** Whether the number that the office has named is 0: there is nothing to do. */
export const isNone = (question: Question, answers: Answers): boolean =>
  countOf(question, answers) === 0;

/** Whether nobody has named a day for a question, or said that nothing is to be done. */
export const isUnanswered = (question: Question, answers: Answers): boolean =>
  !answers.days?.[question.id] && !isNone(question, answers);

/** Whether a question that asks for a day and a number has one of them only. */
export function isHalf(question: Question, answers: Answers): boolean {
  if (isNone(question, answers)) return false;
  const hasCount = countOf(question, answers) !== undefined;
  return question.counted !== undefined && Boolean(answers.days?.[question.id]) !== hasCount;
}

/** The name of an answer, with its number where that is known. */
function answerTitle(question: Question, answers: Answers): string {
  const count = countOf(question, answers);
  const { title, counted = '' } = question;
  return count === undefined ? title : fill(counted, { count: figure(count) });
}

/** An answer whose number is known and whose day is open. */
export type Undated = Pick<Entry, 'id' | 'title' | 'isDeadline'>;

/** The answers that have a number and no day yet. */
export const undatedAnswers = (questions: readonly Question[], answers: Answers): Undated[] =>
  questions
    .filter((question) => !answers.days?.[question.id] && countOf(question, answers))
    .map((question) => ({
      id: question.id,
      title: answerTitle(question, answers),
      isDeadline: question.deadline === true,
    }));

/** The day of the question that comes before another one, or of the one before that; empty for none. */
function startOf(
  { notBefore }: Question,
  questions: readonly Question[],
  answers: Answers,
): Day | '' {
  const before = questions.find(({ id }) => id === notBefore);
  return before ? answers.days?.[before.id] || startOf(before, questions, answers) : '';
}

/** How many of a number there are to get in a week, so that they are together by the day. */
function weeklyText(
  count: number | undefined,
  from: Day,
  day: Day,
  { ask }: CalendarWords,
): string {
  const days = daysBetween(from, day);
  if (count === undefined || days < 7) return '';
  const perWeek = figure(Math.ceil((count * 7) / days));
  // The day, because the text goes into files, too.
  return fill(ask.weekly, { count: perWeek, day: dayText(from) });
}

/** What was read about the state of an election for a question. */
const ruleOf = ({ rule }: Question, rules: readonly StateRule[]): StateRule | undefined =>
  rules.find(({ name }) => name === rule);

/** The day that was read about the state of an election for a question, unless it may be a later one. */
export const readDay = (
  question: Question,
  rules: readonly StateRule[],
  election: Day,
): Day | undefined => {
  const { days, isEarliest } = ruleOf(question, rules) ?? {};
  return days === undefined || isEarliest ? undefined : addDays(election, -days);
};

/** The day that a question asks for, as it was read about the state: no statute, and no limit to an answer. */
function readOf(
  question: Asked,
  { ask, table }: CalendarWords,
  { day: election }: Choice,
  rules: readonly StateRule[],
): Unsorted[] {
  const read = ruleOf(question, rules);
  if (read?.days === undefined) return [];
  const day = addDays(election, -read.days);
  const { begins, deadline } = question;
  const { hour, source, asOf, isEarliest } = read;
  const label = ruleText(read, table);
  const law = fill(ask.read, { source, asOf });
  const title = isEarliest ? fill(ask.earliestTitle, { title: question.title }) : question.title;
  const advice = isEarliest ? ask.earliest : ask.confirm;
  // They go with the nomination.
  const signatures = rules.find(({ name }) => name === 'signatures' && read.name === 'deadline');
  const number = signatures && `${signatures.label}: ${signatures.text}.`;
  const text = [question.text, number, advice].filter(Boolean).join(' ');
  const common = { title, text, label, law, hour, begins };
  const isDeadline = deadline === true;
  return [{ ...common, id: answerId(question), kind: 'deadline', day, until: day, isDeadline }];
}

/** From when on the number of an answer is collected. */
function collectionOf(question: Question, answers: Answers, day: Day, text: string): Unsorted {
  const title = fill(question.collected ?? question.title, {
    count: figure(countOf(question, answers) ?? 0),
  });
  return {
    ...{ id: collectId(question), kind: 'answer', day, until: day, label: '', title, text },
    ...{ law: '', hour: undefined, isDeadline: false, begins: true },
  };
}

/** The days that questions ask for: as the office has named them, or else as they were read. */
const answersOf = (
  words: CalendarWords,
  choice: Choice,
  answers: Answers,
  today: Day,
  rules: readonly StateRule[],
): Unsorted[] =>
  questionsFor(words, choice, today).flatMap((question): Unsorted[] => {
    const { id, begins, deadline, replaces } = question;
    const day = answers.days?.[id];
    if (isNone(question, answers)) return [];
    const read = readOf(question, words, choice, rules);
    if (!day) return read;
    // Until somebody has asked again, nobody knows which of two days is the last one.
    const lastRead = readDay(question, rules, choice.day);
    const doubtful = read
      .filter(() => deadline && lastRead !== undefined && lastRead < day)
      .map((entry) => ({
        ...entry,
        id: doubtId(question),
        title: fill(words.ask.unclear, { title: entry.title }),
        isDoubt: true,
        text: fill(words.ask.doubt, { day: dayText(day) }),
      }));
    const hour = hourOf(question, answers);
    const label = hour === undefined ? '' : fill(words.table.hour, { hour });
    const title = answerTitle(question, answers);
    // The text of the phase that it replaces holds for its day.
    const { text: advice = '' } = words.phases.find((phase) => phase.id === replaces) ?? {};
    const start = startOf(question, words.ask.questions, answers);
    const from = start > today ? start : today;
    const weekly = weeklyText(countOf(question, answers), from, day, words);
    const collection = start && weekly ? [collectionOf(question, answers, start, weekly)] : [];
    const text = (collection.length === 0 && weekly) || question.text || advice;
    const law = question.isOwn ? words.ask.own : words.ask.source;
    const common = { title, text, label, law, hour, begins };
    const isDeadline = deadline === true;
    const answer = { ...common, kind: 'answer', day, until: day, isDeadline } as const;
    return [...collection, ...doubtful, { ...answer, id: answerId(question) }];
  });

/**
 * The calendar of an election in the order of its days.
 *
 * @param today in Berlin
 * @param done ids of phases, and of days in doubt that are settled
 * @param rules what was read about the state of the election
 */
export function calendarOf(
  words: CalendarWords,
  choice: Choice,
  today: Day,
  answers: Answers = {},
  done: readonly string[] = [],
  rules: readonly StateRule[] = [],
): Entry[] {
  const entries = [
    ...phasesOf(words, choice, answers),
    ...deadlinesOf(words, choice),
    ...answersOf(words, choice, answers, today, rules),
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const isDone = ({ kind, isDoubt, id }: Unsorted) =>
    (kind === 'phase' || isDoubt === true) && done.includes(id);
  const next = entries.find((entry) => entry.until >= today && !isDone(entry))?.day;
  return entries.map(({ begins, ...entry }) => {
    if (isDone(entry)) return { ...entry, status: 'done' };
    if (entry.until < today) return { ...entry, status: begins ? 'running' : 'past' };
    if (entry.day <= today) return { ...entry, status: 'today' };
    return { ...entry, status: entry.day === next ? 'next' : 'later' };
  });
}

/** Whether the day of an entry is over, or what it asks for is done. */
export const isBehind = ({ status }: Entry): boolean =>
  status === 'past' || status === 'running' || status === 'done';

/** The deadlines of the next day before an election that has any. */
export function nextDeadlines(entries: readonly Entry[], { day: election }: Choice): Entry[] {
  const ahead = entries.filter(
    (entry) => entry.isDeadline && !isBehind(entry) && entry.day <= election,
  );
  return ahead.filter(({ day }) => day === ahead[0]?.day);
}

/** Whether a visitor can say that this is done: a phase whose day has come, or a day in doubt. */
export const canBeDone = ({ kind, isDoubt, day, status }: Entry, today: Day): boolean =>
  isDoubt === true || (kind === 'phase' && (day <= today || status === 'done'));

/** Whether a phase should be done by now and is not. */
export const isDue = ({ kind, status }: Entry): boolean => kind === 'phase' && status === 'past';

/** The first phase that should be done by now and is not. */
export const firstDue = (entries: readonly Entry[]): Entry | undefined => entries.find(isDue);

/** The Sunday of the week that is planned: from Friday on the next one, because its Monday is the next workday. */
export function endOfWeek(today: Day): Day {
  const workday = nextWorkday(today);
  return addDays(workday, daysToSunday(workday));
}

/**
 * A calendar by what is to be done: in the week that is planned, with what should be done by now; what goes
 * on; in the four weeks after it; later; and what is over.
 *
 * @param settled the phases that were done when the plan was opened: they are over. One that is ticked
 * stays where it is, so that no other one takes its place under a finger.
 */
export function groupsOf(entries: readonly Entry[], today: Day, settled: readonly string[] = []) {
  const sunday = endOfWeek(today);
  const {
    week = [],
    running = [],
    month = [],
    later = [],
    behind = [],
  } = Object.groupBy(entries, (entry) => {
    if (entry.kind === 'phase' && settled.includes(entry.id)) return 'behind';
    if (entry.until < today && entry.kind !== 'phase')
      return entry.status === 'running' ? 'running' : 'behind';
    if (entry.day <= sunday) return 'week';
    return entry.day <= addDays(sunday, 28) ? 'month' : 'later';
  });
  return { week, running, month, later, behind };
}

/** The last deadline that is over. */
export const lastOver = (entries: readonly Entry[]): Entry | undefined =>
  entries.findLast(({ isDeadline, status }) => isDeadline && status === 'past');

/** The plans that the time left is enough for; `waiting` where something is still too early, or may change. */
export function pace(
  choice: Choice,
  today: Day,
  isWaiting: boolean,
): 'early' | 'waiting' | 'late' | 'short' {
  if (today <= addMonths(choice.day, -12)) return isWaiting ? 'waiting' : 'early';
  return daysBetween(today, choice.day) >= 42 ? 'late' : 'short';
}
