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
  type PlanParameters,
  readParameters,
  readQuery,
  withParameter,
} from './address.ts';
import {
  checkChoice,
  type Choice,
  type ChoiceErrors,
  type ChoiceFields,
  type ElectionOption,
  firstLinkedDay,
  optionsOf,
  withElection,
} from './choice.ts';
import type { ElectionDates } from './election-dates-schema.ts';
import type { RulesByState } from './mayor-rules-schema.ts';
import { CANDIDACY_PARAMETER, STATE_PARAMETER } from './parameters.ts';
import { planOf } from './plan/plan.ts';
import { words } from './words.ts';

interface CalendarState {
  fields: ChoiceFields;
  errors: ChoiceErrors;
  /** Whether the form was last submitted with errors. The plan of the choice before is hidden then. */
  isRefused: boolean;
  choice?: Choice | undefined;
  parameters: PlanParameters;
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
  const state = { errors: {}, isRefused: false, parameters: {} };
  if (!isPlanLink(values))
    return { ...state, fields: withElection(chosen, chosen[ELECTION_PARAMETER], options) };
  const today = berlinDay();
  const isLinked = (day: Day) => day >= firstLinkedDay(today);
  const { choice, errors } = checkChoice(fields, options, today, isLinked);
  if (!choice) return { ...state, fields: chosen, errors };
  return { ...state, fields, choice, parameters: readParameters(values, choice, names).parameters };
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
  const { fields, errors, isRefused, choice, parameters, focus } = state;
  const today = berlinDay();
  // The form accepts the day of a past election while its plan is open.
  const accepts = (day: Day) => day >= today || day === choice?.day;

  useEffect(() => {
    if (!choice) return;
    carryElection(choice.type);
    // The address becomes the link to this plan, so that a reload and the way back from /kontakt keep it.
    replaceAddress(choiceLink(choice, parameters));
  }, [choice, parameters]);

  const setField = (name: keyof ChoiceFields, value: string) =>
    setState((now) => {
      if (name === ELECTION_PARAMETER)
        return { ...now, fields: withElection(now.fields, value, options), errors: {} };
      const fields = { ...now.fields, [name]: value };
      return { ...now, fields, errors: { ...now.errors, [name]: undefined } };
    });

  const setParameter = (name: string, text: string) =>
    setState((now) => ({ ...now, parameters: withParameter(now.parameters, name, text) }));

  function submit() {
    const checked = checkChoice(fields, options, today, accepts);
    const after = { ...state, errors: checked.errors, focus: { on: OUTCOME } };
    if (!checked.choice) return setState({ ...after, isRefused: true });
    const isSame = choice && choiceLink(choice) === choiceLink(checked.choice);
    let values = isSame ? parameters : {};
    // Candidacy and state are fields of the form, which counts more than the address.
    for (const name of [CANDIDACY_PARAMETER, STATE_PARAMETER] as const)
      values = withParameter(values, name, fields[name]);
    const known = readParameters(values, checked.choice, names);
    setState({ ...after, isRefused: false, choice: checked.choice, parameters: known.parameters });
  }

  function planFor(chosen: Choice) {
    const { details } = readParameters(parameters, chosen, names);
    const ofState = rules[details.federalState] ?? [];
    return planOf(words, dates, { choice: chosen, details, rules: ofState, today });
  }

  return {
    options: options.filter(({ day }) => !day || accepts(day)),
    states: names.states,
    fields,
    errors,
    focus,
    plan: choice && !isRefused ? planFor(choice) : undefined,
    parameters,
    setField,
    setParameter,
    submit,
  };
}
