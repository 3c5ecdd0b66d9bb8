import { useState } from 'react';
import type { RulesByState } from '../../features/election-calendar/state-rules.ts';
import { addDays, type Day, dayText, weekdayText } from '../../features/election-calendar/day.ts';
import { fill } from '../../lib/text.ts';
import { StateSelect } from './StateSelect.tsx';
import { words } from './words.ts';

const { ask } = words;

/** The day on which a deadline of this many days before the election ends. */
function deadlineText(days: number, election: Day): string {
  const day = addDays(election, -days);
  return fill(ask.stateDay, { day: `${weekdayText(day)}, ${dayText(day)}` });
}

interface Props {
  states: RulesByState;
  /** Name of the chosen one, if any. */
  state: string;
  choose: (name: string) => void;
  /** Day of the election. */
  election: Day;
  /** Id of the table of all states. */
  table: string;
}

/** What was read about mayors' elections in a state, for a first idea before the office answers. */
export function StateRules({ states, state, choose, election, table }: Props) {
  // On a phone the questions come first.
  const [isWide] = useState(() => matchMedia('(width >= 48em)').matches);
  return (
    <div className="state-rules" data-print="none">
      <label htmlFor="plan-state">{ask.state}</label>
      <StateSelect
        id="plan-state"
        states={states}
        value={state}
        onChange={({ target }) => choose(target.value)}
      />
      {state && (
        <details open={isWide}>
          <summary>{ask.byState}</summary>
          <dl aria-live="polite">
            {states[state]?.map(({ label, text, days, source, url, asOf }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {text}
                  {days !== undefined && `, ${deadlineText(days, election)}`}{' '}
                  <small>
                    <a href={url}>{source}</a>, {asOf}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {!state && <a href={`#${table}`}>{ask.byState}</a>}
    </div>
  );
}
