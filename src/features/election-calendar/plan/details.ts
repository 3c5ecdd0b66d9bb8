import { addMonths, type Day, isDay } from '../../../lib/day.ts';
import { type Choice, RUNOFF_MONTHS } from '../choice.ts';
import type { OfficeQuestion } from '../deadline-schema.ts';

/** What a visitor has entered in a plan. */
export interface PlanDetails {
  isIndependent: boolean;
  /** The state of a mayor's election; empty if none is chosen. */
  federalState: string;
  /** The days that the office has named, by the ids of the questions. */
  answers: Readonly<Record<string, Day>>;
  /** The ids of the stations that are ticked. */
  done: readonly string[];
  /** Whether a part of the link to the plan cannot be read. */
  isDamaged: boolean;
}

/** The details of a plan in which nobody has entered anything. */
export const NO_DETAILS: PlanDetails = {
  isIndependent: false,
  federalState: '',
  answers: {},
  done: [],
  isDamaged: false,
};

/**
 * Whether a text is a day that can answer a question about an election: a runoff is up to six months after the
 * election, everything else at most three years before it.
 */
export function isAnswer(
  text: string,
  { kind }: Pick<OfficeQuestion, 'kind'>,
  { day }: Choice,
): boolean {
  if (!isDay(text)) return false;
  if (kind === 'after') return text > day && text <= addMonths(day, RUNOFF_MONTHS);
  return text >= addMonths(day, -36) && text <= day;
}
