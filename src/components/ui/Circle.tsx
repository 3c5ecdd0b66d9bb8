import '../../styles/circle.css';
import { Cross } from './Cross.tsx';

interface Props {
  /** Its cross always shows. */
  marked?: boolean;
  /** It has no cross, as while something is on its way. */
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
