import '../../styles/circle.css';
import { Cross } from './Cross.tsx';

interface Props {
  /** Whether the cross always shows. */
  marked?: boolean;
  /** Whether the circle has no cross, as while a form is being sent. */
  empty?: boolean;
  /** A sign in the circle instead of the cross. */
  children?: React.ReactNode;
}

/** Draws a circle whose cross shows while the link or button around it has hover or focus. */
export function Circle({ marked = false, empty = false, children }: Props) {
  return (
    <span className="circle" data-marked={marked ? '' : undefined}>
      {children ?? (!empty && <Cross />)}
    </span>
  );
}
