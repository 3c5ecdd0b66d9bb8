import { useState } from 'react';
import { Cell } from '../../../components/ui/Cell.tsx';
import { SmallButton } from '../../../components/ui/SmallButton.tsx';
import { TextControl } from '../../../components/ui/TextControl.tsx';
import { useStatusLine } from '../../../components/ui/useStatusLine.ts';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { mailto } from '../../../lib/mailto.ts';
import { fill } from '../../../lib/text.ts';
import { isAnswer, asksForRunoff, stateAnchor } from '../choice.ts';
import type { OfficeQuestion } from '../deadline-schema.ts';
import { words } from '../words.ts';
import { officeMail } from './office-mail.ts';
import type { Plan } from './plan.ts';

const { ask } = words;

/** Whether the year is typed completely: while it is typed, browsers report days such as `0002-05-02`. */
const isTyped = (day: string) => day >= '1000';

interface CellProps {
  question: OfficeQuestion;
  plan: Plan;
  answer: (questionId: string, day: string) => void;
}

/** Shows a question to the office with a field for the day that it names, and what was published about it. */
function QuestionCell({ question, plan, answer }: CellProps) {
  const { choice, details, rules, today } = plan;
  const [error, setError] = useState('');
  const { id, kind } = question;
  const day = details.answers[id] ?? '';
  /** The message for a day that cannot be an answer; empty for a possible day and for an empty field. */
  const messageFor = (value: string) => {
    if (value === '' || isAnswer(value, question, choice)) return '';
    return asksForRunoff(question) ? ask.runoffOutside : ask.answerOutside;
  };
  const isOver = day < today && kind !== 'beginning';
  const remark = isOver ? ask.over : ask.inPlan;
  const published = rules
    .filter(({ name }) => name === question.rule)
    .map(({ label, text, source }) => `${label}: ${text} (${source.name}, ${source.asOf})`)
    .join(' ');
  return (
    <Cell
      field={`calendar-question-${id}`}
      label={question.question}
      hint={published}
      error={error}
      half
    >
      {(control) => (
        <>
          {/* React does not control the value, because it would erase a day that is half typed. */}
          <TextControl
            kind="date"
            {...control}
            defaultValue={day}
            onInput={({ currentTarget: { value } }) => {
              const message = messageFor(value);
              if (!message) answer(id, value);
              setError(isTyped(value) ? message : '');
            }}
            onBlur={({ currentTarget }) => setError(messageFor(currentTarget.value))}
          />
          <p className="plan-remark" role="status">
            {day && !error ? remark : ''}
          </p>
        </>
      )}
    </Cell>
  );
}

interface Props extends Omit<CellProps, 'question'> {
  /** Whether a part of the link to the plan cannot be read. Then the questions are unfolded at first. */
  isDamaged: boolean;
}

/** Shows the questions to the electoral office, with a field for each answer, and as a mail. */
export function Questions({ plan, isDamaged, answer }: Props) {
  const { choice, details, election, questions, unanswered } = plan;
  const mail = officeMail(plan, ask);
  const { status, run } = useStatusLine();
  const [startsOpen] = useState(isDamaged);
  const answered = questions.length - unanswered.length;
  const anchor = details.federalState ? stateAnchor(details.federalState) : 'mayors-title';
  return (
    <div className="form plan-questions" data-print="none">
      <details className="form-fold" open={startsOpen || undefined}>
        <summary>
          <strong>{ask.heading[choice.type]}</strong>{' '}
          <span>{fill(ask.count, { answered, all: questions.length })}</span>
        </summary>
        <div className="form">
          <div className="form-band">
            {choice.type === 'mayor' && (
              <p>
                {/* Browsers do not open a fold that a link leads to, such as the rules of a state. */}
                <a
                  href={`#${anchor}`}
                  onClick={() =>
                    document.querySelector(`details[id='${anchor}']`)?.setAttribute('open', '')
                  }
                >
                  {ask.byState}
                </a>
              </p>
            )}
            {election?.office && (
              <p>
                {/* The link names its host, because some links lead to the federal list of offices. */}
                <a href={election.office}>
                  {fill(ask.office, {
                    name: election.name,
                    host: new URL(election.office).host.replace('www.', ''),
                  })}
                </a>
              </p>
            )}
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
            <p role="status">{status}</p>
          </div>
          {questions.map((question) => (
            <QuestionCell key={question.id} question={question} plan={plan} answer={answer} />
          ))}
        </div>
      </details>
    </div>
  );
}
