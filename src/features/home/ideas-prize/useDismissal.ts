import { type RefObject, useEffect } from 'react';

/**
 * Calls `onClose` after a press outside of an element, which also does what it was meant to do, and
 * after Escape. A selection of its words that ends outside is no press outside.
 */
export function useDismissal(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    let began: EventTarget | null = null;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;
    document.addEventListener('pointerdown', ({ target }) => (began = target), options);
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!isInside(target) && !isInside(began)) onClose();
        began = null;
      },
      options,
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        // The menu closes first.
        if (key === 'Escape' && !document.querySelector('dialog:is(:modal, :popover-open)'))
          onClose();
      },
      options,
    );
    return () => controller.abort();
  }, [element, onClose]);
}
