import { useEffect, useState } from 'react';
import {
  type Asked,
  type Choice,
  countKey,
  STATE_KEY,
} from '../../features/election-calendar/calendar.ts';
import {
  choiceLink,
  isAnswer,
  isCount,
  keptFrom,
} from '../../features/election-calendar/choice.ts';
import { words } from './words.ts';

/**
 * The questions that an office was asked, its answers, and the phases that are done. They are in the address and
 * nowhere else.
 */
export function usePlan(choice: Choice, questions: readonly Asked[], states: readonly string[]) {
  const [kept, setKept] = useState(() =>
    keptFrom(location.search, choice, questions, words.phases, states),
  );
  const { answers, done } = kept;
  // A phase that is ticked stays where it is, until the plan is opened again.
  const [settled] = useState(done);

  // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
  useEffect(() => {
    history.replaceState(null, '', choiceLink(choice, answers, done));
  }, [choice, answers, done]);

  /** Sets answers, or takes them away. */
  const change = (changes: Record<string, string | undefined>) => {
    const given = Object.entries({ ...answers, ...changes }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    );
    setKept({ ...kept, answers: Object.fromEntries(given) });
  };

  /** A day; nothing yet, for a question that was asked; undefined for one that was not. */
  const answer = (question: Asked, day: string | undefined) => {
    const isRefused = Boolean(day) && !isAnswer(day ?? '', question, choice);
    // The answer of before stays until it is replaced. Without one the office has to be asked once more.
    change({ [question.id]: isRefused ? answers[question.id] || undefined : day });
  };

  /** Takes back that a question was asked, and what was answered. */
  const unask = ({ id }: Asked) => change({ [id]: undefined, [countKey(id)]: undefined });

  /** The number that belongs to a question; any other text takes it away. */
  const count = ({ id }: Asked, text: string) =>
    change({ [countKey(id)]: isCount(text) ? text : undefined });

  const chooseState = (name: string) => change({ [STATE_KEY]: name || undefined });

  /** Says that a phase is done, or that it is not. */
  const tick = (phase: string, isDone: boolean) => {
    const others = done.filter((id) => id !== phase);
    setKept({ ...kept, done: isDone ? [...others, phase] : others });
  };

  return { ...kept, settled, answer, unask, count, chooseState, tick };
}
