import { Fragment } from 'react';
import {
  type Field,
  FIELD_NAMES,
  isAsked,
  LATER,
  LIMITS,
  ruleOf,
  type Step,
  type Values,
} from '../../features/transparency-notice/values.ts';
import { Cell, type ControlAttributes } from '../shared/form/Cell.tsx';
import { CheckControl } from '../shared/form/CheckControl.tsx';
import { texts } from './words.ts';

interface Props {
  step: Step;
  values: Values;
  messages: Partial<Record<Field, string>>;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** What the answers add to the help of a field. */
  hints: Partial<Record<Field, string>>;
  change: (field: Field, value: string) => void;
}

interface ControlProps {
  field: Field;
  value: string;
  attributes: ControlAttributes<Field>;
  change: (value: string) => void;
}

function Control({ field, value, attributes, change }: ControlProps) {
  const { kind, required, options = [], autoComplete } = ruleOf(field);
  const common = {
    ...attributes,
    value,
    required,
    maxLength: LIMITS[kind],
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  if (kind === 'text') return <textarea rows={3} {...common} />;
  if (kind === 'choice') {
    const { maxLength: _, ...select } = common;
    return (
      <select {...select}>
        <option value="">{texts.form.prompt}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {texts.fields[field].answers?.[option]}
          </option>
        ))}
      </select>
    );
  }
  // Enter goes on (`useNotice`), and phones say so on its key.
  const input = { ...common, autoComplete, enterKeyHint: 'next' } as const;
  if (kind === 'euros') return <input inputMode="decimal" {...input} />;
  if (kind === 'count') return <input inputMode="numeric" {...input} />;
  return <input type={kind === 'line' ? 'text' : kind} {...input} />;
}

/** A field that may stay open until somebody was asked. What is typed into it takes the tick away. */
function LaterControl({ value, ...props }: ControlProps) {
  const { field, change } = props;
  const isLater = value === LATER;
  return (
    <>
      <Control {...props} value={isLater ? '' : value} />
      <span className="notice-later">
        <CheckControl
          id={`${field}-later`}
          checked={isLater}
          onChange={({ target }) => change(target.checked ? LATER : '')}
        />
        <label htmlFor={`${field}-later`}>{texts.later.tick}</label>
      </span>
    </>
  );
}

/** The questions of a step that the answers ask for: required ones first, then the others. */
export function StepFields({ step, values, messages, shown, hints, change }: Props) {
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === step && isAsked(field, values),
  );
  const firstOptional = asked.find((field) => !ruleOf(field).required);
  return asked.map((field, index) => {
    const error = shown.has(field) ? messages[field] : undefined;
    const hint = hints[field];
    const { help } = texts.fields[field];
    const { required, kind, later } = ruleOf(field);
    const Answer = later ? LaterControl : Control;
    return (
      <Fragment key={field}>
        {field === firstOptional && <p className="notice-part">{texts.form.optionalHeading}</p>}
        <Cell
          field={field}
          number={index + 1}
          label={texts.fields[field].label}
          mark={required ? undefined : texts.form.optional}
          hint={
            hint ? (
              <>
                {help} <strong>{hint}</strong>
              </>
            ) : (
              help
            )
          }
          error={error}
          half={kind === 'date' || kind === 'euros' || kind === 'count'}
        >
          {(attributes) => (
            <Answer
              field={field}
              value={values[field]}
              attributes={attributes}
              change={(value) => change(field, value)}
            />
          )}
        </Cell>
      </Fragment>
    );
  });
}
