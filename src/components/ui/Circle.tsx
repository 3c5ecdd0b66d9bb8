import '../../styles/circle.css';
import { Cross } from './Cross.tsx';

interface Props {
  /** Position in the list; neighbours get different crosses. */
  index?: number;
  /** Whether the cross always shows. */
  marked?: boolean;
  /** Whether the circle has no cross, as while a form is being sent. */
  empty?: boolean;
  className?: string;
  /** A sign in the circle instead of the cross. */
  children?: React.ReactNode;
}

/** Draws a circle whose cross shows while the link or button around it has hover or focus. */
export function Circle({ index = 0, marked = false, empty = false, className, children }: Props) {
  return (
    <span
      className={className ? `circle ${className}` : 'circle'}
      data-marked={marked ? '' : undefined}
    >
      {children ?? (!empty && <Cross index={index} />)}
    </span>
  );
}
