/** Reads and writes the address of a plan. */
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import { electionOf } from '../../config/elections.ts';
import { parseDay } from '../../lib/day.ts';
import {
  appliesTo,
  type Choice,
  type ChoiceFields,
  type ElectionOption,
  INDEPENDENT,
  isAnswer,
  NO_DETAILS,
  type PlanDetails,
} from './choice.ts';
import type { OfficeQuestion } from './deadline-schema.ts';
import {
  CANDIDACY_PARAMETER,
  DONE_PARAMETER,
  ID_PARAMETER,
  STATE_PARAMETER,
} from './parameters.ts';

/** The values in a query, by the names of its parameters. */
type Query = Readonly<Record<string, string>>;

/** The query that opens the plan of a choice: `?wahl=mayor&termin=2027-09-12&plakate=2027-08-01`. */
export function choiceLink({ type, day, electionId = '' }: Choice, details = NO_DETAILS): string {
  const query = Object.entries({
    [ELECTION_PARAMETER]: type,
    [DAY_PARAMETER]: day,
    [CANDIDACY_PARAMETER]: details.isIndependent ? INDEPENDENT : '',
    [STATE_PARAMETER]: details.federalState,
    ...details.answers,
    [DONE_PARAMETER]: details.done.join('.'),
    // The id stands at the end, where mail programs cut a link: kind and day are mostly enough to find the election.
    [ID_PARAMETER]: electionId,
  });
  return `?${new URLSearchParams(query.filter(([, value]) => value)).toString()}`;
}

/**
 * Reads a query as it was before mail programs and messengers passed it on. They escape `&` and `=`, and they count the
 * full stop or bracket after a link as a part of it. No value in an address of the calendar ends with such a mark.
 */
export function readQuery(query: string): Query {
  const plain = query.replace(/&amp;|%26(?:amp(?:;|%3B))?/gi, '&').replace(/%3D|=3D/gi, '=');
  const search = new URLSearchParams(plain);
  const names = [...search.keys()].filter(Boolean);
  // Of two values the first one counts: a link that is cut within `&wahlvorschlag` may end with a second `wahl`.
  const valueOf = (name: string) => search.get(name)?.replace(/[.,;:!)>\]]+$/, '') ?? '';
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** The option of the form that an address means. The id of a published election counts more than the day. */
function optionFor(values: Query, options: readonly ElectionOption[]) {
  const { [ELECTION_PARAMETER]: named = '', [DAY_PARAMETER]: day = '' } = values;
  const type = electionOf(named);
  // Until the script runs, the browser sends the form itself, with a value of its list.
  if (!type) return options.find(({ id }) => id === named);
  const byId = options.find(({ id }) => id === values[ID_PARAMETER]);
  if (byId?.type === type) return byId;
  const onDay = options.filter((option) => option.type === type && option.day === day);
  if (onDay.length === 1) return onDay[0];
  // The address means no published election. Behind the published elections of a kind, the list has an option without a
  // day (`optionsOf`), for any day that the visitor names.
  return options.findLast((option) => option.type === type && !option.day);
}

/** The fields of the form that an address fills in; the others are empty. */
export function fieldsFrom(values: Query, options: readonly ElectionOption[]): ChoiceFields {
  const option = optionFor(values, options);
  // The day of a published election may have moved since the address was written.
  const day = option?.day ?? parseDay(values[DAY_PARAMETER] ?? '');
  return {
    [ELECTION_PARAMETER]: option?.id ?? '',
    [DAY_PARAMETER]: day ?? '',
    [CANDIDACY_PARAMETER]: values[CANDIDACY_PARAMETER] ?? '',
    [STATE_PARAMETER]: values[STATE_PARAMETER] ?? '',
  };
}

/** Whether an address opens a plan. An address with a mere kind of election, as after the vote on home, does not. */
export const isPlanLink = (values: Query): boolean =>
  DAY_PARAMETER in values ||
  (ELECTION_PARAMETER in values && !electionOf(values[ELECTION_PARAMETER]));

/** The ids and names that an address can hold. */
export interface AddressNames {
  questions: readonly Pick<OfficeQuestion, 'id' | 'rule' | 'elections'>[];
  stations: readonly { id: string }[];
  states: readonly string[];
}

/** The parameters that the address of an election can have, each with a check whether a text is a possible value. */
function parameterChecks(choice: Choice, { questions, stations, states }: AddressNames) {
  const checks = new Map<string, (text: string) => boolean>();
  if (choice.type === 'federal') checks.set(CANDIDACY_PARAMETER, (text) => text === INDEPENDENT);
  if (choice.type === 'mayor') checks.set(STATE_PARAMETER, (text) => states.includes(text));
  for (const question of questions) {
    if (appliesTo(question, choice.type))
      checks.set(question.id, (text) => isAnswer(text, question, choice));
  }
  checks.set(DONE_PARAMETER, (text) =>
    text.split('.').every((id) => stations.some((station) => station.id === id)),
  );
  return checks;
}

/**
 * Reads the details of a plan, as far as they can be read. `isDamaged` says whether something cannot: a mail program
 * that cuts a link leaves the beginning of a parameter's name or value.
 */
export function readDetails(query: Query, choice: Choice, names: AddressNames) {
  const checks = parameterChecks(choice, names);
  const parameters = Object.entries(query);
  const {
    [CANDIDACY_PARAMETER]: candidacy,
    [STATE_PARAMETER]: federalState = '',
    [DONE_PARAMETER]: _,
    ...answers
  } = Object.fromEntries(parameters.filter(([name, text]) => checks.get(name)?.(text)));
  const ticked = query[DONE_PARAMETER]?.split('.') ?? [];
  const details: PlanDetails = {
    isIndependent: candidacy === INDEPENDENT,
    federalState,
    answers,
    done: names.stations.map(({ id }) => id).filter((id) => ticked.includes(id)),
  };
  const known = [...checks.keys()];
  const isCut = ([name, text]: [string, string]) =>
    text === '' ? known.some((each) => each.startsWith(name)) : checks.get(name)?.(text) === false;
  return { details, isDamaged: parameters.some(isCut) };
}
