import { useState } from 'react';
import { countOf, isHalf, isUnanswered } from '../../features/election-calendar/calendar.ts';
import {
  mailOf,
  type NamedElection,
  officeText,
  openText,
} from '../../features/election-calendar/calendar-texts.ts';
import { copyText } from '../../lib/browser/clipboard.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import type { RulesByState } from '../../features/election-calendar/state-rules.ts';
import { type QuestionContext, QuestionRow } from './QuestionRow.tsx';
import { StateRules } from './StateRules.tsx';
import { words } from './words.ts';
import '../../styles/button.css';

const { ask } = words;

/** Id of the table's headline, below the calendar. */
const MAYORS = 'mayors-title';

interface Props extends QuestionContext {
  /** Whom to ask. */
  heading: string;
  election: NamedElection;
  /** Where the offices of the published elections are found. */
  offices: readonly { name: string; office?: string | undefined }[];
  /** The same of all states. */
  states: RulesByState;
  state: string;
  chooseState: (name: string) => void;
}

/** What the visitor has to find out. A question is ticked when it was asked; its answer is a day. */
export function AskOffice(props: Props) {
  const { heading, election, offices, states, state, chooseState, ...context } = props;
  const { answers, questions } = context;
  const forOffice = questions.filter(({ isOwn }) => !isOwn);
  const own = questions.filter(({ isOwn }) => isOwn);
  const half = forOffice.filter((question) => isHalf(question, answers)).length;
  const answered = forOffice.filter(
    (question) => !isUnanswered(question, answers) && !isHalf(question, answers),
  ).length;
  // Folds a plan that is opened with all answers, and nothing under a finger.
  const [startsOpen] = useState(
    answered < forOffice.length || own.some((question) => isUnanswered(question, answers)),
  );
  const open = forOffice.filter((question) => isUnanswered(question, answers));
  const unasked = open.filter(({ id }) => answers.days?.[id] === undefined);
  // Whoever has asked all of them can ask again.
  const toAsk = unasked.length > 0 ? unasked : open;
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
    <details className="questions" open={startsOpen}>
      <summary>
        <span className="questions-head">
          <strong>{forOffice.length > 0 ? heading : ask.ownHeading}</strong>
          {forOffice.length > 0 && (
            <span>
              {fill(ask.count, { answered, all: forOffice.length })}
              {half > 0 && `, ${fill(ask.half, { half })}`}
            </span>
          )}
        </span>
      </summary>
      {offices.map(
        ({ name, office }) =>
          office && (
            <p key={name}>
              <a href={office}>{officeText(ask, name, office)}</a>
            </p>
          ),
      )}
      {toAsk.length > 0 && (
        <p className="button-row" data-print="none">
          <a className="button" data-secondary="" href={mailto('', mail.subject, mail.body)}>
            {ask.mail.label}
          </a>
          <button className="button" type="button" data-secondary="" onClick={copy}>
            {ask.mail.copy}
          </button>
        </p>
      )}
      <p role="status" data-print="none">
        {status}
      </p>
      {context.choice.type === 'mayor' && (
        <StateRules
          states={states}
          state={state}
          choose={chooseState}
          election={context.choice.day}
          table={MAYORS}
        />
      )}
      <p data-print="none">{ask.text}</p>
      <ol>
        {forOffice.map((question) => (
          <QuestionRow key={question.id} question={question} {...context} />
        ))}
      </ol>
      {own.length > 0 && (
        <>
          {forOffice.length > 0 && (
            <p className="questions-own">
              <strong>{ask.ownHeading}</strong>
            </p>
          )}
          <ol>
            {own.map((question) => (
              <QuestionRow key={question.id} question={question} {...context} />
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
