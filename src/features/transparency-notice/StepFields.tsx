import { useState } from 'react';
import { valueText } from './notice.ts';
import type { Piece } from './piece.ts';
import { isAsked } from './values.ts';
import { type Field, FIELD_NAMES, ruleOf, type Step } from './notice-fields.ts';
import { Cell } from '../../components/ui/Cell.tsx';
import { Control, hasFew } from './Control.tsx';
import { texts } from './words.ts';

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
      className="form-fold notice-fold"
      open={opens || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {heading}
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </summary>
      <div className="form">{children}</div>
    </details>
  );
}

/** A label before its answer; a question needs no colon. */
const withColon = (label: string) => (label.endsWith('?') ? label : `${label}:`);

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

interface Props {
  step: Step;
  piece: Piece;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** Where somebody without a website can have a page for a notice. */
  freePage: string | undefined;
  take: (form: HTMLFormElement | null) => void;
}

/**
 * The questions of a step that the answers ask for: those that all answer, then what the form proposes, then
 * the optional ones.
 */
export function StepFields({ step, piece, shown, freePage, take }: Props) {
  const { values, messages, remarks } = piece;
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === step && isAsked(field, values),
  );
  // What is proposed stays in its place while somebody changes it.
  const [proposed] = useState(() => asked.filter((field) => ruleOf(field).usual && values[field]));
  const isKnown = (field: Field) =>
    proposed.includes(field) || (field === 'suspended_text' && proposed.includes('suspended'));
  const isFolded = (field: Field) => isKnown(field) || ruleOf(field).optional === true;
  const open = asked.filter((field) => !isFolded(field) || ruleOf(field).gap);
  const known = asked.filter(isKnown);
  const optional = asked.filter((field) => ruleOf(field).optional && !ruleOf(field).gap);
  const order = [...open, ...known, ...optional];
  const pairs = new Set([open, known, optional].flatMap((fields) => [...pairsIn(fields)]));

  const cell = (field: Field) => {
    const { label, help, link } = texts.fields[field];
    const { optional: isOptional, later, gap } = ruleOf(field);
    const waits = (later || gap) && texts.later.mark;
    const remark = remarks[field];
    return (
      <Cell
        key={field}
        field={field}
        number={order.indexOf(field) + 1}
        label={label}
        mark={isOptional && !gap ? texts.form.optional : waits}
        hint={
          <>
            <span>{help}</span>{' '}
            {link && freePage && (
              <a href={freePage} target="_blank" rel="noopener">
                {link}
              </a>
            )}{' '}
            {remark && <strong>{texts.remarks[remark]}</strong>}
          </>
        }
        error={shown.has(field) ? messages[field] : undefined}
        half={pairs.has(field)}
        group={hasFew(field)}
      >
        {(attributes) => <Control value={values[field]} {...{ field, attributes, take }} />}
      </Cell>
    );
  };

  return (
    <>
      {open.map(cell)}
      {known.length > 0 && (
        <Fold
          opens={known.some((field) => shown.has(field) || messages[field])}
          heading={
            <b>
              {texts.form.settled} <u>{texts.form.change}</u>
            </b>
          }
          lines={known.map((field) => (
            <>
              <span>{withColon(texts.fields[field].label)}</span>{' '}
              <b>{valueText(field, values[field], texts)}</b>
            </>
          ))}
        >
          {known.map(cell)}
        </Fold>
      )}
      {optional.length > 0 && (
        <Fold
          heading={<b>{texts.form.optionalHeading}</b>}
          lines={[optional.map((field) => texts.fields[field].label).join(' · ')]}
          opens={optional.some((field) => shown.has(field) || values[field] !== '')}
        >
          {optional.map(cell)}
        </Fold>
      )}
    </>
  );
}
