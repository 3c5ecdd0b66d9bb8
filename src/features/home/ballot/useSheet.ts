import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Time to read the answer to a vote before the sheet drops into the box, in ms. */
const READ = 4000;

/** How far the visitor scrolls down before a raised sheet goes back, in px. */
const LOWERED = 60;

/**
 * Whether the ballot around `element` stays in the window while the page scrolls. In a low window, once it
 * is raised, and with reduced motion it scrolls with the page (HomeHero.astro, vote.css).
 */
export function isSticky(element: HTMLElement): boolean {
  const place = element.closest('.pinned');
  return place !== null && getComputedStyle(place).position === 'sticky';
}

/**
 * Where the sheet is: `raised` out of the box, so that all rows and the answer can be seen, while the
 * visitor's last press or focus was on the ballot; `dropped` into the box, with only its title out;
 * undefined in between.
 */
export function useSheet(fieldset: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<'raised' | 'dropped'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasDropped = useRef(false);
  const isRaised = position === 'raised';

  useEffect(() => {
    const ballot = fieldset.current?.closest('.ballot');
    const controller = new AbortController();
    const follow = ({ type, target }: Event) => {
      const isInside = target instanceof Element && ballot?.contains(target) === true;
      // A press with the mouse focuses, too, but a row must not move before the mouse is released.
      if (isInside && type === 'focusin' && !target.matches(':focus-visible')) return;
      setPosition((now) => (isInside ? 'raised' : now === 'raised' ? undefined : now));
    };
    // Before the vote handles the press: the button that takes it back is gone then.
    const options = { capture: true, signal: controller.signal };
    for (const event of ['click', 'focusin']) document.addEventListener(event, follow, options);
    return () => {
      controller.abort();
      clearTimeout(timer.current);
    };
  }, [fieldset]);

  useEffect(() => {
    if (!isRaised || !fieldset.current || !isSticky(fieldset.current)) return;
    let start = scrollY;
    const lower = () => {
      start = Math.min(start, scrollY);
      if (scrollY > start + LOWERED) setPosition(undefined);
    };
    addEventListener('scroll', lower, { passive: true });
    return () => removeEventListener('scroll', lower);
  }, [isRaised, fieldset]);

  /** Keeps the sheet out of the box when the visitor turns to what is below the rows. */
  const keep = useCallback(() => clearTimeout(timer.current), []);

  /** Drops the sheet a moment after a vote: once, and not with reduced motion. */
  const dropSoon = useCallback(() => {
    keep();
    if (hasDropped.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer.current = setTimeout(() => {
      hasDropped.current = true;
      setPosition('dropped');
    }, READ);
  }, [keep]);

  return { position, dropSoon, keep };
}
