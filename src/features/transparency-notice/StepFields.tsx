import { useState } from 'react';
import { valueText } from './notice.ts';
import type { Piece } from './campaign.ts';
import { isAsked } from './validate.ts';
import {
  type Field,
  FIELD_NAMES,
  isFolded,
  type Kind,
  ruleOf,
  type Step,
} from './notice-fields.ts';
import { withColon } from '../../lib/text.ts';
import { Cell } from '../../components/ui/Cell.tsx';
import { Control } from './Control.tsx';
import { texts } from './words.ts';

/** The kinds of fields that are short enough to share a line. */
const SHORT: readonly Kind[] = ['euros', 'count', 'date'];

/** Names a field, with its answer if there is one. */
function FieldSummary({ field, value }: { field: Field; value: string }) {
  const { label } = texts.fields[field];
  return (
    <span>
      <span>{value ? withColon(label) : label}</span>
      <b>{value && ` ${valueText(field, value, texts)}`}</b>
    </span>
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

/** Shows the fields of a step that the other answers ask for, and below them a fold with those that few have to change. */
export function StepFields({ step, piece, shown, freePage, readFields }: Props) {
  const { values, messages, remarks } = piece;
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === step && isAsked(field, values),
  );
  const folded = asked.filter(isFolded);
  const others = asked.filter((field) => !isFolded(field));
  const order = [...others, ...folded];
  const hasMessage = folded.some((field) => messages[field]);
  // The fold stays open when the message that opened it is gone.
  const [isOpen, setOpen] = useState(false);

  const cell = (field: Field) => {
    const { label, help, link } = texts.fields[field];
    const { kind, optional, later } = ruleOf(field);
    const remark = remarks[field];
    return (
      <Cell
        key={field}
        field={field}
        number={order.indexOf(field) + 1}
        label={label}
        mark={later ? texts.form.later : optional && texts.form.optional}
        hint={
          (help || remark) && (
            <>
              <span>{help}</span>{' '}
              {link && freePage && (
                <a href={freePage} target="_blank" rel="noopener">
                  {link}
                </a>
              )}{' '}
              {remark && <strong>{texts.remarks[remark]}</strong>}
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
      {others.map(cell)}
      {folded.length > 0 && (
        <details
          className="form-fold notice-fold"
          open={hasMessage || isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            {texts.form.folded}
            <span>
              {folded.map((field) => (
                <FieldSummary key={field} field={field} value={values[field]} />
              ))}
            </span>
          </summary>
          <div className="form">{folded.map(cell)}</div>
        </details>
      )}
    </>
  );
}
