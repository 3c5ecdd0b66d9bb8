/** Checks the fields of the form, and reads and writes the address of a plan. */
import { electionOf } from '../../config/elections.ts';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import type { Question } from './rules-schema.ts';
import type { CalendarWords } from './schema.ts';
import { addMonths, type Day, parseDay } from './day.ts';
import type { Answers } from './office-days.ts';
import type { Choice } from './rules.ts';

/** An election is at most five years ahead. */
const MONTHS_AHEAD = 60;

type ChoiceError = keyof CalendarWords['errors'];

/** Either a choice, or what is wrong with the fields. */
export type CheckedChoice =
  | { choice: Choice; errors?: undefined }
  | { choice?: undefined; errors: { type?: ChoiceError; day?: ChoiceError } };

function dayError(day: Day | undefined, today: Day): ChoiceError | undefined {
  if (!day) return 'dayMissing';
  if (day < today) return 'dayPast';
  return day > addMonths(today, MONTHS_AHEAD) ? 'dayFar' : undefined;
}

/** The value of the form's field for a candidacy without a party. */
export const INDEPENDENT = 'ohne-partei';

/** The values of the form's fields, before they are checked. */
interface Fields {
  type: string;
  day: string;
  candidacy?: string | undefined;
}

/**
 * Checks what a visitor filled in.
 *
 * @param today the current day in Berlin
 */
export function checkChoice(
  { type: typeText, day: dayText, candidacy }: Fields,
  today: Day,
): CheckedChoice {
  const type = electionOf(typeText);
  const day = parseDay(dayText);
  const wrongDay = dayError(day, today);
  // The form asks who stands only for the Bundestag.
  const who = type === 'federal' && candidacy === INDEPENDENT ? { isIndependent: true } : {};
  if (type && day && !wrongDay) return { choice: { type, day, ...who } };
  return {
    errors: {
      ...(type ? {} : { type: 'electionMissing' }),
      ...(wrongDay ? { day: wrongDay } : {}),
    },
  };
}

/** Whether a text is a day that an election may have: today or later, at most five years ahead. */
export const isElectionDay = (text: string, today: Day): boolean => {
  const day = parseDay(text);
  return day !== undefined && !dayError(day, today);
};

/** The query that carries a choice: `wahl=mayor&termin=2027-09-12`. */
export const choiceQuery = ({ type, day }: Choice): string =>
  new URLSearchParams({ [ELECTION_PARAMETER]: type, [DAY_PARAMETER]: day }).toString();

/** Query parameter of the candidacy; a party needs none. */
export const CANDIDACY_PARAMETER = 'antritt';

/** Query parameter of the stations that are done: their ids, with dots between them. */
const DONE_PARAMETER = 'erledigt';

/** Query parameter of the state of a mayor's election. */
export const STATE_PARAMETER = 'bundes-land';

/** What the address of a plan holds beside its election. */
export interface LinkState {
  answers: Answers;
  /** Ids of the stations that are done. */
  done: readonly string[];
  /** Name of the state of a mayor's election; empty without one. */
  state: string;
  /** Parts of the query that cannot be read, as in a link that was cut off: `plakate=2027-0`. */
  unread: readonly string[];
}

export const EMPTY_LINK: LinkState = { answers: {}, done: [], state: '', unread: [] };

/**
 * The query that opens the plan of a choice. Unread parts stay in it, so that the plan reports them after a reload
 * and to everybody who gets the link.
 */
export function choiceLink(
  choice: Choice,
  { answers, done, state, unread }: LinkState = EMPTY_LINK,
): string {
  const parameters = [
    [CANDIDACY_PARAMETER, choice.isIndependent ? INDEPENDENT : ''],
    ...Object.entries(answers),
    [STATE_PARAMETER, state],
    [DONE_PARAMETER, done.join('.')],
  ].filter(([name, value]) => value && !unread.some((part) => part.startsWith(`${name}=`)));
  const parts = [choiceQuery(choice), new URLSearchParams(parameters).toString(), ...unread];
  return `?${parts.filter(Boolean).join('&')}`;
}

/** Undoes the escapes that mail programs and messengers add to a link. No value of the calendar contains one. */
const mended = (query: string): string =>
  query.replace(/&amp;|%26(?:amp(?:;|%3B))?/gi, '&').replace(/%3D|=3D/gi, '=');

const valuesOf = (query: string) => new URLSearchParams(mended(query));

/** The day in a text, which may end with the full stop or bracket behind a link. */
const dayIn = (text: string | null) => parseDay((text ?? '').replace(/[.,;:!)>\]]+$/, ''));

/** The texts of the fields in a query; undefined for a query that holds no choice. */
export function fieldsFrom(query: string): Fields | undefined {
  const values = valuesOf(query);
  const type = electionOf(values.get(ELECTION_PARAMETER));
  const day = dayIn(values.get(DAY_PARAMETER));
  const candidacy = values.get(CANDIDACY_PARAMETER) ?? '';
  return type && day ? { type, day, candidacy } : undefined;
}

/**
 * Tells whether a query is a damaged link to a plan: it names an election or a day that cannot be read. A query with
 * a type alone comes from a vote on the home page.
 */
export function isBrokenLink(query: string): boolean {
  const values = valuesOf(query);
  const isVote = electionOf(values.get(ELECTION_PARAMETER)) !== undefined;
  const isMeant = values.has(DAY_PARAMETER) || (values.has(ELECTION_PARAMETER) && !isVote);
  return isMeant && fieldsFrom(query) === undefined;
}

/**
 * Whether a day can be the answer to a question about an election: a runoff is up to six months after
 * it, everything else at most three years before it.
 */
export function isAnswer(
  text: string,
  { kind }: Pick<Question, 'kind'>,
  { day }: Choice,
): text is Day {
  const named = parseDay(text);
  if (!named) return false;
  if (kind === 'after') return named > day && named <= addMonths(day, 6);
  return named >= addMonths(day, -36) && named <= day;
}

/** The names that a link can hold. Links of earlier versions hold others, which are ignored. */
interface Known {
  questions: readonly Pick<Question, 'id' | 'kind'>[];
  /** The stations, which can be ticked. */
  phases: readonly { id: string }[];
  states: readonly string[];
}

/** Reads what the query of a plan holds beside its election. */
export function linkStateFrom(
  query: string,
  choice: Choice,
  { questions, phases, states }: Known,
): LinkState {
  const parts = mended(query).replace(/^\?/, '').split('&');
  const values = valuesOf(query);
  const unread: string[] = [];
  /** The value of a parameter; empty for none, and for one that cannot be read. */
  const read = (name: string, isRight: (text: string) => boolean): string => {
    const text = values.get(name) ?? '';
    if (text === '' || isRight(text)) return text;
    unread.push(...parts.filter((part) => part.startsWith(`${name}=`)));
    return '';
  };
  const days = questions.flatMap((question) => {
    const day = read(question.id, (text) => isAnswer(dayIn(text) ?? '', question, choice));
    return day ? [[question.id, dayIn(day) ?? ''] as const] : [];
  });
  if (choice.type === 'federal') read(CANDIDACY_PARAMETER, (text) => text === INDEPENDENT);
  // Before the script runs, the browser sends the field of the state with every kind of election.
  const state =
    choice.type === 'mayor' ? read(STATE_PARAMETER, (text) => states.includes(text)) : '';
  const isStation = (id: string) => phases.some((phase) => phase.id === id);
  // Tasks of an earlier version have a hyphen in their id; stations have none.
  const isTick = (id: string) => isStation(id) || id.includes('-');
  read(DONE_PARAMETER, (text) => text.split('.').every(isTick));
  const ticked = values.get(DONE_PARAMETER)?.split('.') ?? [];
  // A link that was cut off may end within the name of a parameter.
  const [last = ''] = parts.slice(-1);
  if (last && !last.includes('=')) unread.push(last);
  return {
    answers: Object.fromEntries(days),
    done: phases.map(({ id }) => id).filter((id) => ticked.includes(id)),
    state,
    unread,
  };
}

/** The unread parts of a link, without those of a parameter for which the visitor has now given a value. */
export const withoutUnread = (unread: readonly string[], name: string): string[] =>
  unread.filter((part) => part !== name && !part.startsWith(`${name}=`));

/** Stores that a station is ticked, or that it is not. */
export const withTick = (linkState: LinkState, id: string, isDone: boolean): LinkState => {
  const others = linkState.done.filter((each) => each !== id);
  const unread = withoutUnread(linkState.unread, DONE_PARAMETER);
  return { ...linkState, done: isDone ? [...others, id] : others, unread };
};

/** Stores the day that an office has named; undefined removes it. */
export function withAnswer(linkState: LinkState, id: string, day: Day | undefined): LinkState {
  const { [id]: _, ...others } = linkState.answers;
  const answers = day ? { ...others, [id]: day } : others;
  return { ...linkState, answers, unread: withoutUnread(linkState.unread, id) };
}

/** Stores the state of a mayor's election; empty for none. */
export const withState = (linkState: LinkState, state: string): LinkState => ({
  ...linkState,
  state,
  unread: withoutUnread(linkState.unread, STATE_PARAMETER),
});
