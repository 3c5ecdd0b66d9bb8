import { useState } from 'react';
import {
  type Answers,
  type Asked,
  type Choice,
  conflictOf,
  countOf,
  isHalf,
} from '../../features/election-calendar/calendar.ts';
import {
  mailOf,
  officeText,
  openText,
  refusalOf,
  remarkOn,
} from '../../features/election-calendar/calendar-texts.ts';
import { isAnswer, isCount, MOST_COUNT } from '../../features/election-calendar/choice.ts';
import { addDays, type Day } from '../../features/election-calendar/day.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { figure } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import type { RulesByState, StateRule } from '../../features/election-calendar/state-rules.ts';
import { StateRules } from './StateRules.tsx';
import { words } from './words.ts';
import '../../styles/button.css';

const { ask } = words;

/** Id of the table's headline, below the calendar. */
const MAYORS = 'mayors-title';

interface Common {
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

/** A question, whether it was asked, and the day or the number that is its answer. */
function Row({ question, choice, questions, ...common }: Common & { question: Asked }) {
  const { answers, answer, unask, count, rules, today } = common;
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
    for (const input of inputs) if (!target.checked || input.ariaInvalid) input.value = '';
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

interface Props extends Common {
  /** Whom to ask. */
  heading: string;
  /** Name and day of the election. */
  election: { name: string; day: string };
  /** Where the offices of the published elections are found. */
  offices: readonly { name: string; office?: string | undefined }[];
  /** The same of all states. */
  states: RulesByState;
  chooseState: (name: string) => void;
}

/** What the visitor has to find out. A question is ticked when it was asked; its answer is a day. */
export function AskOffice({ heading, election, offices, states, chooseState, ...common }: Props) {
  const { answers, questions } = common;
  const half = questions.filter((question) => isHalf(question, answers)).length;
  const answered = questions.filter(
    (question) => answers.days?.[question.id] && !isHalf(question, answers),
  ).length;
  const unasked = questions.filter(({ id }) => answers.days?.[id] === undefined);
  // Whoever has asked all of them can ask again.
  const toAsk = unasked.length > 0 ? unasked : questions;
  const [status, setStatus] = useState('');
  const mail = mailOf(
    ask,
    election,
    toAsk.map((question) => openText(question.question, countOf(question, answers), ask)),
  );
  const copy = () => {
    setStatus('');
    const { copied, copyFailed } = ask.mail;
    void copyText(mail.body).then(
      () => setStatus(copied),
      () => setStatus(copyFailed),
    );
  };
  return (
    <div className="questions">
      <p className="questions-head">
        <strong>{heading}</strong>
        <span>
          {fill(ask.count, { answered, all: questions.length })}
          {half > 0 && `, ${fill(ask.half, { half })}`}
        </span>
      </p>
      {offices.map(
        ({ name, office }) =>
          office && (
            <p key={name}>
              <a href={office}>{officeText(ask, name, office)}</a>
            </p>
          ),
      )}
      <p className="button-row" data-print="none">
        <a className="button" data-secondary="" href={mailto('', mail.subject, mail.body)}>
          {ask.mail.label}
        </a>
        <button className="button" type="button" data-secondary="" onClick={copy}>
          {ask.mail.copy}
        </button>
      </p>
      <p role="status" data-print="none">
        {status}
      </p>
      {common.choice.type === 'mayor' && (
        <StateRules
          states={states}
          state={answers.state ?? ''}
          choose={chooseState}
          election={common.choice.day}
          table={MAYORS}
        />
      )}
      <ol>
        {questions.map((question) => (
          <Row key={question.id} question={question} {...common} />
        ))}
      </ol>
      <p data-print="none">{ask.text}</p>
    </div>
  );
}
