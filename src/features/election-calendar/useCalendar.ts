import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import type { Choice } from './calendar.ts';
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
import { isSunday, weekdayText } from './day.ts';
import { replaceAddress } from '../../lib/browser/address.ts';
import { carryElection, electionFrom } from '../../lib/browser/carry-election.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { formBefore } from '../../lib/browser/form-before.ts';
import { type FieldErrors, type Fields, NO_FIELDS } from './ChoiceForm.tsx';
import { type ElectionOptions, optionFor, optionWith, queryOf } from './options.ts';
import { STATES, words } from './words.ts';

const today = () => berlinDay(new Date());

interface State {
  fields: Fields;
  errors: FieldErrors;
  /** Whether the visitor confirms a day that is not a Sunday; undefined while the form does not ask for it. */
  confirmed: boolean | undefined;
  /** Whether the address was meant to open a plan and cannot be read. */
  isBroken: boolean;
  choice: Choice | undefined;
  /** Whether the last submitted fields were wrong: then the plan of the choice before is hidden. */
  isRefused: boolean;
  linkState: LinkState;
  /** Ids of the stations that were ticked when the plan was opened. */
  doneAtOpening: readonly string[];
}

/** The messages at the fields for what is wrong with a choice. */
function messagesOf({ errors }: CheckedChoice, day: string): FieldErrors {
  const message = (code: keyof typeof words.errors | undefined) =>
    code && fill(words.errors[code], { day: code === 'noSunday' ? weekdayText(day) : '' });
  return { election: message(errors?.type), day: message(errors?.day) };
}

/** The first state: the plan of the address or, without one, what was chosen in the page's form before the script ran. */
function initialState(search: string, options: ElectionOptions, answers: Partial<Fields>): State {
  const query = queryOf(search, options);
  const typed = { ...NO_FIELDS, ...answers };
  const linked = fieldsFrom(query);
  // The address of a vote on the home page names only the kind of election.
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
    confirmed: undefined,
    isBroken: isBrokenLink(query),
    choice: undefined,
    isRefused: false,
    linkState: EMPTY_LINK,
    doneAtOpening: [],
  };
  if (!linked) return state;
  // The person who made the link has confirmed its day.
  const checked = checkChoice(linked, today(), true);
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
  const errors = messagesOf(checked, linked.day);
  const confirmed = isSunday(linked.day) ? undefined : true;
  return { ...state, fields, errors, confirmed, choice, linkState, doneAtOpening: linkState.done };
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
    // The address is the link to this plan. It survives a reload and the way back from /kontakt.
    replaceAddress(choiceLink(choice, linkState));
  }, [choice, isRefused, linkState]);

  const set = (name: keyof Fields, value: string) =>
    setState((before) => {
      const others = { ...before, fields: { ...before.fields, [name]: value } };
      if (name === DAY_PARAMETER)
        return { ...others, confirmed: undefined, errors: { election: before.errors.election } };
      if (name !== ELECTION_PARAMETER) return others;
      // A published election has its day, an open one the earliest possible.
      const { day, earliest } = optionWith(options, value) ?? {};
      const confirmed = before.confirmed === undefined ? undefined : false;
      const errors = { day: day || earliest ? undefined : before.errors.day };
      if (earliest) others.fields[DAY_PARAMETER] = earliest;
      return { ...others, confirmed, errors };
    });

  const confirm = (isConfirmed: boolean) =>
    setState((before) => ({
      ...before,
      confirmed: isConfirmed,
      errors: { election: before.errors.election },
    }));

  const submit = () => {
    const option = optionWith(options, fields[ELECTION_PARAMETER]);
    const day = option?.day ?? fields[DAY_PARAMETER];
    const candidacy = fields[CANDIDACY_PARAMETER];
    const isConfirmed = state.confirmed === true;
    const checked = checkChoice({ type: option?.type ?? '', day, candidacy }, today(), isConfirmed);
    const isAsked = checked.errors?.day === 'noSunday' || isConfirmed;
    const next = checked.choice;
    const isSame = next?.type === choice?.type && next?.day === choice?.day;
    const known = isSame
      ? { ...linkState, unread: withoutUnread(linkState.unread, CANDIDACY_PARAMETER) }
      : EMPTY_LINK;
    const land = next?.type === 'mayor' ? fields[STATE_PARAMETER] : '';
    setState({
      ...state,
      errors: messagesOf(checked, day),
      confirmed: isAsked ? isConfirmed : undefined,
      isRefused: !next,
      ...(next && {
        choice: next,
        isBroken: false,
        linkState: land === known.state ? known : withState(known, land),
        doneAtOpening: known.done,
      }),
    });
    setPresses(presses + 1);
  };

  const setLinkState = (next: LinkState) => setState({ ...state, linkState: next });

  return { ...state, form, plan, set, confirm, submit, setLinkState };
}
