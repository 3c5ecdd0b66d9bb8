import { useState } from 'react';
import {
  type Answers,
  type Asked,
  type Choice,
  conflictOf,
  countOf,
  hourOf,
  isNone,
  readDay,
} from '../../features/election-calendar/calendar.ts';
import { refusalOf, remarkOn } from '../../features/election-calendar/calendar-texts.ts';
import {
  isAnswer,
  isNumber,
  MOST,
  type NumberKind,
} from '../../features/election-calendar/choice.ts';
import type { Day } from '../../features/election-calendar/day.ts';
import type { StateRule } from '../../features/election-calendar/state-rules.ts';
import { figure } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { words } from './words.ts';

const { ask, table } = words;

/** What all questions of a plan share. */
export interface QuestionContext {
  choice: Choice;
  answers: Answers;
  answer: (question: Asked, day: string | undefined) => void;
  unask: (question: Asked) => void;
  answerNumber: (question: Asked, kind: NumberKind, text: string) => void;
  questions: readonly Asked[];
  /** What was read about the state of the election. */
  rules: readonly StateRule[];
  today: Day;
}

interface LabelledProps {
  text: string;
  children: React.ReactNode;
}

/** A field of an answer and what it is. Its name for screen readers has the question, too. */
function Labelled({ text, children }: LabelledProps) {
  return (
    <div className="answer">
      <span aria-hidden="true">{text}</span>
      {children}
    </div>
  );
}

interface NumberProps {
  question: Asked;
  /** The number that is known already. */
  known: number | undefined;
  change: (text: string) => void;
}

/** How many the office has named. The browser has the value, which may be half typed. */
function Count({ question, known, change }: NumberProps) {
  const [error, setError] = useState('');
  const errorId = `calendar-${question.id}-number-error`;
  return (
    <>
      <Labelled text={ask.number}>
        <input
          type="number"
          min="0"
          max={MOST.counts}
          aria-label={fill(ask.numberOf, { question: question.question })}
          aria-invalid={error !== '' || undefined}
          aria-describedby={errorId}
          defaultValue={known}
          onInput={({ currentTarget }) => {
            change(currentTarget.value);
            setError('');
          }}
          onBlur={({ currentTarget: { value, validity } }) =>
            setError(
              isNumber('counts', value) || (value === '' && !validity.badInput)
                ? ''
                : fill(ask.noNumber, { most: figure(MOST.counts) }),
            )
          }
        />
      </Labelled>
      <p className="error-message" id={errorId} hidden={!error}>
        {error}
      </p>
    </>
  );
}

/** The hour at which the day ends. */
function Hour({ question, known, change }: NumberProps) {
  return (
    <Labelled text={ask.hour}>
      <select
        aria-label={fill(ask.hourOf, { question: question.question })}
        value={known ?? ''}
        onChange={({ target }) => change(target.value)}
      >
        <option value="">–</option>
        {Array.from({ length: MOST.hours + 1 }, (_, hour) => (
          <option key={hour} value={hour}>
            {fill(table.hour, { hour })}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Whether the year of a day is typed to its end: browsers give `0002-05-02` in between. */
const isTyped = (day: string) => day >= '1000';

interface Props extends QuestionContext {
  question: Asked;
}

/** A question, whether it was asked, and the day and the number that are its answer. */
export function QuestionRow(props: Props) {
  const { question, choice, questions, answers, answer, answerNumber, unask, rules, today } = props;
  const [error, setError] = useState('');
  /** Grows with each tick: the fields begin again, and what was half typed or refused goes. */
  const [ticks, setTicks] = useState(0);
  const day = answers.days?.[question.id];
  // A tick that came with a day goes with it.
  const [isTicked, setTicked] = useState(day === '');
  const read = readDay(question, rules, choice.day);
  const conflict = conflictOf(question, questions, answers, (other) =>
    readDay(other, rules, choice.day),
  );
  const { begins } = question;
  const ofDay = day && !error ? remarkOn({ day, begins, today, read, conflict }, ask) : '';
  const isNotNeeded = isNone(question, answers);
  const remark = isNotNeeded ? ask.none : ofDay;
  /** Why a day is no answer; empty for one that is, and for no day. */
  const refusal = (value: string) =>
    value === '' || isAnswer(value, question, choice)
      ? ''
      : refusalOf(question, { day: value, before: day }, ask);
  const known = countOf(question, answers);
  const field = `calendar-${question.id}`;

  const tick = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setTicked(target.checked);
    if (target.checked) answer(question, '');
    else unask(question);
    setTicks(ticks + 1);
    setError('');
  };

  return (
    // On paper an answer is in the plan, and a question without one has a line.
    <li data-print={day || isNotNeeded ? 'none' : undefined}>
      <CheckControl id={field} checked={day !== undefined || isNotNeeded} onChange={tick} />
      <label htmlFor={field}>{question.question}</label>
      <div className="answers" key={ticks} data-print="none">
        {question.counted && (
          <Count
            {...{ question, known }}
            change={(text) => answerNumber(question, 'counts', text)}
          />
        )}
        <Labelled text={ask.day}>
          <input
            type="date"
            aria-label={fill(ask.answer, { question: question.question })}
            aria-invalid={error !== '' || undefined}
            aria-describedby={`${field}-error`}
            defaultValue={day}
            onInput={({ currentTarget }) => {
              const { value } = currentTarget;
              answer(question, value || (isTicked ? '' : undefined));
              setError(isTyped(value) ? refusal(value) : '');
            }}
            onBlur={({ currentTarget }) => setError(refusal(currentTarget.value))}
          />
        </Labelled>
        {question.isOptional && (
          <Labelled text={ask.notNeeded}>
            <CheckControl
              aria-label={fill(ask.notNeededOf, { question: question.question })}
              checked={isNotNeeded}
              onChange={({ target }) => answerNumber(question, 'counts', target.checked ? '0' : '')}
            />
          </Labelled>
        )}
        {question.hour && (
          <Hour
            question={question}
            known={hourOf(question, answers)}
            change={(text) => answerNumber(question, 'hours', text)}
          />
        )}
      </div>
      <span className="on-paper">{known !== undefined && figure(known)}</span>
      <p className="error-message" id={`${field}-error`} hidden={!error} data-print="none">
        {error}
      </p>
      <p className="remark" role="status" data-open={!day || undefined} data-print="none">
        {remark}
      </p>
    </li>
  );
}
