interface Props<Field extends string> {
  /** Id and name of the control. */
  field: Field;
  /** Number printed in the cell, as on an official form. */
  number?: number;
  label: React.ReactNode;
  /** Words at the right, which say that the field may stay empty or be filled in later. */
  mark?: React.ReactNode;
  hint?: React.ReactNode;
  error?: React.ReactNode;
  /** A `tick` comes before its label; a `group` consists of controls that have labels of their own. */
  kind?: 'line' | 'tick' | 'group';
  /** Whether the cell takes half a line. */
  half?: boolean | undefined;
  /** Renders the control with the attributes that tie it to label, hint and message. */
  children: (control: ControlAttributes<Field>) => React.ReactNode;
}

export interface ControlAttributes<Field extends string> {
  id: Field;
  name: Field;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

/** Shows one cell of a form: number, label, control, message. */
export function Cell<Field extends string>(props: Props<Field>) {
  const { field, number, label, mark, hint, error, kind = 'line', half = false, children } = props;
  const control = children({
    id: field,
    name: field,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${field}-hint ${field}-error` : `${field}-error`,
  });
  const isGroup = kind === 'group';
  const Label = isGroup ? 'span' : 'label';
  return (
    <div className={half ? 'cell cell-half' : 'cell'} data-narrow="stack">
      {number !== undefined && (
        <span className="cell-number condensed" aria-hidden="true" data-narrow="none">
          {number}
        </span>
      )}
      {kind === 'tick' && control}
      <Label className="cell-label" {...(isGroup ? { id: `${field}-label` } : { htmlFor: field })}>
        {label}
      </Label>
      {mark && <span className="cell-mark">{mark}</span>}
      {hint && (
        <p className="cell-hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
      {kind !== 'tick' && control}
      <p
        className="cell-error error-message"
        id={`${field}-error`}
        hidden={!error}
        data-narrow="stack"
      >
        {error}
      </p>
    </div>
  );
}
