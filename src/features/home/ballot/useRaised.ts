import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Whether the sheet is pulled out of the box, so that all rows and the answer can be seen: while the
 * visitor's last press or focus was on the ballot, until `lower`.
 */
export function useRaised(fieldset: RefObject<HTMLElement | null>) {
  const [raised, setRaised] = useState(false);

  useEffect(() => {
    const ballot = fieldset.current?.closest('.ballot');
    const controller = new AbortController();
    const follow = ({ type, target }: Event) => {
      const inside = target instanceof Element && ballot?.contains(target) === true;
      // A press with the mouse focuses, too, but a row must not move before the mouse is released.
      if (inside && type === 'focusin' && !target.matches(':focus-visible')) return;
      setRaised(inside);
    };
    // Before the vote handles the press: the button that takes it back is gone then.
    const options = { capture: true, signal: controller.signal };
    for (const event of ['click', 'focusin']) document.addEventListener(event, follow, options);
    return () => controller.abort();
  }, [fieldset]);

  const lower = useCallback(() => setRaised(false), []);
  return { raised, lower };
}
