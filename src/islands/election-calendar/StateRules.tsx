import { useState } from 'react';
import type { StateRule } from '../../features/election-calendar/state-rules.ts';
import { addDays, type Day, dayText, weekdayText } from '../../features/election-calendar/day.ts';
import { fill } from '../../lib/text.ts';
import { STATES, states, words } from './words.ts';

const { ask } = words;

/** Id of the table's headline, below the calendar. */
const MAYORS = 'mayors-title';

/** The states about which something was read, in the form and in the plan. */
export function StateOptions() {
  return (
    <>
      <option value="">{ask.statePrompt}</option>
      {STATES.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </>
  );
}

/** A rule, and the day on which it ends where it counts in days. */
function ruleWithDay({ text, days }: StateRule, election: Day): string {
  if (days === undefined) return text;
  const day = addDays(election, -days);
  return `${text}, ${fill(ask.stateDay, { day: `${weekdayText(day)}, ${dayText(day)}` })}`;
}

interface Props {
  /** Name of the chosen one; empty without one. */
  state: string;
  choose: (name: string) => void;
  /** Day of the election. */
  election: Day;
}

/** What was read about mayors' elections in a state, for a first idea before the office answers. */
export function StateRules({ state, choose, election }: Props) {
  // On a phone the questions come first.
  const [isWide] = useState(() => matchMedia('(width >= 48em)').matches);
  return (
    <div className="plan-state" data-print="none">
      <label htmlFor="plan-state">{ask.state}</label>
      <select id="plan-state" value={state} onChange={({ target }) => choose(target.value)}>
        <StateOptions />
      </select>
      {state ? (
        <details open={isWide}>
          <summary>{ask.byState}</summary>
          <dl aria-live="polite">
            {states[state]?.map((rule) => (
              <div key={rule.label}>
                <dt>{rule.label}</dt>
                <dd>
                  <span>{ruleWithDay(rule, election)}</span>{' '}
                  <small>
                    <a href={rule.url}>{rule.source}</a>
                    <span>, {rule.asOf}</span>
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <a href={`#${MAYORS}`}>{ask.byState}</a>
      )}
    </div>
  );
}
