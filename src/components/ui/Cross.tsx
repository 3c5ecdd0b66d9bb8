import { CROSS_BOX, CROSSES } from '../../lib/crosses.ts';

const [[falling, rising]] = CROSSES;

/** Draws the pen cross. All islands use the same one. */
export function Cross() {
  return (
    <svg className="cross" viewBox={`0 0 ${CROSS_BOX} ${CROSS_BOX}`} aria-hidden="true">
      <path d={falling} />
      <path d={rising} />
    </svg>
  );
}
