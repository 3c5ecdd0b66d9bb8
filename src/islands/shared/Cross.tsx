import { CROSS_BOX, CROSSES } from '../../lib/crosses.ts';

const [[falling, rising]] = CROSSES;

/** The pen cross; `base.css` draws it. One hand for all: styles turn it where two stand together. */
export function Cross() {
  return (
    <svg className="cross" viewBox={`0 0 ${CROSS_BOX} ${CROSS_BOX}`} aria-hidden="true">
      <path d={falling} />
      <path d={rising} />
    </svg>
  );
}
