import '../../styles/button.css';
import { Cross } from './Cross.tsx';

/** A circle whose cross shows on hover and focus of the link or button around it. */
export function Circle() {
  return (
    <span className="circle">
      <Cross />
    </span>
  );
}
