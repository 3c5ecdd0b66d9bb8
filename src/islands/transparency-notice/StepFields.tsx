import { useState } from 'react';
import { valueText } from '../../features/transparency-notice/notice.ts';
import { type Field, FIELD_NAMES, ruleOf, type Step } from '../../schemas/notice-fields.ts';
import { withColon } from '../../features/contact/fields.ts';
import { isAsked, LIMITS, type Values } from '../../features/transparency-notice/values.ts';
import { focusField } from '../../lib/browser/focus-field.ts';
import { Cell, type ControlAttributes } from '../shared/form/Cell.tsx';
import { RadioControl } from './RadioControl.tsx';
import type { Offers } from './useNotice.ts';
import { texts } from './words.ts';

interface Props {
  step: Step;
  values: Values;
  messages: Partial<Record<Field, string>>;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** What the answers add to the help of a field. */
  hints: Partial<Record<Field, string>>;
  offers: Offers;
  /** Whether a field need not be read again. */
  isSettled: (field: Field) => boolean;
  /** Where somebody without a website can have a page for a notice. */
  freePage: string;
  change: (field: Field, value: string) => void;
}

interface ControlProps {
  field: Field;
  value: string;
  attributes: ControlAttributes<Field>;
  change: (value: string) => void;
}

/** Most answers that are shown at once. A longer list is a select. */
const MOST_SEEN = 4;

/** Whether the answers of a question are all shown at once. */
function hasFew(field: Field): boolean {
  const { options } = ruleOf(field);
  return options !== undefined && options.length <= MOST_SEEN;
}

function Control({ field, value, attributes, change }: ControlProps) {
  const { kind, options = [], autoComplete, ...rule } = ruleOf(field);
  const required = rule.required && !rule.later;
  const common = {
    ...attributes,
    value,
    required,
    maxLength: LIMITS[kind],
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  if (kind === 'text') return <textarea rows={2} {...common} />;
  if (hasFew(field)) {
    const { answers } = texts.fields[field];
    return (
      <RadioControl
        {...attributes}
        {...{ value, required, change }}
        options={options.map((option) => [option, answers?.[option]])}
      />
    );
  }
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

interface FoldProps {
  heading: React.ReactNode;
  /** What is in it, while it is closed. */
  lines: React.ReactNode[];
  /** Whether one of its fields has to be seen. */
  opens: boolean;
  children: React.ReactNode;
}

/** Fields that few have to change. What has opened it does not close it. */
function Fold({ heading, lines, opens, children }: FoldProps) {
  const [isOpen, setOpen] = useState(opens);
  return (
    <details
      className="notice-fold"
      open={opens || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="notice-part">
        {heading}
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </summary>
      <div className="notice-fields">{children}</div>
    </details>
  );
}

/** The fields of a step that are settled, with those that are asked for only after one of them. */
function settledOf({ step, values, isSettled }: Props): ReadonlySet<string> {
  const found = new Set<string>();
  for (const field of FIELD_NAMES) {
    const { after, step: own } = ruleOf(field);
    const follows = !isAsked(field, values) && after?.some(([choice]) => found.has(choice));
    if (own === step && (isSettled(field) || follows)) found.add(field);
  }
  return found;
}

const isShort = (field: Field | undefined) =>
  field !== undefined && ['date', 'euros', 'count'].includes(ruleOf(field).kind);

/** The short fields of a list that share a line with their neighbour: in pairs, none is left alone. */
function pairsIn(fields: readonly Field[]): ReadonlySet<Field> {
  const found = new Set<Field>();
  fields.forEach((field, index) => {
    const before = fields[index - 1];
    if (before && isShort(field) && isShort(before) && !found.has(before)) {
      found.add(before).add(field);
    }
  });
  return found;
}

/**
 * The questions of a step that the answers ask for: required ones, then what is settled, then the
 * others. What is folded away stays so until another piece or step is shown.
 */
export function StepFields(props: Props) {
  const { step, values, messages, shown, hints, offers, freePage, change } = props;
  const [folded] = useState(() => settledOf(props));
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === step && isAsked(field, values),
  );
  const isFolded = (field: Field) => folded.has(field);
  const isVoluntary = (field: Field) => !ruleOf(field).required && !ruleOf(field).upFront;
  const open = asked.filter((field) => !isFolded(field) && !isVoluntary(field));
  const known = asked.filter(isFolded);
  const optional = asked.filter((field) => !isFolded(field) && isVoluntary(field));
  const isEmpty = (field: Field) => ruleOf(field).required && values[field] === '';
  const order = [...open, ...known, ...optional];
  const pairs = new Set([open, known, optional].flatMap((fields) => [...pairsIn(fields)]));

  const cell = (field: Field) => {
    const { label, help, link } = texts.fields[field];
    const { required, later, upFront } = ruleOf(field);
    const waits = (later || upFront === 'gap') && texts.later.mark;
    const hint = hints[field];
    const offer = offers[field];
    return (
      <Cell
        key={field}
        field={field}
        number={order.indexOf(field) + 1}
        label={label}
        mark={required || upFront === 'gap' ? waits : texts.form.optional}
        hint={
          <>
            {help}{' '}
            {link && (
              <a href={freePage} target="_blank" rel="noopener">
                {link}
              </a>
            )}{' '}
            {hint && <strong>{hint}</strong>}
          </>
        }
        error={shown.has(field) ? messages[field] : undefined}
        half={pairs.has(field)}
        group={hasFew(field)}
      >
        {(attributes) => (
          <>
            <Control
              field={field}
              value={values[field]}
              attributes={attributes}
              change={(value) => change(field, value)}
            />
            {offer && (
              <button
                className="small-button notice-offer"
                type={offer.answer === undefined ? 'submit' : 'button'}
                onClick={({ currentTarget }) => {
                  if (offer.answer === undefined) return;
                  change(field, offer.answer);
                  // The button goes, and the focus with it.
                  focusField(currentTarget.closest('.cell')?.querySelector<HTMLElement>('[name]'));
                }}
              >
                {offer.label}
              </button>
            )}
          </>
        )}
      </Cell>
    );
  };

  return (
    <>
      {open.map(cell)}
      {known.length > 0 && (
        <Fold
          opens={known.some((field) => shown.has(field) || isEmpty(field))}
          heading={
            <>
              {texts.form.settled} <u>{texts.form.change}</u>
            </>
          }
          lines={known.map((field) => (
            <>
              {withColon(texts.fields[field].label)} <b>{valueText(field, values[field], texts)}</b>
            </>
          ))}
        >
          {known.map(cell)}
        </Fold>
      )}
      {optional.length > 0 && (
        <Fold
          heading={texts.form.optionalHeading}
          lines={[optional.map((field) => texts.fields[field].label).join(' · ')]}
          opens={optional.some((field) => shown.has(field) || values[field] !== '')}
        >
          {optional.map(cell)}
        </Fold>
      )}
    </>
  );
}
