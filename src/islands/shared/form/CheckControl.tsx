import { Cross } from '../Cross.tsx';
import type { ControlAttributes } from './Cell.tsx';

interface Props {
  control: ControlAttributes<string>;
  required?: boolean;
}

/** A square box that takes the pen cross: independent of its neighbours, unlike a ballot's circle. */
export function CheckControl({ control, required }: Props) {
  return (
    <span className="check">
      <input type="checkbox" value="true" required={required} {...control} />
      <Cross />
    </span>
  );
}
