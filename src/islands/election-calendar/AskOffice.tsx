import { useState } from 'react';
import type { Answers } from '../../features/election-calendar/calendar.ts';
import { dayText } from '../../features/election-calendar/day.ts';
import { fill } from '../../lib/text.ts';
import type { Question } from '../../schemas/calendar.ts';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { words } from './words.ts';

const { text, answer: label, office: link, count } = words.ask;

interface Props {
  /** Whom to ask. */
  heading: string;
  note: string;
  questions: readonly Question[];
  /** Where the offices of the published elections are found. */
  offices: readonly { name: string; office?: string | undefined }[];
  answers: Answers;
  answer: (question: string, day: string) => void;
}

/** What the visitor has to find out. A question is ticked when it was asked; its answer is a day. */
export function AskOffice({ heading, note, questions, offices, answers, answer }: Props) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const tick = (id: string, isAsked: boolean) =>
    setAsked((before) => [...before.filter((other) => other !== id), ...(isAsked ? [id] : [])]);
  const answered = Object.keys(answers).length;
  return (
    <div className="questions">
      <p className="questions-head">
        <strong>{heading}</strong>
        <span>{fill(count, { answered, all: questions.length })}</span>
      </p>
      <p>
        {note} <span data-print="none">{text}</span>
      </p>
      {offices.map(
        ({ name, office }) =>
          office && (
            <p key={name}>
              <a href={office}>{fill(link, { name })}</a>
            </p>
          ),
      )}
      <ol>
        {questions.map(({ id, question }) => {
          const day = answers[id];
          const field = `calendar-${id}`;
          return (
            <li key={id}>
              <CheckControl
                id={field}
                checked={day !== undefined || asked.includes(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
              <label htmlFor={field}>{question}</label>
              {/* The browser has the value: one that is half typed is no day yet. */}
              <input
                type="date"
                aria-label={fill(label, { question })}
                defaultValue={day}
                data-print="none"
                onInput={({ currentTarget }) => answer(id, currentTarget.value)}
              />
              <span className="on-paper">{day && dayText(day)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
