import { useState } from 'react';
import type { Piece } from './campaign.ts';
import { valueText } from './notice.ts';
import {
  type Field,
  FIELD_NAMES,
  isFolded,
  type Kind,
  ruleOf,
  type Step,
} from './notice-fields.ts';
import { isAsked, LIMITS } from './validate.ts';
import { Cell, type ControlAttributes } from '../../components/ui/Cell.tsx';
import { Cross } from '../../components/ui/Cross.tsx';
import { EMAIL_INPUT } from '../../components/ui/email-input.ts';
import { withColon } from '../../lib/text.ts';
import { freePage, texts } from './words.ts';

/** The kinds of fields that are short enough to share a line. */
const SHORT: readonly Kind[] = ['euros', 'count', 'date'];

interface ControlProps {
  field: Field;
  value: string;
  attributes: ControlAttributes<Field>;
  /** Reads the values of all fields into the state. */
  onChange: () => void;
}

/**
 * Shows a question as a radio group, whose answers have circles for the pen cross. The `Cell` around it is a `group`.
 */
function Radios({ field, value, attributes, onChange }: ControlProps) {
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
              onChange={onChange}
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
function Control(props: ControlProps) {
  const { field, value, attributes, onChange } = props;
  const { kind, autoComplete, optional, later } = ruleOf(field);
  if (kind === 'choice') return <Radios {...props} />;
  const required = !optional && !later;
  const common = { ...attributes, value, required, onChange, maxLength: LIMITS[kind] };
  if (kind === 'text') return <textarea rows={2} {...common} />;
  // Enter goes to the next field (`goToNextField`), and phones show that on the key.
  const input = { ...common, autoComplete, enterKeyHint: 'next' } as const;
  if (kind === 'euros') return <input inputMode="decimal" {...input} />;
  if (kind === 'count') return <input inputMode="numeric" {...input} />;
  if (kind === 'email') return <input {...EMAIL_INPUT} {...input} />;
  return <input type={kind === 'line' ? 'text' : kind} {...input} />;
}

/** Names a field, with its answer if there is one. */
function fieldSummary(field: Field, value: string | undefined): string {
  const { label } = texts.fields[field];
  return value ? `${withColon(label)} ${valueText(field, value, texts)}` : label;
}

interface Props {
  step: Step;
  piece: Piece;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** Reads the values of all fields into the state. */
  onChange: () => void;
}

/** Shows the fields of a step that the other answers ask for, and below them a fold with those that few have to change. */
export function StepFields({ step, piece, shown, onChange }: Props) {
  const { values, messages } = piece;
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === step && isAsked(field, values),
  );
  const folded = asked.filter(isFolded);
  const others = asked.filter((field) => !isFolded(field));
  const hasMessage = folded.some((field) => messages[field]);
  // The fold stays open when the message that opened it is gone.
  const [isOpen, setOpen] = useState(false);

  const cell = (field: Field, number: number) => {
    const { label, help, link } = texts.fields[field];
    const { kind, optional, later } = ruleOf(field);
    const isPast = field === 'election_date' && piece.isElectionPast;
    return (
      <Cell
        key={field}
        field={field}
        number={number}
        label={label}
        mark={later ? texts.form.later : optional && texts.form.optional}
        hint={
          (help || isPast) && (
            <>
              <span>{help}</span>{' '}
              {link && freePage && (
                <a href={freePage} target="_blank" rel="noopener">
                  {link}
                </a>
              )}{' '}
              {isPast && <strong>{texts.form.electionPast}</strong>}
            </>
          )
        }
        error={shown.has(field) ? messages[field] : undefined}
        half={SHORT.includes(kind)}
        group={kind === 'choice'}
      >
        {(attributes) => (
          <Control
            field={field}
            value={values[field] ?? ''}
            attributes={attributes}
            onChange={onChange}
          />
        )}
      </Cell>
    );
  };

  return (
    <>
      {others.map((field, index) => cell(field, index + 1))}
      {folded.length > 0 && (
        <details
          className="form-fold notice-fold"
          open={hasMessage || isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {texts.form.folded}
            <span>{folded.map((field) => fieldSummary(field, values[field])).join(' · ')}</span>
          </summary>
          <div className="form">
            {folded.map((field, index) => cell(field, others.length + index + 1))}
          </div>
        </details>
      )}
    </>
  );
}
