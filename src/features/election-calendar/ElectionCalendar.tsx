// React, because the plan below the form changes with every answer, tick and choice.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { island } from '../../components/ui/boundary.tsx';
import { adoptStyles } from '../../components/ui/adopt-styles.ts';
import { ELECTION_PARAMETER } from '../../config/addresses.ts';
import { href } from '../../config/routes.ts';
import { carryElection } from '../../lib/browser/carry-election.ts';
import { focusWrongField } from '../../lib/browser/focus-field.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { replaceAddress } from '../../lib/browser/replace-address.ts';
import { berlinDay } from '../../lib/day.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import {
  type AddressNames,
  choiceLink,
  DONE_PARAMETER,
  fieldsFrom,
  isPlanLink,
  type PlanParameters,
  readParameters,
  readQuery,
  withParameter,
} from './address.ts';
import {
  CANDIDACY_PARAMETER,
  checkChoice,
  type Choice,
  type ChoiceErrors,
  type ChoiceFields,
  type ElectionOption,
  firstLinkedDay,
  optionsOf,
  STATE_PARAMETER,
  withElection,
} from './choice.ts';
import type { ElectionDates } from './election-dates-schema.ts';
import type { RulesByState } from './mayor-rules-schema.ts';
import { DeadlinePlan } from './plan/DeadlinePlan.tsx';
import styles from './plan/plan.css?inline';
import { planOf } from './plan/plan.ts';
import { words } from './words.ts';

adoptStyles(styles);

interface CalendarState {
  fields: ChoiceFields;
  errors: ChoiceErrors;
  /** Whether the form was last submitted with errors. The plan of the choice before is hidden then. */
  isRefused: boolean;
  choice?: Choice | undefined;
  parameters: PlanParameters;
  /** How often the form was submitted. */
  submissions: number;
}

/** The first state: the plan of the address or, without one, what was chosen in the form before the script ran. */
function initialState(
  options: readonly ElectionOption[],
  typed: Partial<ChoiceFields>,
  names: AddressNames,
): CalendarState {
  const values = readQuery(location.search);
  const fields = fieldsFrom(values, options);
  const chosen = { ...fields, ...typed };
  const state = { errors: {}, isRefused: false, parameters: {}, submissions: 0 };
  if (!isPlanLink(values))
    return { ...state, fields: withElection(chosen, chosen[ELECTION_PARAMETER], options) };
  const today = berlinDay();
  const { choice, errors } = checkChoice(fields, options, today, firstLinkedDay(today));
  if (!choice) return { ...state, fields: chosen, errors, isRefused: true };
  return { ...state, fields, choice, parameters: readParameters(values, choice, names).parameters };
}

interface Props {
  /** The published elections whose plans can be opened. */
  dates: ElectionDates;
  rules: RulesByState;
}

/**
 * Shows the form and the plan. The page renders it with `client:only`: React never meets markup that a password manager
 * or a translator has changed.
 */
export const ElectionCalendar = island(function ElectionCalendar({ dates, rules }: Props) {
  const options = optionsOf(dates);
  const { stations, ask } = words;
  const names = { stations, questions: ask.questions, states: Object.keys(rules) };
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLElement>(null);
  const [before] = useState(() => formBefore('.calendar-form'));
  const [state, setState] = useState(() => initialState(options, before.answers, names));
  const { fields, errors, isRefused, choice, parameters, submissions } = state;
  const today = berlinDay();
  // The form accepts the day of a past election while its plan is open.
  const firstDay = choice && choice.day < today ? choice.day : today;

  useLayoutEffect(() => before.focusIn(form.current), [before]);

  // A visitor who has followed a link sees the plan at once, although it is below the fields. After a reload, the
  // browser restores the scroll position itself.
  const showLinkedPlan = useEffectEvent(() => {
    if (choice && scrollY === 0) section.current?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => showLinkedPlan(), []);

  // The focus moves when the form is submitted, not when an error comes or goes.
  useEffect(() => {
    if (submissions > 0 && !focusWrongField(form.current)) section.current?.focus();
  }, [submissions]);

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

  function planFor(chosen: Choice) {
    const { details } = readParameters(parameters, chosen, names);
    const ofState = rules[details.federalState] ?? [];
    return planOf(words, dates, { choice: chosen, details, rules: ofState, today });
  }

  function submit() {
    const checked = checkChoice(fields, options, today, firstDay);
    const after = { ...state, errors: checked.errors, submissions: submissions + 1 };
    if (!checked.choice) return setState({ ...after, isRefused: true });
    const isSame = choice && choiceLink(choice) === choiceLink(checked.choice);
    let values = isSame ? parameters : {};
    // Candidacy and state are fields of the form, which counts more than the address.
    for (const name of [CANDIDACY_PARAMETER, STATE_PARAMETER] as const)
      values = withParameter(values, name, fields[name]);
    const known = readParameters(values, checked.choice, names);
    setState({ ...after, isRefused: false, choice: checked.choice, parameters: known.parameters });
  }

  return (
    <>
      <ChoiceForm
        options={options.filter(({ day }) => !day || day >= firstDay)}
        states={names.states}
        fields={fields}
        errors={errors}
        setField={setField}
        submit={submit}
        ref={form}
      />
      {choice && !isRefused && (
        <DeadlinePlan
          key={choiceLink(choice)}
          ref={section}
          plan={planFor(choice)}
          link={choiceLink(choice, parameters)}
          request={href('contact') + choiceLink(choice)}
          answer={setParameter}
          setDone={(done) => setParameter(DONE_PARAMETER, done.join('.'))}
        />
      )}
    </>
  );
});
