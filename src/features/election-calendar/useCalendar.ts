import { useEffect, useState } from 'react';
import { ELECTION_PARAMETER } from '../../config/addresses.ts';
import { carryElection } from '../../lib/browser/carry-election.ts';
import type { Focus } from '../../lib/browser/move-focus.ts';
import { replaceAddress } from '../../lib/browser/replace-address.ts';
import { berlinDay, type Day } from '../../lib/day.ts';
import {
  type AddressNames,
  choiceLink,
  fieldsFrom,
  isPlanLink,
  readDetails,
  readQuery,
} from './address.ts';
import {
  checkChoice,
  type Choice,
  type ChoiceErrors,
  type ChoiceFields,
  type ElectionOption,
  firstLinkedDay,
  NO_DETAILS,
  optionsOf,
  type PlanDetails,
  withElection,
} from './choice.ts';
import type { ElectionDates } from './election-dates-schema.ts';
import type { RulesByState } from './mayor-rules-schema.ts';
import { planOf } from './plan/plan.ts';
import { words } from './words.ts';

interface CalendarState {
  fields: ChoiceFields;
  errors: ChoiceErrors;
  /** Whether the form was last submitted with errors. The plan of the choice before is hidden then. */
  isRefused: boolean;
  choice?: Choice | undefined;
  details: PlanDetails;
  /** Whether a part of the link cannot be read, and nothing has been entered since. */
  isDamaged: boolean;
  focus?: Focus;
}

/** The first wrong field or, if none is wrong, the plan. */
const OUTCOME = '[aria-invalid], .calendar-plan';

/** The first state: the plan of the address or, without one, what was chosen in the form before the script ran. */
function firstState(
  options: readonly ElectionOption[],
  typed: Partial<ChoiceFields>,
  names: AddressNames,
): CalendarState {
  const values = readQuery(location.search);
  const fields = fieldsFrom(values, options);
  const chosen = { ...fields, ...typed };
  const state = { errors: {}, isRefused: false, details: NO_DETAILS, isDamaged: false };
  if (!isPlanLink(values))
    return { ...state, fields: withElection(chosen, chosen[ELECTION_PARAMETER], options) };
  const today = berlinDay();
  const isLinked = (day: Day) => day >= firstLinkedDay(today);
  const { choice, errors } = checkChoice(fields, options, today, isLinked);
  if (!choice) return { ...state, fields: chosen, errors };
  return { ...state, fields, choice, ...readDetails(values, choice, names) };
}

/**
 * Holds what the visitor has chosen and entered, computes the plan from it, and keeps it in the address of the page.
 *
 * @param typed the answers in the form before the script ran
 */
export function useCalendar(
  dates: ElectionDates,
  rules: RulesByState,
  typed: Partial<ChoiceFields>,
) {
  const options = optionsOf(dates);
  const { stations, ask } = words;
  const names = { stations, questions: ask.questions, states: Object.keys(rules) };
  const [state, setState] = useState(() => firstState(options, typed, names));
  const { fields, errors, isRefused, choice, details, isDamaged, focus } = state;
  const today = berlinDay();
  const ofState = rules[details.federalState] ?? [];
  // The form accepts the day of a past election while its plan is open.
  const accepts = (day: Day) => day >= today || day === choice?.day;

  useEffect(() => {
    if (!choice) return;
    carryElection(choice.type);
    // The address becomes the link to this plan, so that a reload and the way back from /kontakt keep it. A damaged
    // link stays there until something is entered, so that a reload says again that a part is missing.
    if (!isDamaged) replaceAddress(choiceLink(choice, details));
  }, [choice, details, isDamaged]);

  const setField = (name: keyof ChoiceFields, value: string) =>
    setState((now) => {
      if (name === ELECTION_PARAMETER)
        return { ...now, fields: withElection(now.fields, value, options), errors: {} };
      const fields = { ...now.fields, [name]: value };
      return { ...now, fields, errors: { ...now.errors, [name]: undefined } };
    });

  const enter = (entered: Partial<PlanDetails>) =>
    setState((now) => ({ ...now, details: { ...now.details, ...entered }, isDamaged: false }));

  function submit() {
    const checked = checkChoice(fields, options, today, accepts);
    const after = { ...state, errors: checked.errors, focus: { on: OUTCOME } };
    if (!checked.choice) return setState({ ...after, isRefused: true });
    const isSame = choice && choiceLink(choice) === choiceLink(checked.choice);
    const { answers, done } = isSame ? details : NO_DETAILS;
    // Candidacy and state are fields of the form.
    const { details: entered } = readDetails({ ...fields }, checked.choice, names);
    setState({
      ...after,
      isRefused: false,
      choice: checked.choice,
      details: { ...entered, answers, done },
      isDamaged: false,
    });
  }

  return {
    options: options.filter(({ day }) => !day || accepts(day)),
    states: names.states,
    fields,
    errors,
    focus,
    plan:
      choice && !isRefused
        ? planOf(words, dates, { choice, details, rules: ofState, today })
        : undefined,
    isDamaged,
    setField,
    /** Stores the answer to a question; an empty one removes it. */
    answer: (questionId: string, day: Day) =>
      enter({ answers: { ...details.answers, [questionId]: day } }),
    /** Stores the ids of the stations that are ticked. */
    setDone: (done: PlanDetails['done']) => enter({ done }),
    submit,
  };
}
