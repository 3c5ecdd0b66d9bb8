import { useState } from 'react';
import {
  type Answers,
  type Asked,
  type Choice,
  conflictOf,
  countOf,
} from '../../features/election-calendar/calendar.ts';
import { refusalOf, remarkOn } from '../../features/election-calendar/calendar-texts.ts';
import { isAnswer, isCount, MOST_COUNT } from '../../features/election-calendar/choice.ts';
import { addDays, type Day } from '../../features/election-calendar/day.ts';
import type { StateRule } from '../../features/election-calendar/state-rules.ts';
import { figure } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { words } from './words.ts';

const { ask } = words;

/** What all questions of a plan share. */
export interface QuestionContext {
  choice: Choice;
  answers: Answers;
  answer: (question: Asked, day: string | undefined) => void;
  unask: (question: Asked) => void;
  count: (question: Asked, text: string) => void;
  questions: readonly Asked[];
  /** What was read about the state of the election. */
  rules: readonly StateRule[];
  today: Day;
}

interface Props extends QuestionContext {
  question: Asked;
}

/** A question, whether it was asked, and the day or the number that is its answer. */
export function QuestionRow(props: Props) {
  const { question, choice, questions, answers, answer, unask, count, rules, today } = props;
  const [error, setError] = useState('');
  const [numberError, setNumberError] = useState('');
  const day = answers.days?.[question.id];
  // A tick that came with a day goes with it.
  const [isTicked, setTicked] = useState(day === '');
  const days = rules.find(({ name }) => name === question.rule)?.days;
  const read = days === undefined ? undefined : addDays(choice.day, -days);
  const other = conflictOf(question, questions, answers);
  const conflict = other && { title: other.title, day: answers.days?.[other.id] ?? '' };
  const remark = day && !error ? remarkOn(question, { day, today, read, conflict }, ask) : '';
  const known = countOf(question, answers);
  const field = `calendar-${question.id}`;

  const tick = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setTicked(target.checked);
    if (target.checked) answer(question, '');
    else unask(question);
    // The browser has the values: one that is half typed or refused is no day of the plan, and a cross
    // stands beside no such day.
    const inputs =
      target.closest('li')?.querySelectorAll<HTMLInputElement>('[type="date"], [type="number"]') ??
      [];
    for (const input of inputs)
      if (!target.checked || input.matches('[aria-invalid]')) input.value = '';
    setError('');
    setNumberError('');
  };

  return (
    // On paper an answer is in the plan, and a question without one has a line.
    <li data-print={day ? 'none' : undefined}>
      <CheckControl id={field} checked={day !== undefined} onChange={tick} />
      <label htmlFor={field}>{question.question}</label>
      {question.counted && (
        <input
          type="number"
          min="0"
          max={MOST_COUNT}
          placeholder={ask.number}
          aria-label={fill(ask.numberOf, { question: question.question })}
          aria-invalid={numberError !== '' || undefined}
          aria-describedby={`${field}-number-error`}
          defaultValue={known}
          data-print="none"
          onInput={({ currentTarget }) => {
            count(question, currentTarget.value);
            setNumberError('');
          }}
          onBlur={({ currentTarget: { value, validity } }) =>
            setNumberError(
              isCount(value) || (value === '' && !validity.badInput)
                ? ''
                : fill(ask.noNumber, { most: figure(MOST_COUNT) }),
            )
          }
        />
      )}
      <input
        type="date"
        aria-label={fill(ask.answer, { question: question.question })}
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${field}-error`}
        defaultValue={day}
        data-print="none"
        onInput={({ currentTarget }) => {
          answer(question, currentTarget.value || (isTicked ? '' : undefined));
          setError('');
        }}
        // Not while a year is being typed.
        onBlur={({ currentTarget: { value } }) =>
          setError(
            value === '' || isAnswer(value, question, choice)
              ? ''
              : refusalOf(question, { day: value, before: day }, ask),
          )
        }
      />
      <span className="on-paper">{known !== undefined && figure(known)}</span>
      {question.counted && (
        <p
          className="error-message"
          id={`${field}-number-error`}
          hidden={!numberError}
          data-print="none"
        >
          {numberError}
        </p>
      )}
      <p className="error-message" id={`${field}-error`} hidden={!error} data-print="none">
        {error}
      </p>
      <p className="remark" role="status" data-print="none">
        {remark}
      </p>
    </li>
  );
}
