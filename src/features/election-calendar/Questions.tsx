import { useState } from 'react';
import { type Answers, type Choice, rulesFor } from './calendar.ts';
import { isAnswer } from './choice.ts';
import type { Day } from './day.ts';
import { mailOf, type NamedElection, refusalOf, remarkOn } from './plan-texts.ts';
import type { StateRule } from './state-rules.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import type { Question } from './rules-schema.ts';
import { Cell } from '../../components/ui/Cell.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { words } from './words.ts';

const { ask } = words;

/** Whether the year of a day is typed completely: in between, browsers report days such as `0002-05-02`. */
const isTyped = (day: string) => day >= '1000';

interface Common {
  choice: Choice;
  answers: Answers;
  /** Stores the answer to a question; undefined removes it. */
  answer: (question: Question, day: Day | undefined) => void;
  /** The published rules of the state, for mayors' elections. */
  rules: readonly StateRule[];
  today: Day;
}

/** A question to the office with a field for the day that it names, and what was published about it. */
function Row({ question, choice, answers, answer, rules, today }: Common & { question: Question }) {
  const [error, setError] = useState('');
  const day = answers[question.id];
  /** The message for a day that cannot be an answer; empty for a day that can, and for an empty field. */
  const refusal = (value: string) =>
    value === '' || isAnswer(value, question, choice) ? '' : refusalOf(question, day, ask);
  const published = rulesFor(question, words, rules)
    .map(({ label, text, source, asOf }) => `${label}: ${text} (${source}, ${asOf})`)
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
          {/* The value stays with the browser, because it may be half typed. */}
          <input
            {...control}
            type="date"
            data-answered={day && ''}
            defaultValue={day}
            onInput={({ currentTarget: { value } }) => {
              if (value === '') answer(question, undefined);
              else if (isAnswer(value, question, choice)) answer(question, value);
              setError(isTyped(value) ? refusal(value) : '');
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

interface Props extends Common {
  /** The heading, which names the office to ask. */
  heading: string;
  election: NamedElection;
  questions: readonly Question[];
  /** Links to the offices of the published elections, or to what is published about the states. */
  links: readonly { href: string; text: string }[];
}

/** The questions to the electoral office, with a field for each answer, and as a mail. */
export function Questions({ heading, election, questions, links, ...common }: Props) {
  const open = questions.filter(({ id }) => !common.answers[id]);
  // The questions are folded if a plan is opened with all answers, and never while the visitor answers them.
  const [startsOpen] = useState(open.length > 0);
  const [status, setStatus] = useState('');
  // With an answer to every question, the mail repeats them all.
  const mail = mailOf(ask, election, open.length > 0 ? open : questions);
  const answered = questions.length - open.length;
  const copy = () => {
    setStatus('');
    void copyText(mail.body).then(
      () => setStatus(ask.mail.copied),
      () => setStatus(ask.mail.copyFailed),
    );
  };
  return (
    <div className="form plan-questions">
      <details className="form-fold" open={startsOpen}>
        <summary>
          <strong>{heading}</strong>{' '}
          <span>{fill(ask.count, { answered, all: questions.length })}</span>
        </summary>
        <div className="form">
          <div className="form-part">
            {links.map(({ href, text }) => (
              <p key={href} data-print={href.startsWith('#') ? 'none' : undefined}>
                <a href={href}>{text}</a>
              </p>
            ))}
            <p data-print="none">{ask.text}</p>
            <div className="buttons" data-print="none">
              <a className="small-button" href={mailto('', mail.subject, mail.body)}>
                {ask.mail.label}
              </a>
              <SmallButton onClick={copy}>{ask.mail.copy}</SmallButton>
            </div>
            <p role="status" data-print="none">
              {status}
            </p>
          </div>
          {questions.map((question) => (
            <Row key={question.id} question={question} {...common} />
          ))}
        </div>
      </details>
    </div>
  );
}
