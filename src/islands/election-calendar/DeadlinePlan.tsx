import { useState } from 'react';
import { href } from '../../config/routes.ts';
import { calendarOf, type Choice, pace } from '../../features/election-calendar/calendar.ts';
import { choiceQuery } from '../../features/election-calendar/choice.ts';
import { dayText, daysBetween, weekdayText } from '../../features/election-calendar/day.ts';
import {
  electionName,
  legalText,
  publishedText,
} from '../../features/election-calendar/calendar-texts.ts';
import { berlinDay } from '../../lib/format.ts';
import type { ElectionDates } from '../../schemas/calendar.ts';
import { Circle } from '../shared/Circle.tsx';
import { PlanTable } from './PlanTable.tsx';
import { useTake } from './useTake.ts';
import { words } from './words.ts';
import '../../styles/button.css';

interface Props {
  section: React.Ref<HTMLElement>;
  choice: Choice;
  dates: ElectionDates;
}

/** The calendar of the chosen election. */
export function DeadlinePlan({ section, choice, dates }: Props) {
  const { plan, notes, questions, take: texts } = words;
  const { type, day } = choice;
  const [today] = useState(() => berlinDay(new Date()));
  const entries = calendarOf(words, choice, today);
  const name = electionName(choice, dates);
  const left = daysBetween(today, day);
  const published = publishedText(choice, dates, words);
  const take = useTake({ choice, entries, name });
  return (
    <section className="calendar-plan" ref={section} tabIndex={-1} aria-labelledby="calendar-plan">
      <h2 id="calendar-plan">{plan.heading}</h2>
      <p className="sum">
        {name}
        <strong className="condensed">
          {weekdayText(day)}, {dayText(day)}
        </strong>
      </p>
      <p className="sum">
        {left > 1 ? plan.left : left === 1 && plan.leftOne}
        <strong className="condensed">{left > 0 ? left : plan.leftNone}</strong>
      </p>
      <p className="lead">{plan[pace(choice, today)]}</p>
      <PlanTable entries={entries} />
      <p>{notes[type]}</p>
      {type !== 'federal' && type !== 'european' && (
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {published && <p>{published}</p>}
      <p>{legalText(words)}</p>
      <div className="calendar-take" data-print="none">
        {take.actions.map(({ label, action }) => (
          <button
            key={label}
            className="button"
            type="button"
            data-secondary=""
            data-wide=""
            onClick={action}
          >
            {label}
          </button>
        ))}
        <a className="button" data-wide="" href={`${href('contact')}?${choiceQuery(choice)}`}>
          {texts.request}
          <Circle />
        </a>
      </div>
      <p role="status" data-print="none">
        {take.status}
      </p>
    </section>
  );
}
