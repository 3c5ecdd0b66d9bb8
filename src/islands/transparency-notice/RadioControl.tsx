import { Cross } from '../shared/Cross.tsx';
import type { ControlAttributes } from '../shared/form/Cell.tsx';

interface Props extends ControlAttributes<string> {
  value: string;
  required: boolean;
  /** The answers, each with its words. */
  options: readonly (readonly [answer: string, text: string | undefined])[];
  change: (answer: string) => void;
}

/** A radio group: each answer has a circle for the pen cross. Its cell is a `group`. */
export function RadioControl({ id, name, value, required, options, change, ...attributes }: Props) {
  return (
    <span
      className="notice-radios"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      {...attributes}
    >
      {options.map(([answer, text], index) => (
        <label key={answer}>
          <span>
            <input
              // A link to the question leads to its first answer.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={answer}
              checked={value === answer}
              onChange={() => change(answer)}
            />
            <Cross />
          </span>
          {text}
        </label>
      ))}
    </span>
  );
}
