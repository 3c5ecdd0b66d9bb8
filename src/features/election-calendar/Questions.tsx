import { useState } from 'react';
import { isAnswer } from './choice.ts';
import type { Day } from './day.ts';
import { type Answers, rulesFor } from './office-days.ts';
import { mailOf, remarkOn } from './plan-texts.ts';
import type { Choice } from './rules.ts';
import type { OfficeQuestion } from './rules-schema.ts';
import type { StateRule } from './state-rules.ts';
import { useOutcome } from './useOutcome.ts';
import { calendarWords } from './words.ts';
import { Cell } from '../../components/ui/Cell.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { copyText } from '../../lib/browser/clipboard.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';

const { ask } = calendarWords;

/** Tells whether the year is typed completely: while it is typed, browsers report days such as `0002-05-02`. */
const isTyped = (day: string) => day >= '1000';

interface QuestionProps {
  choice: Choice;
  answers: Answers;
  /** Stores the answer to a question; an empty one removes it. */
  answer: (questionId: string, day: string) => void;
  /** The published rules of the state, for mayors' elections. */
  rules: readonly StateRule[];
  today: Day;
}

/** A question to the office with a field for the day that it names, and what was published about it. */
function QuestionCell({
  question,
  choice,
  answers,
  answer,
  rules,
  today,
}: QuestionProps & { question: OfficeQuestion }) {
  const [error, setError] = useState('');
  const day = answers[question.id];
  /** Returns the message for a day that cannot be an answer; empty for a possible day and for an empty field. */
  const refusal = (value: string) =>
    value === '' || isAnswer(value, question, choice)
      ? ''
      : ask[question.kind === 'after' ? 'tooEarly' : 'tooLate'];
  const published = rulesFor(question, calendarWords, rules)
    .map(({ label, text, source }) => `${label}: ${text} (${source.name}, ${source.asOf})`)
    .join(' ');
  return (
    <Cell
      field={`calendar-${question.id}`}
      label={question.question}
      hint={published}
      error={error || undefined}
      half
    >
      {(control) => (
        <>
          {/* React does not control the value, because it would erase a day that is half typed. */}
          <input
            {...control}
            type="date"
            defaultValue={day}
            onInput={({ currentTarget: { value } }) => {
              const message = refusal(value);
              if (!message) answer(question.id, value);
              setError(isTyped(value) ? message : '');
            }}
            onBlur={({ currentTarget }) => setError(refusal(currentTarget.value))}
          />
          <p className="plan-remark" role="status">
            {day && !error ? remarkOn(day, question, today, ask) : ''}
          </p>
        </>
      )}
    </Cell>
  );
}

interface Props extends QuestionProps {
  /** Name and day of the election, as a mail names it. */
  election: string;
  questions: readonly OfficeQuestion[];
  /** Links to the offices of the published elections, or to what is published about the states. */
  links: readonly { href: string; text: string }[];
  /** Whether the questions are unfolded at first, because answers of a link were lost. */
  startsOpen: boolean;
}

/** The questions to the electoral office, with a field for each answer, and as a mail. */
export function Questions({ election, questions, links, startsOpen, ...common }: Props) {
  const open = questions.filter(({ id }) => !common.answers[id]);
  const { outcome, run } = useOutcome();
  // Once every question has an answer, the mail contains them all again.
  const mail = mailOf(ask, election, open.length > 0 ? open : questions);
  const answered = questions.length - open.length;
  return (
    <div className="form plan-questions" data-print="none">
      <details className="form-fold" open={startsOpen || undefined}>
        <summary>
          <strong>{ask.heading[common.choice.type]}</strong>{' '}
          <span>{fill(ask.count, { answered, all: questions.length })}</span>
        </summary>
        <div className="form">
          <div className="form-part">
            {links.map(({ href, text }) => (
              <p key={href}>
                <a href={href}>{text}</a>
              </p>
            ))}
            <p>{ask.text}</p>
            <div className="buttons">
              <a className="small-button" href={mailto('', mail.subject, mail.body)}>
                {ask.mail.label}
              </a>
              <SmallButton
                onClick={run(() => copyText(mail.body), ask.mail.copied, ask.mail.copyFailed)}
              >
                {ask.mail.copy}
              </SmallButton>
            </div>
            <p role="status">{outcome}</p>
          </div>
          {questions.map((question) => (
            <QuestionCell key={question.id} question={question} {...common} />
          ))}
        </div>
      </details>
    </div>
  );
}
