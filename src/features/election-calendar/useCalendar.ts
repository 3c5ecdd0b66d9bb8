import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import {
  CANDIDACY_PARAMETER,
  type CheckedChoice,
  checkChoice,
  choiceLink,
  fieldsFrom,
  isBrokenLink,
  type LinkState,
  linkStateFrom,
  EMPTY_LINK,
  STATE_PARAMETER,
  withoutUnread,
  withState,
} from './choice.ts';
import type { Choice } from './rules.ts';
import { replaceAddress } from '../../lib/browser/address.ts';
import { carryElection, electionFrom } from '../../lib/browser/carry-election.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { berlinDay } from '../../lib/format.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { type FieldErrors, type Fields, NO_FIELDS } from './ChoiceForm.tsx';
import { type ElectionOptions, optionFor, optionWith, queryOf } from './options.ts';
import { STATES, words } from './words.ts';

const today = () => berlinDay(new Date());

interface State {
  fields: Fields;
  errors: FieldErrors;
  /** Whether the address was meant to open a plan and cannot be read. */
  isBroken: boolean;
  choice: Choice | undefined;
  /** Whether the last submitted fields were wrong: then the plan of the choice before is hidden. */
  isRefused: boolean;
  linkState: LinkState;
}

/** The messages at the fields for what is wrong with a choice. */
function messagesOf({ errors = {} }: CheckedChoice): FieldErrors {
  const { type, day } = errors;
  return { election: type && words.errors[type], day: day && words.errors[day] };
}

/** Returns the first state: the plan of the address or, without one, what was chosen in the form before the script ran. */
function initialState(search: string, options: ElectionOptions, answers: Partial<Fields>): State {
  const query = queryOf(search, options);
  const typed = { ...NO_FIELDS, ...answers };
  const linked = fieldsFrom(query);
  // A visitor who comes from the vote on the home page has the kind of election alone in the address.
  const type = linked?.type ?? (typed[ELECTION_PARAMETER] ? undefined : electionFrom(query));
  const option = type ? optionFor(options, { type, day: linked?.day ?? '' }) : undefined;
  const chosen = option?.value ?? typed[ELECTION_PARAMETER];
  const state: State = {
    fields: {
      ...typed,
      [ELECTION_PARAMETER]: chosen,
      // An election whose day is open begins with the earliest possible one.
      [DAY_PARAMETER]: typed[DAY_PARAMETER] || (optionWith(options, chosen)?.earliest ?? ''),
    },
    errors: {},
    isBroken: isBrokenLink(query),
    choice: undefined,
    isRefused: false,
    linkState: EMPTY_LINK,
  };
  if (!linked) return state;
  const checked = checkChoice(linked, today());
  const { choice } = checked;
  const questions = words.ask.questions.filter(
    ({ elections }) => !choice || !elections || elections.includes(choice.type),
  );
  const known = { questions, phases: words.phases, states: STATES };
  const linkState = choice ? linkStateFrom(query, choice, known) : EMPTY_LINK;
  const fields: Fields = {
    [ELECTION_PARAMETER]: option?.value ?? '',
    [DAY_PARAMETER]: linked.day,
    [CANDIDACY_PARAMETER]: choice?.isIndependent ? (linked.candidacy ?? '') : '',
    [STATE_PARAMETER]: linkState.state,
  };
  return { ...state, fields, errors: messagesOf(checked), choice, linkState };
}

/** The state of the calendar: the visitor's election, and what the link holds beside it. */
export function useCalendar(options: ElectionOptions) {
  const form = useRef<HTMLFormElement>(null);
  const plan = useRef<HTMLElement>(null);
  const [before] = useState(() => formBefore('.calendar-form'));
  const [state, setState] = useState(() => initialState(location.search, options, before.answers));
  /** How often the form was submitted. */
  const [presses, setPresses] = useState(0);
  const { fields, choice, linkState, isRefused } = state;

  useLayoutEffect(() => before.focusIn(form.current), [before]);

  // A link leads to the plan, below the fields. After a reload, the browser restores the scroll position itself.
  useEffect(() => {
    if (choice && scrollY === 0) plan.current?.scrollIntoView({ behavior: 'instant' });
  }, []);

  useEffect(() => {
    if (presses === 0) return;
    if (isRefused) focusField(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
    else plan.current?.focus();
  }, [presses]);

  useEffect(() => {
    if (!choice || isRefused) return;
    carryElection(choice.type);
    // The address becomes the link to this plan, so that a reload and the way back from /kontakt keep it.
    replaceAddress(choiceLink(choice, linkState));
  }, [choice, isRefused, linkState]);

  const set = (name: keyof Fields, value: string) =>
    setState((before) => {
      const fields = { ...before.fields, [name]: value };
      if (name === DAY_PARAMETER)
        return { ...before, fields, errors: { election: before.errors.election } };
      // An election whose day is open begins with the earliest possible one.
      const { earliest } = optionWith(options, fields[ELECTION_PARAMETER]) ?? {};
      if (earliest && name === ELECTION_PARAMETER) fields[DAY_PARAMETER] = earliest;
      return { ...before, fields, errors: {} };
    });

  const submit = () => {
    const option = optionWith(options, fields[ELECTION_PARAMETER]);
    const day = option?.day ?? fields[DAY_PARAMETER];
    const candidacy = fields[CANDIDACY_PARAMETER];
    const checked = checkChoice({ type: option?.type ?? '', day, candidacy }, today());
    const next = checked.choice;
    const isSame = next?.type === choice?.type && next?.day === choice?.day;
    const known = isSame
      ? { ...linkState, unread: withoutUnread(linkState.unread, CANDIDACY_PARAMETER) }
      : EMPTY_LINK;
    const land = next?.type === 'mayor' ? fields[STATE_PARAMETER] : '';
    setState({
      ...state,
      errors: messagesOf(checked),
      isRefused: !next,
      ...(next && {
        choice: next,
        isBroken: false,
        linkState: land === known.state ? known : withState(known, land),
      }),
    });
    setPresses(presses + 1);
  };

  const setLinkState = (next: LinkState) => setState({ ...state, linkState: next });

  return { ...state, form, plan, set, submit, setLinkState };
}
