/** The elections that the form lists, the one that a visitor chooses, and the details of its plan. */
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import {
  CAMPAIGN_TYPE_LABELS,
  CAMPAIGN_TYPES,
  type CampaignType,
  isNationwide,
} from '../../config/elections.ts';
import { asciiName } from '../../lib/ascii-name.ts';
import { addMonths, type Day, isDay, parseDay } from '../../lib/day.ts';
import { lastElectionDay } from '../../lib/election-days.ts';
import type { CalendarWords } from './schema.ts';
import type { OfficeQuestion } from './deadline-schema.ts';
import type { ElectionDates } from './election-dates-schema.ts';
import type { CANDIDACY_PARAMETER, STATE_PARAMETER } from './parameters.ts';

/** An election that a visitor has chosen. */
export interface Choice {
  type: CampaignType;
  day: Day;
  /** The id of the election, if it was published. */
  electionId?: string | undefined;
}

export interface ElectionOption {
  /**
   * The value in the list: the id of a published election, `offen-1` for the first one whose day is not set, or the
   * kind of an election whose day the visitor types.
   */
  id: string;
  type: CampaignType;
  name: string;
  /** The day of a published election. */
  day?: Day;
  /** The rough time of an election whose day is not set. */
  when?: string;
  /** The earliest day of a nationwide election whose day is not set. */
  earliest?: Day | undefined;
}

/** The elections in the list of the form. */
export const optionsOf = ({ items, open }: ElectionDates): ElectionOption[] => [
  ...items,
  ...open.map((item, index) => ({ ...item, id: `offen-${index + 1}` })),
  // A nationwide election whose day is not set needs no second option: visitors type its day, too.
  ...CAMPAIGN_TYPES.filter(
    (type) => !isNationwide(type) || open.every((item) => item.type !== type),
  ).map((type) => ({ id: type, type, name: CAMPAIGN_TYPE_LABELS[type] })),
];

/** The candidacy of somebody who stands for election without a party. The field is empty for all others. */
export const INDEPENDENT = 'ohne-partei';

/** The anchor of a state's rules for mayors' elections. */
export const stateAnchor = (federalState: string): string => `land-${asciiName(federalState)}`;

export interface PlanDetails {
  isIndependent: boolean;
  /** The state of a mayor's election; empty if none is chosen. */
  federalState: string;
  /** The days that the office has named, by the ids of the questions. A day that was taken back is empty. */
  answers: Readonly<Record<string, Day>>;
  /** The ids of the stations that are ticked. */
  done: readonly string[];
}

/** The details of a plan in which nobody has entered anything. */
export const NO_DETAILS: PlanDetails = {
  isIndependent: false,
  federalState: '',
  answers: {},
  done: [],
};

/** The values of the form's fields, by the names of their parameters in an address. */
export interface ChoiceFields {
  /** The id of an option in the list of elections. */
  [ELECTION_PARAMETER]: string;
  [DAY_PARAMETER]: string;
  [CANDIDACY_PARAMETER]: string;
  [STATE_PARAMETER]: string;
}

/**
 * The fields after an election has been chosen. If its day is not set, its earliest day is proposed, in place of an
 * empty field or of the day of the election that was chosen before; a day that the visitor has typed stays.
 */
export function withElection(
  fields: ChoiceFields,
  id: string,
  options: readonly ElectionOption[],
): ChoiceFields {
  const { [ELECTION_PARAMETER]: before, [DAY_PARAMETER]: day } = fields;
  const former = options.find((option) => option.id === before);
  const typed = day === former?.earliest || day === former?.day ? '' : day;
  const proposed = options.find((option) => option.id === id)?.earliest ?? '';
  return { ...fields, [ELECTION_PARAMETER]: id, [DAY_PARAMETER]: typed || proposed };
}

/** The mistakes in the fields: names of messages in `wahlkalender.json`. */
export type ChoiceErrors = Partial<
  Record<keyof ChoiceFields, keyof CalendarWords['errors'] | undefined>
>;

/** How many months after an election its runoff may be. */
const RUNOFF_MONTHS = 6;

/** Whether a question is put to the office before this kind of election. */
export const appliesTo = ({ elections }: Pick<OfficeQuestion, 'elections'>, type: CampaignType) =>
  elections?.includes(type) ?? true;

/** Whether a question is about the runoff, which is after the election. */
export const asksForRunoff = ({ rule }: Pick<OfficeQuestion, 'rule'>): boolean => rule === 'runoff';

/**
 * Whether a text is a day that can answer a question about an election: a runoff is up to six months after the
 * election, everything else at most three years before it.
 */
export function isAnswer(
  text: string,
  question: Pick<OfficeQuestion, 'rule'>,
  { day }: Choice,
): boolean {
  if (!isDay(text)) return false;
  if (asksForRunoff(question)) return text > day && text <= addMonths(day, RUNOFF_MONTHS);
  return text >= addMonths(day, -36) && text <= day;
}

/** The earliest day of an election whose plan a link opens: a campaign needs its plan until the runoff is over. */
export const firstLinkedDay = (today: Day): Day => addMonths(today, -RUNOFF_MONTHS);

function dayError(day: Day | undefined, today: Day, accepts: (day: Day) => boolean) {
  if (!day) return 'dayMissing';
  if (!accepts(day)) return 'dayPast';
  return day > lastElectionDay(today) ? 'dayFar' : undefined;
}

/**
 * Checks the fields of the form.
 *
 * @param today the current day in Berlin
 * @param accepts whether a day is not too long ago
 * @returns the choice, or what is wrong with the fields
 */
export function checkChoice(
  fields: ChoiceFields,
  options: readonly ElectionOption[],
  today: Day,
  accepts: (day: Day) => boolean,
): { choice?: Choice; errors: ChoiceErrors } {
  const option = options.find(({ id }) => id === fields[ELECTION_PARAMETER]);
  const day = option?.day ?? parseDay(fields[DAY_PARAMETER]);
  const wrongDay = dayError(day, today, accepts);
  if (option && day && !wrongDay) {
    const { id, type } = option;
    return { choice: { type, day, electionId: option.day && id }, errors: {} };
  }
  const missing = option ? undefined : 'electionMissing';
  return { errors: { [ELECTION_PARAMETER]: missing, [DAY_PARAMETER]: wrongDay } };
}
