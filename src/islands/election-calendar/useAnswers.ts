import { useEffect, useState } from 'react';
import {
  type Answers,
  type Choice,
  questionsFor,
} from '../../features/election-calendar/calendar.ts';
import { answersFrom, choiceLink, isAnswer } from '../../features/election-calendar/choice.ts';
import { words } from './words.ts';

/** The days that an office has named. They are in the address and nowhere else. */
export function useAnswers(choice: Choice) {
  const [answers, setAnswers] = useState<Answers>(() => {
    const ids = questionsFor(words, choice.type).map(({ id }) => id);
    return answersFrom(location.search, choice, ids);
  });

  // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
  useEffect(() => {
    history.replaceState(null, '', choiceLink(choice, answers));
  }, [choice, answers]);

  const answer = (question: string, day: string) => {
    const others = Object.entries(answers).filter(([id]) => id !== question);
    const given = isAnswer(day, choice) ? [[question, day] as const] : [];
    setAnswers(Object.fromEntries([...others, ...given]));
  };
  return { answers, answer };
}
