import { LIMITS } from './validate.ts';
import { type Field, ruleOf } from './notice-fields.ts';
import { Cross } from '../../components/ui/Cross.tsx';
import type { ControlAttributes } from '../../components/ui/Cell.tsx';
import { EMAIL_INPUT } from '../../components/ui/email-input.ts';
import { texts } from './words.ts';

interface Props {
  field: Field;
  value: string;
  attributes: ControlAttributes<Field>;
  /** Reads the values of all fields into the state. */
  readFields: (form: HTMLFormElement | null) => void;
}

/**
 * Shows a question as a radio group, whose answers have circles for the pen cross. The `Cell` around it is a `group`.
 */
function Radios({ field, value, attributes, readFields }: Props) {
  const { id, name, ...described } = attributes;
  return (
    <span
      className="notice-radios"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      {...described}
    >
      {ruleOf(field).options?.map((option, index) => (
        <label key={option}>
          <span className="check">
            <input
              // Links and focus use the id of the field, so the first answer has it.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={({ target }) => readFields(target.form)}
            />
            <Cross />
          </span>
          <span>{texts.fields[field].answers?.[option]}</span>
        </label>
      ))}
    </span>
  );
}

/** Shows the control that fits the kind of a field. */
export function Control(props: Props) {
  const { field, value, attributes, readFields } = props;
  const { kind, autoComplete, optional, later } = ruleOf(field);
  if (kind === 'choice') return <Radios {...props} />;
  const common = {
    ...attributes,
    value,
    required: !optional && !later,
    onChange: ({ target }: { target: { form: HTMLFormElement | null } }) => readFields(target.form),
  };
  const maxLength = LIMITS[kind];
  if (kind === 'text') return <textarea rows={2} maxLength={maxLength} {...common} />;
  // Enter goes to the next field (`goToNextField`), and phones show that on the key.
  const input = { ...common, maxLength, autoComplete, enterKeyHint: 'next' } as const;
  if (kind === 'euros') return <input inputMode="decimal" {...input} />;
  if (kind === 'count') return <input inputMode="numeric" {...input} />;
  if (kind === 'email') return <input {...EMAIL_INPUT} {...input} />;
  return <input type={kind === 'line' ? 'text' : kind} {...input} />;
}
