import { stateAnchor } from '../../config/elections.ts';
import { Cell } from '../../components/ui/Cell.tsx';
import { STATES, words } from './words.ts';

const { ask } = words;

/** Id of the headline of the table of mayors' elections, below the calendar. */
const MAYORS = 'mayors-title';

/** The options for the state of a mayor's election, in the form and in the plan. */
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

interface Props {
  /** Name of the chosen one; empty without one. */
  state: string;
  choose: (name: string) => void;
}

/** The field for the state of a mayor's election, with a link to the state's row in the table below. */
export function StateRules({ state, choose }: Props) {
  return (
    <Cell
      field="plan-state"
      label={ask.state}
      hint={<a href={`#${state ? stateAnchor(state) : MAYORS}`}>{ask.byState}</a>}
      error={undefined}
    >
      {(control) => (
        <select
          {...control}
          data-answered=""
          value={state}
          onChange={({ target }) => choose(target.value)}
        >
          <StateOptions />
        </select>
      )}
    </Cell>
  );
}
