import { useState } from 'react';
import { href } from '../../config/routes.ts';
import { choiceQuery } from '../../features/election-calendar/choice.ts';
import { subscriptionHref } from '../../features/election-calendar/subscription.ts';
import { publishedElections } from '../../features/election-calendar/calendar-texts.ts';
import { fill } from '../../lib/text.ts';
import type { ElectionDates } from '../../schemas/calendar.ts';
import { Circle } from '../shared/Circle.tsx';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { type Plan, useTake } from './useTake.ts';
import { words } from './words.ts';
import '../../styles/button.css';

const { take: texts } = words;

/** Id of the buttons, below the plan. */
export const TAKE = 'calendar-take';

/** The ways to take a plan along: a file, a subscription, paper, a link, a request. */
export function TakePlan({ dates, ...plan }: Plan & { dates: ElectionDates }) {
  const [withPast, setWithPast] = useState(false);
  const { actions, status } = useTake(plan, withPast);
  return (
    <>
      <div className="calendar-take" id={TAKE} data-print="none">
        {actions.map(({ label, action }) => (
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
        {publishedElections(plan.choice, dates).map(({ id, name }) => (
          <a
            key={id}
            className="button"
            data-secondary=""
            data-wide=""
            href={`webcal://${location.host}${subscriptionHref(id)}`}
          >
            {fill(texts.subscribe, { name })}
          </a>
        ))}
        <a className="button" data-wide="" href={`${href('contact')}?${choiceQuery(plan.choice)}`}>
          {texts.request}
          <Circle />
        </a>
      </div>
      <label className="with-past" data-print="none">
        <CheckControl checked={withPast} onChange={({ target }) => setWithPast(target.checked)} />
        {texts.past}
      </label>
      <p role="status" data-print="none">
        {status}
      </p>
    </>
  );
}
