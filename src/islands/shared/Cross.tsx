import { CROSSES } from '../../lib/crosses.ts';

const [[falling, rising]] = CROSSES;

/** The pen cross; `base.css` draws it. One hand for all: styles turn it where two stand together. */
export function Cross() {
  return (
    <svg className="cross" viewBox="0 0 100 100" aria-hidden="true">
      <path d={falling} />
      <path d={rising} />
    </svg>
  );
}
