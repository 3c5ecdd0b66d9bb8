import { useState } from 'react';
import { valueText } from './notice.ts';
import type { Piece } from './piece.ts';
import { isAsked } from './values.ts';
import { type Field, FIELD_NAMES, ruleOf, type Step } from './notice-fields.ts';
import { withColon } from '../../lib/text.ts';
import { Cell } from '../../components/ui/Cell.tsx';
import { Control, isRadioGroup } from './Control.tsx';
import { texts } from './words.ts';

interface FoldProps {
  heading: React.ReactNode;
  /** A summary of the fields, which is shown while the fold is closed. */
  lines: React.ReactNode[];
  /** Whether a field in the fold has to be seen, for example because of a message. */
  opens: boolean;
  children: React.ReactNode;
}

/** Folds fields away that few visitors have to change. The fold stays open when the reason that opened it is gone. */
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

interface Props {
  step: Step;
  piece: Piece;
  /** Fields whose message is shown. */
  shown: ReadonlySet<Field>;
  /** Address of a site that hosts notices for people without a website. */
  freePage: string | undefined;
  readFields: (form: HTMLFormElement | null) => void;
}

/**
 * Shows the fields of a step that the other answers ask for: first the required ones, then a fold with those that the
 * form has filled in, then a fold with the optional ones.
 */
export function StepFields({ step, piece, shown, freePage, readFields }: Props) {
  const { values, messages, remarks } = piece;
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === step && isAsked(field, values),
  );
  const isOptional = (field: Field) => ruleOf(field).optional === true && !ruleOf(field).onLabel;
  const isProposed = (field: Field) => ruleOf(field).proposed === true;
  const open = asked.filter((field) => !isOptional(field) && !isProposed(field));
  const proposed = asked.filter(isProposed);
  const optional = asked.filter(isOptional);
  const order = [...open, ...proposed, ...optional];

  const cell = (field: Field) => {
    const { label, help, link } = texts.fields[field];
    const { optional, later, half } = ruleOf(field);
    const isAwaited = later || optional;
    const remark = remarks[field];
    return (
      <Cell
        key={field}
        field={field}
        number={order.indexOf(field) + 1}
        label={label}
        mark={isOptional(field) ? texts.form.optional : isAwaited && texts.later.mark}
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
        half={half === true}
        group={isRadioGroup(field)}
      >
        {(attributes) => (
          <Control
            field={field}
            value={values[field]}
            attributes={attributes}
            readFields={readFields}
          />
        )}
      </Cell>
    );
  };

  return (
    <>
      {open.map(cell)}
      {proposed.length > 0 && (
        <Fold
          opens={proposed.some((field) => shown.has(field) || messages[field])}
          heading={
            <>
              {texts.form.proposed} <u>{texts.form.change}</u>
            </>
          }
          lines={proposed.map((field) => (
            <>
              <span>{withColon(texts.fields[field].label)}</span>{' '}
              <b>{valueText(field, values[field], texts)}</b>
            </>
          ))}
        >
          {proposed.map(cell)}
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
