import { useCallback, useEffect, useRef, useState } from 'react';

/** Time to read the answer to a vote before the sheet drops into the box, in ms. */
const READ = 4000;

/**
 * Drops the sheet into the box a moment after a vote: once, and not with reduced motion. `keep` stops it,
 * when the visitor turns to what is below the rows.
 */
export function useDropped(raised: boolean, lower: () => void) {
  const [dropped, setDropped] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = useCallback(() => clearTimeout(timer.current), []);
  const drop = useCallback(() => {
    keep();
    if (isOver.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => {
      isOver.current = true;
      lower();
      setDropped(true);
    }, READ);
  }, [keep, lower]);

  // A press or the focus pulls it out again.
  if (raised && dropped) setDropped(false);
  return { dropped, drop, keep };
}
