import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import {
  CANDIDACY_PARAMETER,
  type ChoiceErrors,
  type ChoiceFields,
  INDEPENDENT,
  STATE_PARAMETER,
} from './choice.ts';
import { dayText, weekdayText } from './day.ts';
import { fill } from '../../lib/text.ts';
import { Circle } from '../../components/ui/Circle.tsx';
import { Cell } from '../../components/ui/Cell.tsx';
import { type ElectionOption, optionWith } from './options.ts';
import { addressNames, words } from './words.ts';
import '../../styles/field.css';
import '../../styles/select.css';
import '../../styles/form.css';

const { form: texts } = words;

const NO_FIELDS: ChoiceFields = {
  [ELECTION_PARAMETER]: '',
  [DAY_PARAMETER]: '',
  [CANDIDACY_PARAMETER]: '',
  [STATE_PARAMETER]: '',
};

interface Props {
  /** Id of the headline that names the form. */
  title: string;
  options: readonly ElectionOption[];
  fields?: ChoiceFields;
  errors?: ChoiceErrors;
  isBroken?: boolean;
  setField?: (name: keyof ChoiceFields, value: string) => void;
  submit?: () => void;
  ref?: React.Ref<HTMLFormElement>;
}

const optionText = ({ name, day, when }: ElectionOption) =>
  [name, day ? dayText(day) : when].filter(Boolean).join(', ');

/**
 * The form of the calendar. The page contains it as plain HTML until the island replaces it. Until then, the browser
 * submits it, and the query of the new address holds the choice.
 */
export function ChoiceForm({
  title,
  options,
  fields = NO_FIELDS,
  errors = {},
  isBroken = false,
  setField = () => undefined,
  submit,
  ref,
}: Props) {
  const chosen = optionWith(options, fields[ELECTION_PARAMETER]);
  const { when } = chosen ?? {};
  const common = (name: keyof ChoiceFields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setField(name, target.value),
  });
  const messageOf = (name: keyof ChoiceFields) => errors[name] && words.errors[errors[name]];
  const groups = (['published', 'open', 'own'] as const).map((group) => ({
    label: texts[group],
    list: options.filter((option) => option.group === group),
  }));
  return (
    <form
      ref={ref}
      className="form calendar-form scripted"
      noValidate
      autoComplete="off"
      aria-labelledby={title}
      data-print="none"
      onSubmit={(event) => {
        event.preventDefault();
        submit?.();
      }}
    >
      {isBroken && (
        <p className="error-message" role="alert">
          {words.errors.linkBroken}
        </p>
      )}
      <Cell
        field="calendar-election"
        label={texts.election}
        hint={chosen?.day && weekdayText(chosen.day)}
        // The page may have been built before the day of an election that it lists.
        error={messageOf(ELECTION_PARAMETER) ?? (chosen?.day && messageOf(DAY_PARAMETER))}
        half
      >
        {(control) => (
          <select {...control} {...common(ELECTION_PARAMETER)}>
            <option value="">{texts.prompt}</option>
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
          label={texts.day}
          hint={when ? fill(texts.openHint, { when }) : texts.dayHint}
          error={messageOf(DAY_PARAMETER)}
          half
        >
          {(control) => <input {...control} {...common(DAY_PARAMETER)} type="date" />}
        </Cell>
      )}
      {chosen?.type === 'federal' && (
        <Cell field="calendar-candidacy" label={texts.candidacy} error={undefined}>
          {(control) => (
            <select {...control} {...common(CANDIDACY_PARAMETER)}>
              <option value="">{texts.party}</option>
              <option value={INDEPENDENT}>{texts.independent}</option>
            </select>
          )}
        </Cell>
      )}
      {chosen?.type === 'mayor' && (
        <Cell
          field="calendar-state"
          label={words.ask.state}
          hint={texts.stateHint}
          error={undefined}
        >
          {(control) => (
            <select {...control} {...common(STATE_PARAMETER)}>
              <option value="">{words.ask.statePrompt}</option>
              {addressNames.states.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Cell>
      )}
      <button className="submit">
        {texts.submit}
        <Circle />
      </button>
    </form>
  );
}
