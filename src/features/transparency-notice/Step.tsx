import type { Dispatch } from 'react';
import { Cell, type ControlAttributes } from '../../components/ui/Cell.tsx';
import { Circle } from '../../components/ui/Circle.tsx';
import { Cross } from '../../components/ui/Cross.tsx';
import { SmallButton } from '../../components/ui/SmallButton.tsx';
import { TextControl } from '../../components/ui/TextControl.tsx';
import { berlinDay } from '../../lib/day.ts';
import { linkTo } from '../../lib/links.ts';
import { fill } from '../../lib/text.ts';
import { type Field, FIELD_NAMES, isFolded, ruleOf } from './notice-fields.ts';
import type { Piece } from './piece.ts';
import type { Action, NoticeState } from './reducer.ts';
import { isAsked } from './validate.ts';
import { freePage, words } from './words.ts';

interface ControlProps {
  value: string;
  /** The id is the name of the field. */
  attributes: ControlAttributes<Field>;
  /** Reads the values of all fields into the state. */
  onChange: () => void;
}

/** Shows the answers of a choice as radio buttons, in a `Cell` of the kind `group`. A pen cross marks the answer. */
function Radios({ value, attributes, onChange }: ControlProps) {
  const { id, name, ...described } = attributes;
  return (
    <span
      className="notice-radios"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      {...described}
    >
      {ruleOf(id).options?.map((option, index) => (
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
          <span>{words.fields[id].answers?.[option]}</span>
        </label>
      ))}
    </span>
  );
}

function Control(props: ControlProps) {
  const { attributes, ...typed } = props;
  const { kind, autoComplete, optional, later, max } = ruleOf(attributes.id);
  if (kind === 'choice') return <Radios {...props} />;
  return (
    <TextControl
      kind={kind}
      rows={2}
      {...attributes}
      {...typed}
      required={!optional && !later}
      maxLength={max}
      autoComplete={autoComplete}
    />
  );
}

interface Props {
  state: NoticeState;
  piece: Piece;
  onChange: () => void;
  dispatch: Dispatch<Action>;
}

/**
 * Shows the fields of a step that the other answers ask for, below them a fold with the fields that few visitors have
 * to change, and the button that submits the step. The step `pieces` also has buttons that add and remove a piece.
 */
export function Step({ state, piece, onChange, dispatch }: Props) {
  const { campaign, view, withMessage, returnsToResult } = state;
  const { values, messages } = piece;
  const asked = FIELD_NAMES.filter(
    (field) => ruleOf(field).step === view && isAsked(field, values),
  );
  const folded = asked.filter(isFolded);
  const others = asked.filter((field) => !isFolded(field));
  const isOfPieces = view === 'pieces';
  const { pieces: pieceWords, next, toResult } = words.form;
  const removal = fill(pieceWords.remove, { name: piece.name });

  const cell = (field: Field, number: number) => {
    const { label, help, link } = words.fields[field];
    const { kind, optional, later, half } = ruleOf(field);
    return (
      <Cell
        key={field}
        field={field}
        number={number}
        label={label}
        mark={later ? words.form.later : optional && words.form.optional}
        hint={
          help && (
            <>
              <span>{help}</span>{' '}
              {link && freePage && (
                // The words of the link say that it opens in a new tab.
                <a {...linkTo(freePage)}>{link}</a>
              )}
            </>
          )
        }
        error={withMessage.has(field) ? messages[field] : undefined}
        half={half}
        kind={kind === 'choice' ? 'group' : 'line'}
      >
        {(attributes) => (
          <Control value={values[field] ?? ''} attributes={attributes} onChange={onChange} />
        )}
      </Cell>
    );
  };

  return (
    <>
      {others.map((field, index) => cell(field, index + 1))}
      {folded.length > 0 && (
        <details className="form-fold">
          <summary>{words.form.folded}</summary>
          <div className="form">
            {folded.map((field, index) => cell(field, others.length + index + 1))}
          </div>
        </details>
      )}
      <div className="form notice-actions" data-print="none">
        {isOfPieces && (
          <SmallButton onClick={() => dispatch({ type: 'add', day: berlinDay() })}>
            {pieceWords.add}
          </SmallButton>
        )}
        {isOfPieces && campaign.pieces.length > 1 && (
          <SmallButton onClick={() => confirm(`${removal}?`) && dispatch({ type: 'remove' })}>
            {removal}
          </SmallButton>
        )}
        <button className="form-submit" type="submit">
          <span>{returnsToResult || isOfPieces ? toResult : next}</span>
          <Circle />
        </button>
      </div>
    </>
  );
}
