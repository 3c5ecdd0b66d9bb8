import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  choiceLink,
  choiceQuery,
  fieldsFrom,
  isPlanLink,
  parametersFrom,
  type PlanParameters,
  withParameter,
} from './address.ts';
import {
  CANDIDACY_PARAMETER,
  checkChoice,
  type ChoiceErrors,
  type ChoiceFields,
  STATE_PARAMETER,
} from './choice.ts';
import { type ElectionOption, optionWith } from './elections.ts';
import type { Choice } from './rules.ts';
import { addressNames } from './words.ts';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import { replaceAddress } from '../../lib/browser/address.ts';
import { carryElection } from '../../lib/browser/carry-election.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { berlinDay } from '../../lib/format.ts';

interface CalendarState {
  fields: ChoiceFields;
  errors: ChoiceErrors;
  choice?: Choice | undefined;
  parameters: PlanParameters;
}

/** Returns the first state: the plan of the address or, without one, what was chosen in the form before the script ran. */
function initialState(
  options: readonly ElectionOption[],
  typed: Partial<ChoiceFields>,
): CalendarState {
  const { search } = location;
  const fields = fieldsFrom(search, options);
  if (isPlanLink(search) && fields[ELECTION_PARAMETER] && fields[DAY_PARAMETER]) {
    const { choice, errors } = checkChoice(fields, options, berlinDay());
    const parameters = choice ? parametersFrom(search, choice, addressNames) : {};
    return { fields, errors, choice, parameters };
  }
  const chosen = { ...fields, ...typed };
  const { earliest = '' } = optionWith(options, chosen[ELECTION_PARAMETER]) ?? {};
  return {
    // An election whose day is open begins with the earliest possible one.
    fields: { ...chosen, [DAY_PARAMETER]: chosen[DAY_PARAMETER] || earliest },
    errors: { link: isPlanLink(search) ? 'linkBroken' : undefined },
    parameters: {},
  };
}

/** The state of the calendar: the visitor's election, and what the address of its plan holds beside it. */
export function useCalendar(options: readonly ElectionOption[]) {
  const form = useRef<HTMLFormElement>(null);
  const plan = useRef<HTMLElement>(null);
  const [before] = useState(() => formBefore('.calendar-form'));
  const [state, setState] = useState(() => initialState(options, before.answers));
  /** How often the form was submitted. */
  const [submissions, setSubmissions] = useState(0);
  const { fields, errors, choice, parameters } = state;
  const isRefused = Object.values(errors).some(Boolean);

  useLayoutEffect(() => before.focusIn(form.current), [before]);

  // A link leads to the plan, below the fields: once, not with each new choice. After a reload, the browser restores
  // the scroll position itself.
  useEffect(() => {
    if (choice && scrollY === 0) plan.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  // The focus moves when the form is submitted, not when an error comes or goes.
  useEffect(() => {
    if (submissions === 0) return;
    if (isRefused) focusField(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
    else plan.current?.focus();
  }, [submissions]);

  useEffect(() => {
    if (!choice) return;
    carryElection(choice.type);
    // The address becomes the link to this plan, so that a reload and the way back from /kontakt keep it.
    replaceAddress(choiceLink(choice, parameters));
  }, [choice, parameters]);

  const setField = (name: keyof ChoiceFields, value: string) => {
    const changed = { ...fields, [name]: value };
    if (name !== ELECTION_PARAMETER)
      return setState({ ...state, fields: changed, errors: { ...errors, [name]: undefined } });
    const { earliest = changed[DAY_PARAMETER] } = optionWith(options, value) ?? {};
    setState({ ...state, fields: { ...changed, [DAY_PARAMETER]: earliest }, errors: {} });
  };

  const submit = () => {
    const { choice: next, errors } = checkChoice(fields, options, berlinDay());
    setSubmissions(submissions + 1);
    if (!next) return setState({ ...state, errors });
    const isSame = choice && choiceQuery(choice) === choiceQuery(next);
    const who = next.type === 'federal' ? fields[CANDIDACY_PARAMETER] : '';
    const federalState = next.type === 'mayor' ? fields[STATE_PARAMETER] : '';
    const kept = withParameter(isSame ? parameters : {}, CANDIDACY_PARAMETER, who);
    setState({
      fields,
      errors,
      choice: next,
      parameters: withParameter(kept, STATE_PARAMETER, federalState),
    });
  };

  const setParameters = (next: PlanParameters) => setState({ ...state, parameters: next });

  return {
    fields,
    errors,
    choice,
    parameters,
    isRefused,
    form,
    plan,
    setField,
    submit,
    setParameters,
  };
}
