import '../../styles/circle.css';
import { Cross } from './Cross.tsx';

interface Props {
  /** Whether the cross always shows. */
  marked?: boolean;
  /** Whether the circle has no cross, as while a form is being sent. */
  empty?: boolean;
}

/** Draws a circle whose cross shows while the link or button around it has hover or focus. */
export function Circle({ marked = false, empty = false }: Props) {
  return (
    <span className="circle" data-marked={marked ? '' : undefined}>
      {!empty && <Cross />}
    </span>
  );
}
