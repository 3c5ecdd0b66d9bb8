import { useEffect, useState } from 'react';
import type { Answers, Asked, Choice } from '../../features/election-calendar/calendar.ts';
import { answersFrom, choiceLink, isAnswer } from '../../features/election-calendar/choice.ts';

/** What an office was asked, and the days that it has named. They are in the address and nowhere else. */
export function useAnswers(choice: Choice, questions: readonly Asked[]) {
  const [answers, setAnswers] = useState<Answers>(() => {
    return answersFrom(location.search, choice, questions);
  });

  // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
  useEffect(() => {
    history.replaceState(null, '', choiceLink(choice, answers));
  }, [choice, answers]);

  /** A day; nothing yet, for a question that was asked; undefined for one that was not. */
  const answer = (question: Asked, day: string | undefined) => {
    const others = Object.entries(answers).filter(([id]) => id !== question.id);
    const isDay = day !== undefined && isAnswer(day, question, choice);
    const given = day === undefined ? [] : [[question.id, isDay ? day : ''] as const];
    setAnswers(Object.fromEntries([...others, ...given]));
  };
  return { answers, answer };
}
