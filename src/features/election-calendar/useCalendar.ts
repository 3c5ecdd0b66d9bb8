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
  type Kept,
  keptFrom,
  NOTHING_KEPT,
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
  /** Whether a day that is no Sunday is confirmed; undefined while nothing asks for it. */
  confirmed: boolean | undefined;
  /** Whether the address was that of a plan and cannot be read. */
  isBroken: boolean;
  choice: Choice | undefined;
  /** Whether the fields are wrong: then no plan for another day stays below them. */
  isRefused: boolean;
  kept: Kept;
  /** The stations that were done when the plan was opened. */
  settled: readonly string[];
}

/** The messages of a choice that was checked. */
function messagesOf({ errors }: CheckedChoice, day: string): FieldErrors {
  const message = (code: keyof typeof words.errors | undefined) =>
    code && fill(words.errors[code], { day: code === 'noSunday' ? weekdayText(day) : '' });
  return { election: message(errors?.type), day: message(errors?.day) };
}

/** What the address carries, or else what was chosen before the script was there. */
function begin(search: string, options: ElectionOptions, answers: Partial<Fields>): State {
  const query = queryOf(search, options);
  const typed = { ...NO_FIELDS, ...answers };
  const linked = fieldsFrom(query);
  // A vote on the home page names the kind of election alone.
  const type = linked?.type ?? (typed[ELECTION_PARAMETER] ? undefined : electionFrom(query));
  const option = type ? optionFor(options, { type, day: linked?.day ?? '' }) : undefined;
  const chosen = option?.value ?? typed[ELECTION_PARAMETER];
  const state: State = {
    fields: {
      ...typed,
      [ELECTION_PARAMETER]: chosen,
      // An open election may have brought its earliest day.
      [DAY_PARAMETER]: typed[DAY_PARAMETER] || (optionWith(options, chosen)?.earliest ?? ''),
    },
    errors: {},
    confirmed: undefined,
    isBroken: isBrokenLink(query),
    choice: undefined,
    isRefused: false,
    kept: NOTHING_KEPT,
    settled: [],
  };
  if (!linked) return state;
  // Whoever made the link has confirmed its day.
  const checked = checkChoice(linked, today(), true);
  const { choice } = checked;
  const questions = words.ask.questions.filter(
    ({ elections }) => !choice || !elections || elections.includes(choice.type),
  );
  const known = { questions, phases: words.phases, states: STATES };
  const kept = choice ? keptFrom(query, choice, known) : NOTHING_KEPT;
  const fields: Fields = {
    [ELECTION_PARAMETER]: option?.value ?? '',
    [DAY_PARAMETER]: linked.day,
    [CANDIDACY_PARAMETER]: choice?.isIndependent ? (linked.candidacy ?? '') : '',
    [STATE_PARAMETER]: kept.state,
  };
  const errors = messagesOf(checked, linked.day);
  const confirmed = isSunday(linked.day) ? undefined : true;
  return { ...state, fields, errors, confirmed, choice, kept, settled: kept.done };
}

/** The election that a visitor chooses, and what an office has said about it: the state of the whole island. */
export function useCalendar(options: ElectionOptions) {
  const form = useRef<HTMLFormElement>(null);
  const plan = useRef<HTMLElement>(null);
  const [before] = useState(() => formBefore('.calendar-form'));
  const [state, setState] = useState(() => begin(location.search, options, before.answers));
  /** Grows with each press of the button. */
  const [presses, setPresses] = useState(0);
  const { fields, choice, kept, isRefused } = state;

  useLayoutEffect(() => before.focusIn(form.current), [before]);

  // A link opens the plan, which is below the fields. A reload has a place in the page already.
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
    // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
    replaceAddress(choiceLink(choice, kept));
  }, [choice, isRefused, kept]);

  const set = (name: keyof Fields, value: string) =>
    setState((before) => {
      const others = { ...before, fields: { ...before.fields, [name]: value } };
      if (name === DAY_PARAMETER)
        return { ...others, confirmed: undefined, errors: { election: before.errors.election } };
      if (name !== ELECTION_PARAMETER) return others;
      // The list may bring the day.
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
      ? { ...kept, unread: withoutUnread(kept.unread, CANDIDACY_PARAMETER) }
      : NOTHING_KEPT;
    const land = next?.type === 'mayor' ? fields[STATE_PARAMETER] : '';
    setState({
      ...state,
      errors: messagesOf(checked, day),
      confirmed: isAsked ? isConfirmed : undefined,
      isRefused: !next,
      ...(next && {
        choice: next,
        isBroken: false,
        kept: land === known.state ? known : withState(known, land),
        settled: known.done,
      }),
    });
    setPresses(presses + 1);
  };

  /** Changes what is kept with the plan; the form has the state of a mayor's election, too. */
  const keep = (next: Kept) =>
    setState({ ...state, kept: next, fields: { ...fields, [STATE_PARAMETER]: next.state } });

  return { ...state, form, plan, set, confirm, submit, keep };
}
