import { crossFor } from '../../lib/crosses.ts';

interface Props {
  /** Place in its list: neighbours get different hands. */
  index?: number;
}

/** The pen cross; `base.css` draws it. */
export function Cross({ index = 0 }: Props) {
  const [falling, rising] = crossFor(index);
  return (
    <svg className="cross" viewBox="0 0 100 100" aria-hidden="true">
      <path d={falling} />
      <path d={rising} />
    </svg>
  );
}
