import { LIMITS } from './values.ts';
import { type Field, ruleOf } from './notice-fields.ts';
import { Cross } from '../../components/ui/Cross.tsx';
import type { ControlAttributes } from '../../components/ui/Cell.tsx';
import { EMAIL_INPUT } from '../../components/ui/email-input.ts';
import { texts } from './words.ts';
import { adoptStyles } from '../../components/ui/styles.ts';
import '../../styles/check.css';
import textareaStyles from '../../styles/textarea.css?inline';

// The first step has no long text.
adoptStyles(textareaStyles);

interface Props {
  field: Field;
  value: string;
  attributes: ControlAttributes<Field>;
  /** Takes over what the fields of the form show. */
  take: (form: HTMLFormElement | null) => void;
}

/** Most answers that are shown at once. A longer list is a select. */
const MOST_SEEN = 4;

/** Whether the answers of a question are all shown at once, as a radio group. */
export function hasFew(field: Field): boolean {
  const { options } = ruleOf(field);
  return options !== undefined && options.length <= MOST_SEEN;
}

/** A radio group: each answer has a circle for the pen cross. Its cell is a `group`. */
function Radios({ field, value, attributes, take }: Props) {
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
              // A link to the question leads to its first answer.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={({ target }) => take(target.form)}
            />
            <Cross />
          </span>
          <span>{texts.fields[field].answers?.[option]}</span>
        </label>
      ))}
    </span>
  );
}

/** The control of a field, by its kind. */
export function Control(props: Props) {
  const { field, value, attributes, take } = props;
  const { kind, options = [], autoComplete, optional, later } = ruleOf(field);
  if (hasFew(field)) return <Radios {...props} />;
  const common = {
    ...attributes,
    value,
    required: !optional && !later,
    onChange: ({ target }: { target: { form: HTMLFormElement | null } }) => take(target.form),
  };
  if (kind === 'choice') {
    return (
      <select {...common}>
        <option value="">{texts.form.prompt}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {texts.fields[field].answers?.[option]}
          </option>
        ))}
      </select>
    );
  }
  const maxLength = LIMITS[kind];
  if (kind === 'text') return <textarea rows={2} maxLength={maxLength} {...common} />;
  // Enter goes on (`goToNextField`), and phones say so on its key.
  const input = { ...common, maxLength, autoComplete, enterKeyHint: 'next' } as const;
  if (kind === 'euros') return <input inputMode="decimal" {...input} />;
  if (kind === 'count') return <input inputMode="numeric" {...input} />;
  if (kind === 'email') return <input {...EMAIL_INPUT} {...input} />;
  return <input type={kind === 'line' ? 'text' : kind} {...input} />;
}
