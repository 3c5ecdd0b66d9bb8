import { electionOf } from '../../config/elections.ts';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import type { CalendarWords } from '../../schemas/calendar.ts';
import type { Answers, Asked, Choice } from './calendar.ts';
import { addMonths, type Day, isSunday, parseDay } from './day.ts';

const YEARS_AHEAD = 5;

type ChoiceError = keyof CalendarWords['errors'];

/** Either a choice, or what is wrong with the fields. */
export type CheckedChoice =
  | { choice: Choice; errors?: undefined }
  | { choice?: undefined; errors: { type?: ChoiceError; day?: ChoiceError } };

/** The last day that an election may have. */
const lastDay = (today: Day): Day => addMonths(today, 12 * YEARS_AHEAD);

function dayError(day: Day | undefined, today: Day, isConfirmed: boolean): ChoiceError | undefined {
  if (!day) return 'dayMissing';
  if (day < today) return 'dayPast';
  if (day > lastDay(today)) return 'dayFar';
  return isSunday(day) || isConfirmed ? undefined : 'noSunday';
}

/** The value of the form's field for a candidacy without a party. */
export const INDEPENDENT = 'ohne-partei';

/** The texts of the form's fields. */
interface Fields {
  type: string;
  day: string;
  candidacy?: string | undefined;
}

/**
 * Checks what a visitor filled in.
 *
 * @param today in Berlin
 * @param isConfirmed whether the visitor confirmed a day that is no Sunday
 */
export function checkChoice(
  { type: typeText, day: dayText, candidacy }: Fields,
  today: Day,
  isConfirmed: boolean,
): CheckedChoice {
  const type = electionOf(typeText);
  const day = parseDay(dayText);
  const wrongDay = dayError(day, today, isConfirmed);
  // Of the other elections nobody is asked who stands.
  const who = type === 'federal' && candidacy === INDEPENDENT ? { isIndependent: true } : {};
  if (type && day && !wrongDay) return { choice: { type, day, ...who } };
  return {
    errors: {
      ...(type ? {} : { type: 'electionMissing' }),
      ...(wrongDay ? { day: wrongDay } : {}),
    },
  };
}

/** Whether a visitor may name this day: that of an election that is ahead, on any day of the week. */
export const isElectionDay = (text: string, today: Day): boolean => {
  const day = parseDay(text);
  return day !== undefined && !dayError(day, today, true);
};

/** The query that carries a choice: `wahl=mayor&termin=2027-09-12`. */
export const choiceQuery = ({ type, day }: Choice): string =>
  new URLSearchParams({ [ELECTION_PARAMETER]: type, [DAY_PARAMETER]: day }).toString();

/** Query parameter of the candidacy: empty for that of a party. */
export const CANDIDACY_PARAMETER = 'antritt';

/** Query parameter of the phases and tasks that are done: their ids, with dots between them. */
const DONE_PARAMETER = 'erledigt';

/** Query parameter of the state of a mayor's election. */
export const STATE_PARAMETER = 'bundes-land';

/** The numbers that belong to some questions, by their names in `Answers`. */
export type NumberKind = 'counts' | 'hours';

/** Ends of the query parameters of these numbers, behind the ids of questions. No id has a hyphen. */
const ENDINGS = { counts: '-zahl', hours: '-uhr' } as const satisfies Record<NumberKind, string>;

/**
 * The end of an address that opens the calendar of a choice, with what an office has named and what is
 * done.
 */
export function choiceLink(
  choice: Choice,
  { days = {}, counts = {}, hours = {}, state }: Answers = {},
  done: readonly string[] = [],
): string {
  const kept = new URLSearchParams([
    ...(choice.isIndependent ? [[CANDIDACY_PARAMETER, INDEPENDENT]] : []),
    ...Object.entries(days),
    ...Object.entries(counts).map(([id, count]) => [id + ENDINGS.counts, String(count)]),
    ...Object.entries(hours).map(([id, hour]) => [id + ENDINGS.hours, String(hour)]),
    ...(state ? [[STATE_PARAMETER, state]] : []),
    ...(done.length > 0 ? [[DONE_PARAMETER, done.join('.')]] : []),
  ]);
  return `?${[choiceQuery(choice), kept].join('&').replace(/&$/, '')}`;
}

/** The texts of the fields in a query; undefined for a query that holds no choice. */
export function fieldsFrom(query: string): Fields | undefined {
  const values = new URLSearchParams(query);
  const type = electionOf(values.get(ELECTION_PARAMETER));
  const day = parseDay(values.get(DAY_PARAMETER) ?? '');
  const candidacy = values.get(CANDIDACY_PARAMETER) ?? '';
  return type && day ? { type, day, candidacy } : undefined;
}

/**
 * Whether a query was that of a calendar and is not any more: type or day cannot be read. A type alone
 * is a vote on the home page.
 */
export function isBrokenLink(query: string): boolean {
  const values = new URLSearchParams(query);
  const isVote = electionOf(values.get(ELECTION_PARAMETER)) !== undefined;
  const isMeant = values.has(DAY_PARAMETER) || (values.has(ELECTION_PARAMETER) && !isVote);
  return isMeant && fieldsFrom(query) === undefined;
}

type Limits = Pick<Asked, 'after' | 'earliest' | 'latest'>;

/**
 * Whether a day can be the answer to a question about an election: it is on the right side of the
 * election, not far from it, and between the days that statutes set.
 */
export function isAnswer(
  text: string,
  { after, earliest, latest }: Limits,
  { day }: Choice,
): boolean {
  const named = parseDay(text);
  if (!named || (earliest && named < earliest.day) || (latest && named > latest.day)) return false;
  if (after) return named > day && named <= addMonths(day, 6);
  return named >= addMonths(day, -36) && named <= day;
}

/** The largest numbers that an office can have named. */
export const MOST: Readonly<Record<NumberKind, number>> = { counts: 99_999, hours: 24 };

/** Whether a text is a number that an office can have named. */
export const isNumber = (kind: NumberKind, text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) <= MOST[kind];

/** The part of a plan's query that is not the election. */
export interface Kept {
  answers: Answers;
  /** Ids of the phases and tasks that are done. */
  done: readonly string[];
  /** Whether a part cannot be read, as in a link that was cut off. */
  isDamaged: boolean;
}

/** Reads the answers and what is done from a query, if it is that of the choice. */
export function keptFrom(
  query: string,
  choice: Choice,
  questions: readonly (Limits & Pick<Asked, 'id' | 'counted' | 'isOptional' | 'hour'>)[],
  tickable: readonly { id: string }[],
  states: readonly string[] = [],
): Kept {
  const fields = fieldsFrom(query);
  const isOther = fields?.type !== choice.type || fields.day !== choice.day;
  const values = new URLSearchParams(isOther ? '' : query);
  let isDamaged = false;
  /** The value of a parameter, unless it cannot be read. */
  const read = (name: string, isRight: (text: string) => boolean): string | undefined => {
    const text = values.get(name) ?? undefined;
    if (text === undefined || isRight(text)) return text;
    isDamaged = true;
    return undefined;
  };
  const days = questions.flatMap((question) => {
    const day = read(question.id, (text) => text === '' || isAnswer(text, question, choice));
    return day === undefined ? [] : [[question.id, day] as const];
  });
  const numbers = (kind: NumberKind, asked: typeof questions) => {
    const found = asked.flatMap(({ id }) => {
      const text = read(id + ENDINGS[kind], (typed) => isNumber(kind, typed));
      return text ? [[id, Number(text)] as const] : [];
    });
    return found.length > 0 ? { [kind]: Object.fromEntries(found) } : {};
  };
  // The form sends it empty where no state is chosen, and with an election of another type.
  const isState = (text: string) => text === '' || choice.type !== 'mayor' || states.includes(text);
  const named = read(STATE_PARAMETER, isState);
  const state = choice.type === 'mayor' ? named : undefined;
  const ticked = values.get(DONE_PARAMETER)?.split('.') ?? [];
  const done = tickable.map(({ id }) => id).filter((id) => ticked.includes(id));
  return {
    answers: {
      ...(days.length > 0 ? { days: Object.fromEntries(days) } : {}),
      ...numbers(
        'counts',
        questions.filter(({ counted, isOptional }) => counted || isOptional),
      ),
      ...numbers(
        'hours',
        questions.filter(({ hour }) => hour),
      ),
      ...(state ? { state } : {}),
    },
    done,
    isDamaged: isDamaged || done.length < ticked.length,
  };
}
