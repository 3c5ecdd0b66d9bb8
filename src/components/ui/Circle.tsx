import '../../styles/circle.css';
import { Cross } from './Cross.tsx';

interface Props {
  /** The cross always shows. */
  marked?: boolean;
  /** The circle has no cross, for example while a form is being sent. */
  empty?: boolean;
}

/** A circle whose cross shows on hover and focus of the link or button around it. */
export function Circle({ marked = false, empty = false }: Props) {
  return (
    <span className="circle" data-marked={marked ? '' : undefined}>
      {!empty && <Cross />}
    </span>
  );
}
