import { useEffect, useMemo, useState } from 'react';
import type { Answers, Asked, Choice } from '../../features/election-calendar/calendar.ts';
import {
  choiceLink,
  isAnswer,
  isNumber,
  keptFrom,
  type NumberKind,
} from '../../features/election-calendar/choice.ts';
import { tickable } from '../../features/election-calendar/calendar-texts.ts';
import type { Day } from '../../features/election-calendar/day.ts';
import { words } from './words.ts';

/** The values by id with another one, or without it. */
function withValue<Value>(
  values: Readonly<Record<string, Value>> = {},
  id: string,
  value: Value | undefined,
): Record<string, Value> {
  const { [id]: _, ...others } = values;
  return value === undefined ? others : { ...others, [id]: value };
}

/**
 * The questions that an office was asked, its answers, and what is done. They are in the address and
 * nowhere else.
 */
export function usePlan(
  choice: Choice,
  questions: readonly Asked[],
  { states, state }: { states: readonly string[]; state: string },
) {
  const [kept, setKept] = useState(() =>
    keptFrom(location.search, choice, questions, tickable(words), states),
  );
  const { done } = kept;
  // The form has the state, too.
  const answers = useMemo(() => ({ ...kept.answers, state: state || undefined }), [kept, state]);
  // What is ticked stays where it is, until the plan is opened again.
  const [settled] = useState(done);

  // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
  useEffect(() => {
    history.replaceState(null, '', choiceLink(choice, answers, done));
  }, [choice, answers, done]);

  const change = (changes: Answers) => setKept({ ...kept, answers: { ...answers, ...changes } });

  /** A day; nothing yet, for a question that was asked; undefined for one that was not. */
  const answer = (question: Asked, day: Day | '' | undefined) => {
    const { id } = question;
    const isRefused = Boolean(day) && !isAnswer(day ?? '', question, choice);
    // The answer of before stays until it is replaced. Without one the office has to be asked once more.
    const named = isRefused ? answers.days?.[id] || undefined : day;
    change({ days: withValue(answers.days, id, named) });
  };

  /** Takes back that a question was asked, and what was answered. */
  const unask = ({ id }: Asked) =>
    change({
      days: withValue(answers.days, id, undefined),
      counts: withValue(answers.counts, id, undefined),
      hours: withValue(answers.hours, id, undefined),
    });

  /** A number that belongs to a question: how many, or the hour. Any other text takes it away. */
  const answerNumber = ({ id }: Asked, kind: NumberKind, text: string) =>
    change({
      [kind]: withValue(answers[kind], id, isNumber(kind, text) ? Number(text) : undefined),
    });

  /** Says that a phase or a task is done, or that it is not. */
  const tick = (ticked: string, isDone: boolean) => {
    const others = done.filter((id) => id !== ticked);
    setKept({ ...kept, done: isDone ? [...others, ticked] : others });
  };

  return { ...kept, answers, settled, answer, answerNumber, unask, tick };
}
