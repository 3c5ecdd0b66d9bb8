import { Cross } from './Cross.tsx';

/**
 * Shows a checkbox that is marked with the pen cross. It is square: circles stand for a choice of one among many. Its
 * styles are `styles/check.css`; in a cell of a form, `styles/tick.css`.
 */
export function CheckControl(props: React.ComponentProps<'input'>) {
  return (
    <span className="check">
      <input type="checkbox" value="true" {...props} />
      <Cross />
    </span>
  );
}
