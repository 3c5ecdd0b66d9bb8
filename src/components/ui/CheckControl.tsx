import { Cross } from './Cross.tsx';
import '../../styles/check.css';

/** A checkbox that is marked with the pen cross. It is square: circles stand for one choice of many. */
export function CheckControl(props: React.ComponentProps<'input'>) {
  return (
    <span className="check">
      <input type="checkbox" value="true" {...props} />
      <Cross />
    </span>
  );
}
