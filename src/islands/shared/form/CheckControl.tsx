import { Cross } from '../Cross.tsx';
import type { ControlAttributes } from './Cell.tsx';

interface Props {
  control: ControlAttributes<string>;
  required?: boolean;
}

/** A checkbox that is marked with the pen cross. It is square: circles stand for one choice of many. */
export function CheckControl({ control, required }: Props) {
  return (
    <span className="check">
      <input type="checkbox" value="true" required={required} {...control} />
      <Cross />
    </span>
  );
}
