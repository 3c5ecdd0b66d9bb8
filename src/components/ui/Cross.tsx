import { CROSS_BOX, CROSSES } from '../../lib/crosses.ts';

const [first, second] = CROSSES;

interface Props {
  /** Position in the list; neighbours get different crosses. */
  index?: number;
}

/** Draws the pen cross. */
export function Cross({ index = 0 }: Props) {
  // The third handwriting is the second one, mirrored. This saves a pair of paths.
  const hand = Math.abs(index) % 3;
  return (
    <svg
      className="cross"
      viewBox={`0 0 ${CROSS_BOX} ${CROSS_BOX}`}
      aria-hidden="true"
      data-mirrored={hand === 2 ? '' : undefined}
    >
      {(hand === 0 ? first : second).map((stroke) => (
        <path d={stroke} key={stroke} />
      ))}
    </svg>
  );
}
