import { type RefObject, useEffect, useState } from 'react';

/**
 * How long the visitor is still before the names are written, in ms. Long enough for visitors to begin
 * to scroll, and short enough for the writing to end before the pop-up opens, two seconds after load.
 */
const STILL = 800;

const MOVES = ['scroll', 'pointermove', 'pointerdown', 'keydown'];
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Why the names are written into the rows: because the visitor has been still for a moment, or has
 * touched or focused the ballot. Undefined while the rows are empty.
 */
export function useWritten(
  fieldset: RefObject<HTMLElement | null>,
): 'still' | 'touched' | undefined {
  const [written, setWritten] = useState<'still' | 'touched'>();

  useEffect(() => {
    const ballot = fieldset.current?.closest('.ballot');
    if (written || !ballot) return;
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWritten('still'), STILL);
    };
    wait();
    for (const move of MOVES) document.addEventListener(move, wait, options);
    const writeAtOnce = () => setWritten('touched');
    for (const touch of TOUCHES) ballot.addEventListener(touch, writeAtOnce, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [written, fieldset]);

  return written;
}
