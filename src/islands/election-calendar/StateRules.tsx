import { useState } from 'react';
import type { StateRule } from '../../features/election-calendar/state-rules.ts';
import { words } from './words.ts';

const { ask } = words;

/** What was read about mayors' elections in a state, for a first idea before the office answers. */
export function StateRules({ states }: { states: Readonly<Record<string, readonly StateRule[]>> }) {
  const [state, setState] = useState('');
  return (
    <div className="state-rules" data-print="none">
      <label htmlFor="calendar-state">{ask.state}</label>
      <select id="calendar-state" value={state} onChange={({ target }) => setState(target.value)}>
        <option value="">{ask.statePrompt}</option>
        {Object.keys(states).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <dl aria-live="polite">
        {states[state]?.map(({ label, text, source, url, asOf }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}{' '}
              <small>
                (<a href={url}>{source}</a>, {asOf})
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
