import { Cell } from '../../components/ui/Cell.tsx';
import { Circle } from '../../components/ui/Circle.tsx';
import { TextControl } from '../../components/ui/TextControl.tsx';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import { dayText, weekdayText } from '../../lib/day.ts';
import { fill } from '../../lib/text.ts';
import {
  type ChoiceErrors,
  type ChoiceFields,
  type ElectionOption,
  INDEPENDENT,
} from './choice.ts';
import { CANDIDACY_PARAMETER, STATE_PARAMETER } from './parameters.ts';
import { words } from './words.ts';
import '../../styles/form.css';
import '../../styles/pen.css';

const { errors: messages, form } = words;

interface Props {
  options: readonly ElectionOption[];
  /** The states to choose from for a mayor's election. */
  states: readonly string[];
  fields?: Partial<ChoiceFields>;
  errors?: ChoiceErrors;
  setField?: (name: keyof ChoiceFields, value: string) => void;
  submit?: () => void;
  ref?: React.Ref<HTMLFormElement>;
}

const optionText = ({ name, day, when }: ElectionOption) =>
  [name, day ? dayText(day) : when].filter(Boolean).join(', ');

/**
 * Shows the form of the calendar. The page contains it as plain HTML until the island replaces it. Until then, the
 * browser submits it, and the query of the new address holds the choice.
 */
export function ChoiceForm(props: Props) {
  const { options, states, fields = {}, errors = {}, setField, submit, ref } = props;
  const chosen = options.find(({ id }) => id === fields[ELECTION_PARAMETER]);
  const common = (name: keyof ChoiceFields) => ({
    name,
    value: fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setField?.(name, target.value),
  });
  const messageOf = (name: keyof ChoiceErrors) => errors[name] && messages[errors[name]];
  const groups = [
    { label: form.published, list: options.filter(({ day }) => day) },
    { label: form.open, list: options.filter(({ when }) => when) },
    { label: form.own, list: options.filter(({ day, when }) => !day && !when) },
  ];
  return (
    <form
      ref={ref}
      className="form calendar-form scripted"
      noValidate
      autoComplete="off"
      // This is the id of the page's headline.
      aria-labelledby="calendar-title"
      data-print="none"
      onSubmit={(event) => {
        event.preventDefault();
        submit?.();
      }}
    >
      <Cell
        field="calendar-election"
        label={form.election}
        hint={chosen?.day && weekdayText(chosen.day)}
        error={messageOf(ELECTION_PARAMETER)}
        half
      >
        {(control) => (
          <select {...control} {...common(ELECTION_PARAMETER)}>
            <option value="">{form.prompt}</option>
            {groups.map(
              ({ label, list }) =>
                list.length > 0 && (
                  <optgroup key={label} label={label}>
                    {list.map((option) => (
                      <option key={option.id} value={option.id}>
                        {optionText(option)}
                      </option>
                    ))}
                  </optgroup>
                ),
            )}
          </select>
        )}
      </Cell>
      {!chosen?.day && (
        <Cell
          field="calendar-day"
          label={form.day}
          hint={chosen?.when ? fill(form.openHint, { when: chosen.when }) : form.dayHint}
          error={messageOf(DAY_PARAMETER)}
          half
        >
          {(control) => <TextControl kind="date" {...control} {...common(DAY_PARAMETER)} />}
        </Cell>
      )}
      {chosen?.type === 'federal' && (
        <Cell field="calendar-candidacy" label={form.candidacy}>
          {(control) => (
            <select {...control} {...common(CANDIDACY_PARAMETER)}>
              <option value="">{form.party}</option>
              <option value={INDEPENDENT}>{form.independent}</option>
            </select>
          )}
        </Cell>
      )}
      {chosen?.type === 'mayor' && (
        <Cell field="calendar-state" label={form.state} hint={form.stateHint}>
          {(control) => (
            <select {...control} {...common(STATE_PARAMETER)}>
              <option value="">{form.statePrompt}</option>
              {states.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Cell>
      )}
      <button className="form-submit">
        {form.submit}
        <Circle />
      </button>
    </form>
  );
}
