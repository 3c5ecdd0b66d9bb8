import { href } from '../../config/routes.ts';
import type { Choice } from '../../features/election-calendar/calendar.ts';
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

/** The ways to take a plan along: a file, paper, a message, a link. They stay in reach while it scrolls. */
export function TakePlan({ plan, withPast }: { plan: Plan; withPast: boolean }) {
  const { save, print, share, copy, mail, status } = useTake(plan, withPast);
  const button = { className: 'button', 'data-secondary': '' };
  return (
    <div className="toolbar" role="group" aria-label={texts.label} data-print="none">
      <button type="button" {...button} onClick={save}>
        {texts.file}
      </button>
      <button type="button" {...button} onClick={print}>
        {texts.print}
      </button>
      {share ? (
        <button type="button" {...button} onClick={share}>
          {texts.share}
        </button>
      ) : (
        <a {...button} href={mail}>
          {texts.share}
        </a>
      )}
      <button type="button" {...button} onClick={copy}>
        {texts.link}
      </button>
      <p role="status">{status}</p>
    </div>
  );
}

interface MoreProps {
  choice: Choice;
  dates: ElectionDates;
  withPast: boolean;
  setWithPast: (withPast: boolean) => void;
}

/** Below a plan: a subscription, a request, and what the file has in it. */
export function TakeMore({ choice, dates, withPast, setWithPast }: MoreProps) {
  return (
    <>
      <div className="button-row" data-print="none">
        {publishedElections(choice, dates).map(({ id, name }) => (
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
        <a className="button" data-wide="" href={`${href('contact')}?${choiceQuery(choice)}`}>
          {texts.request}
          <Circle />
        </a>
      </div>
      <label className="with-past" data-print="none">
        <CheckControl checked={withPast} onChange={({ target }) => setWithPast(target.checked)} />
        {texts.past}
      </label>
      <p data-print="none">{texts.again}</p>
    </>
  );
}
