import type { CampaignType } from '../../config/routes.ts';
import type {
  CalendarWords,
  DeadlineRule,
  ElectionDate,
  Offset,
  Question,
} from '../../schemas/calendar.ts';
import { addDays, addMonths, type Day, daysBetween, daysToSunday } from './day.ts';
import { ruleText } from './calendar-texts.ts';

/** An election that a visitor has chosen. */
export interface Choice {
  type: CampaignType;
  day: Day;
}

/**
 * The days that an electoral office has named, by the ids of the questions; empty for a question that
 * was asked and has no answer yet.
 */
export type Answers = Readonly<Record<string, Day | ''>>;

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
  /** Whether something has to be done by this day, or a statute names it. */
  isDeadline: boolean;
  /** Says, with `{day}`, that the day has to come first. */
  early?: string | undefined;
  /** `running`: the day is over, but what began on it goes on. */
  status: 'past' | 'running' | 'today' | 'next' | 'later';
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

/**
 * The day of a rule. One that counts from the start of a term holds for the election at its regular end,
 * 46 to 48 months later (Art. 39 Abs. 1 GG); an early end lifts it (§ 21 Abs. 3 BWahlG).
 */
function ruleDay(rule: DeadlineRule, election: Day, termStart: Day): Day | undefined {
  if (rule.monthsOfTerm === undefined) return dayBefore(election, rule);
  const isRegular = election >= addMonths(termStart, 46) && election <= addMonths(termStart, 48);
  return isRegular ? addMonths(termStart, rule.monthsOfTerm) : undefined;
}

type Undated = Omit<Entry, 'status'> & { begins?: boolean | undefined };

const phasesOf = ({ phases }: CalendarWords, { day }: Choice): Undated[] =>
  phases.map(({ id, label, title, text, ...offset }) => {
    const on = dayBefore(day, offset);
    const common = { label, title, text, law: '', hour: undefined };
    return { ...common, id, kind: 'phase', day: on, until: on, isDeadline: false };
  });

const deadlinesOf = (
  { deadlines, table, termStart }: CalendarWords,
  { type, day }: Choice,
): Undated[] =>
  deadlines.flatMap(({ id, begins, title, early, text = '', rules }) =>
    rules
      .filter(({ elections }) => elections.includes(type))
      .flatMap((rule): Undated[] => {
        const { law, hour, untilDays } = rule;
        const on = ruleDay(rule, day, termStart);
        if (!on) return [];
        const until = untilDays === undefined ? on : addDays(day, -untilDays);
        const label = ruleText(rule, table);
        const common = { id, label, title, early, text, law, hour, begins };
        return [{ ...common, kind: 'deadline', day: on, until, isDeadline: true }];
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

/** A question, and the first day that a statute allows as its answer. */
export type Asked = Question & { earliest?: Day | undefined };

/** What an office is asked before an election; nothing where nobody is named whom to ask. */
export function questionsFor(words: CalendarWords, choice: Choice): Asked[] {
  const { heading, questions } = words.ask;
  if (!heading[choice.type]) return [];
  const deadlines = deadlinesOf(words, choice);
  return questions
    .filter(({ elections }) => elections?.includes(choice.type) ?? true)
    .map((question) => {
      const first = deadlines.find(({ id }) => id === question.notBefore);
      return { ...question, earliest: first?.day };
    });
}

const answersOf = (words: CalendarWords, choice: Choice, answers: Answers): Undated[] =>
  questionsFor(words, choice).flatMap(({ id, begins, deadline, title }): Undated[] => {
    const day = answers[id];
    if (!day) return [];
    const common = { title, text: '', label: '', law: words.ask.source, hour: undefined, begins };
    const isDeadline = deadline === true;
    return [{ ...common, id: `antwort-${id}`, kind: 'answer', day, until: day, isDeadline }];
  });

/**
 * The calendar of an election in the order of its days.
 *
 * @param today in Berlin
 */
export function calendarOf(
  words: CalendarWords,
  choice: Choice,
  today: Day,
  answers: Answers = {},
): Entry[] {
  const entries = [
    ...phasesOf(words, choice),
    ...deadlinesOf(words, choice),
    ...answersOf(words, choice, answers),
  ].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const next = entries.find(({ until }) => until >= today)?.day;
  return entries.map(({ begins, ...entry }) => {
    if (entry.until < today) return { ...entry, status: begins ? 'running' : 'past' };
    if (entry.day <= today) return { ...entry, status: 'today' };
    return { ...entry, status: entry.day === next ? 'next' : 'later' };
  });
}

/** Whether the day of an entry is over. */
export const isBehind = ({ status }: Entry): boolean => status === 'past' || status === 'running';

/** The last day of this week, a Sunday. */
export const endOfWeek = (today: Day): Day => addDays(today, daysToSunday(today));

/** A calendar by what is to be done: this week, in the four weeks after it, later; and what is over. */
export function groupsOf(entries: readonly Entry[], today: Day) {
  const sunday = endOfWeek(today);
  const {
    week = [],
    month = [],
    later = [],
    behind = [],
  } = Object.groupBy(entries, (entry) => {
    if (isBehind(entry)) return 'behind';
    if (entry.day <= sunday) return 'week';
    return entry.day <= addDays(sunday, 28) ? 'month' : 'later';
  });
  return { week, month, later, behind };
}

/** The plans that the time left is enough for. */
export function pace({ day }: Choice, today: Day): 'early' | 'late' | 'short' {
  if (today <= addMonths(day, -12)) return 'early';
  return daysBetween(today, day) >= 42 ? 'late' : 'short';
}
