import type { RulesByState } from '../../features/election-calendar/state-rules.ts';
import { words } from './words.ts';

const { ask } = words;

interface Props extends React.ComponentProps<'select'> {
  states: RulesByState;
}

/** The states about which something was read, in the form and in the plan. */
export function StateSelect({ states, ...select }: Props) {
  return (
    <select {...select}>
      <option value="">{ask.statePrompt}</option>
      {Object.keys(states).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
