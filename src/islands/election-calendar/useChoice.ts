import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Choice } from '../../features/election-calendar/calendar.ts';
import {
  type CheckedChoice,
  checkChoice,
  fieldsFrom,
  isBrokenLink,
  keptFrom,
} from '../../features/election-calendar/choice.ts';
import { type Day, isSunday, weekdayText } from '../../features/election-calendar/day.ts';
import { carryElection, electionFrom } from '../../lib/browser/carry-election.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { words } from './words.ts';

const today = () => berlinDay(new Date());

interface Errors {
  type?: string | undefined;
  day?: string | undefined;
}

/** The messages of a choice that was checked. */
function messagesOf({ errors }: CheckedChoice, day: string): Errors {
  const message = (code: keyof typeof words.errors | undefined) =>
    code && fill(words.errors[code], { day: code === 'noSunday' ? weekdayText(day) : '' });
  return { type: message(errors?.type), day: message(errors?.day) };
}

/** The option of a published election of this type and day if there is only one, or that of the type. */
function optionOf(select: HTMLSelectElement, { type, day }: Record<'type' | 'day', string>) {
  const options = [...select.options].filter(({ value }) => value === type);
  const [published, ...others] = options.filter(({ dataset }) => dataset['day'] === day);
  if (published && others.length === 0) return published;
  const own = options.find(({ dataset }) => !('day' in dataset || 'when' in dataset));
  // An election whose day is open may be the only one of its type.
  return own ?? options.find(({ dataset }) => 'when' in dataset);
}

/**
 * The election that a visitor chooses. The values of select and day belong to the browser, which may
 * hold some before the script arrives.
 */
export function useChoice(states: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const election = useRef<HTMLSelectElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const candidacy = useRef<HTMLSelectElement>(null);
  const stateField = useRef<HTMLSelectElement>(null);
  const plan = useRef<HTMLElement>(null);
  const [publishedDay, setPublishedDay] = useState<Day>();
  /** When an election is about whose day is open, and the earliest day of it. */
  const [open, setOpen] = useState<{ when?: string | undefined; earliest?: Day | undefined }>();
  /** Whether a day that is no Sunday is confirmed; undefined while nothing asks for it. */
  const [confirmed, setConfirmed] = useState<boolean>();
  const [errors, setErrors] = useState<Errors>({});
  const [choice, setChoice] = useState<Choice>();
  /** The name of the state in the plan, of a mayor's election; empty without one. */
  const [state, setState] = useState('');
  /** Whether the fields are wrong: then no plan for another day stays below them. */
  const [isRefused, setIsRefused] = useState(false);
  /** Whether the address was that of a plan and cannot be read. */
  const [isBroken, setIsBroken] = useState(false);
  /** Whether the address has opened the plan, which is below the fields then. */
  const isLinked = useRef(false);

  const chooseElection = () => {
    const data = election.current?.selectedOptions[0]?.dataset ?? {};
    const { day: published, when, earliest } = data;
    setPublishedDay(published);
    setOpen({ when, earliest });
    if (day.current && earliest) day.current.value = earliest;
    setConfirmed((before) => (before === undefined ? undefined : false));
    // The list may bring the day.
    setErrors(({ day }) => ({ day: published || earliest ? undefined : day }));
  };

  /** In the plan: the form has the same one. */
  const chooseState = (name: string) => {
    setState(name);
    if (stateField.current) stateField.current.value = name;
  };

  const show = (checked: CheckedChoice, dayValue: string, isConfirmed: boolean) => {
    setErrors(messagesOf(checked, dayValue));
    const isAsked = checked.errors?.day === 'noSunday' || isConfirmed;
    setConfirmed(isAsked ? isConfirmed : undefined);
    setIsRefused(!checked.choice);
    if (!checked.choice) return;
    setIsBroken(false);
    setChoice(checked.choice);
    carryElection(checked.choice.type);
  };

  // Opens the calendar that a link carries. Whoever made the link has confirmed its day. A vote on the
  // home page names the election alone.
  useEffect(() => {
    const fields = fieldsFrom(location.search);
    setIsBroken(isBrokenLink(location.search));
    const vote = electionFrom(location.search);
    const named =
      fields ?? (vote && !election.current?.value ? { type: vote, day: '' } : undefined);
    const option = named && election.current && optionOf(election.current, named);
    if (option) option.selected = true;
    // Without a link, too: something may have been chosen before the script arrived.
    chooseElection();
    if (!fields) return;
    if (day.current) day.current.value = fields.day;
    if (candidacy.current) candidacy.current.value = fields.candidacy ?? '';
    isLinked.current = true;
    const checked = checkChoice(fields, today(), true);
    if (checked.choice) {
      const { answers } = keptFrom(location.search, checked.choice, [], [], states);
      chooseState(answers.state ?? '');
    }
    show(checked, fields.day, !isSunday(fields.day));
  }, []);

  useEffect(() => {
    // A reload, or a visitor who was faster, has a place in the page already.
    if (isLinked.current && scrollY === 0) plan.current?.scrollIntoView({ behavior: 'instant' });
    isLinked.current &&= choice === undefined;
  }, [choice]);

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isConfirmed = confirmed === true;
    const fields = {
      type: election.current?.value ?? '',
      day: publishedDay ?? day.current?.value ?? '',
      candidacy: candidacy.current?.value,
    };
    const checked = checkChoice(fields, today(), isConfirmed);
    flushSync(() => {
      setState(fields.type === 'mayor' ? (stateField.current?.value ?? '') : '');
      show(checked, fields.day, isConfirmed);
    });
    if (!checked.choice) {
      focusField(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
      return;
    }
    plan.current?.focus();
  };

  const changeDay = () => {
    setConfirmed(undefined);
    setErrors(({ type }) => ({ type }));
  };

  const confirm = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setConfirmed(target.checked);
    setErrors(({ type }) => ({ type }));
  };

  const fields = { form, election, day, candidacy, state: stateField };
  return {
    fields,
    plan,
    publishedDay,
    open,
    confirmed,
    errors,
    choice,
    state,
    chooseState,
    isRefused,
    isBroken,
    chooseElection,
    changeDay,
    confirm,
    submit,
  };
}
