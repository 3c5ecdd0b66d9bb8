import { Cross } from './Cross.tsx';

/**
 * Shows a checkbox that is marked with the pen cross (`styles/check.css`). It is square: circles stand for one choice
 * of many.
 */
export function CheckControl(props: React.ComponentProps<'input'>) {
  return (
    <span className="check">
      <input type="checkbox" value="true" {...props} />
      <Cross />
    </span>
  );
}
