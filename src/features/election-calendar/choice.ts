/** Proposes a day in the form, and checks the fields of the form and the days that an office names. */
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import { lastElectionDay } from '../../config/election-days.ts';
import type { CampaignType } from '../../config/elections.ts';
import { addMonths, type Day, parseDay } from '../../lib/day.ts';
import type { OfficeQuestion } from './deadline-schema.ts';
import { type ElectionOption, optionWith } from './options.ts';
import type { CalendarContent } from './schema.ts';

/** An election that a visitor has chosen. */
export interface Choice {
  type: CampaignType;
  day: Day;
  /** The id of the election, if it was published. */
  electionId?: string | undefined;
}

/** The field and parameter of the candidacy; it is empty for the candidate of a party. */
export const CANDIDACY_PARAMETER = 'antritt';

/** The value of the candidacy without a party. */
export const INDEPENDENT = 'ohne-partei';

/** The field and parameter of the state of a mayor's election. Its hyphen keeps it apart from the ids of questions. */
export const STATE_PARAMETER = 'bundes-land';

/** The values of the form's fields, by the names of their parameters in an address. */
export interface ChoiceFields {
  /** The id of an option in the list of elections. */
  [ELECTION_PARAMETER]: string;
  [DAY_PARAMETER]: string;
  [CANDIDACY_PARAMETER]: string;
  [STATE_PARAMETER]: string;
}

/**
 * The fields after an election has been chosen. If its day is open, its earliest day is proposed, in place of an empty
 * field or of the day of the election that was chosen before; a day that the visitor has typed stays.
 *
 * @param id the id of the chosen option
 */
export function withElection(
  fields: ChoiceFields,
  id: string,
  options: readonly ElectionOption[],
): ChoiceFields {
  const { [ELECTION_PARAMETER]: before, [DAY_PARAMETER]: day } = fields;
  const former = optionWith(options, before);
  const typed = day === former?.earliest || day === former?.day ? '' : day;
  const proposed = optionWith(options, id)?.earliest ?? '';
  return { ...fields, [ELECTION_PARAMETER]: id, [DAY_PARAMETER]: typed || proposed };
}

/** The mistakes in the fields: names of messages in `wahlkalender.json`. */
export type ChoiceErrors = Partial<
  Record<keyof ChoiceFields, keyof CalendarContent['errors'] | undefined>
>;

/** How many months after an election its runoff may be. */
const RUNOFF_MONTHS = 6;

/** The earliest day of an election whose plan a link opens: a campaign needs its plan until the runoff is over. */
export const firstLinkedDay = (today: Day): Day => addMonths(today, -RUNOFF_MONTHS);

function dayError(day: Day | undefined, today: Day, firstDay: Day) {
  if (!day) return 'dayMissing';
  if (day < firstDay) return 'dayPast';
  return day > lastElectionDay(today) ? 'dayFar' : undefined;
}

/**
 * Checks the fields of the form.
 *
 * @param today the current day in Berlin
 * @param firstDay the first day of an election that is accepted
 * @returns the choice, or what is wrong with the fields
 */
export function checkChoice(
  fields: ChoiceFields,
  options: readonly ElectionOption[],
  today: Day,
  firstDay: Day,
): { choice?: Choice; errors: ChoiceErrors } {
  const option = optionWith(options, fields[ELECTION_PARAMETER]);
  const day = option?.day ?? parseDay(fields[DAY_PARAMETER]);
  const wrongDay = dayError(day, today, firstDay);
  if (option && day && !wrongDay) {
    const { id, type, group } = option;
    return {
      choice: { type, day, electionId: group === 'published' ? id : undefined },
      errors: {},
    };
  }
  const missing = option ? undefined : 'electionMissing';
  return { errors: { [ELECTION_PARAMETER]: missing, [DAY_PARAMETER]: wrongDay } };
}

/**
 * Whether a text is a day that can answer a question about an election: a runoff is up to six months after
 * it, everything else at most three years before it.
 */
export function isAnswer(
  text: string,
  { kind }: Pick<OfficeQuestion, 'kind'>,
  { day }: Choice,
): text is Day {
  const named = parseDay(text);
  if (!named) return false;
  if (kind === 'after') return named > day && named <= addMonths(day, RUNOFF_MONTHS);
  return named >= addMonths(day, -36) && named <= day;
}
