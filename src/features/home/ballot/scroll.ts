/** Scroll positions in px at which the ballot has sunk, and at which it is invisible. */
const SUNK = 399;
const GONE = 400;
/** How far the ballot sinks, in px, and its final scale. */
const OFFSET = 160;
const SCALE = 0.9;

/**
 * Lets the ballot sink as the page scrolls. Only for browsers without scroll-driven animations; in
 * others ballot.css does it. Has no effect with reduced motion.
 *
 * @returns a function that stops the effect and resets the sheet
 */
export function followScroll(sheet: HTMLElement): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const reset = () => {
    sheet.style.transform = '';
    sheet.style.opacity = '';
  };
  const update = () => {
    if (reducedMotion.matches) return reset();
    // Safari reports negative positions while it bounces at the top.
    const progress = Math.min(Math.max(scrollY / SUNK, 0), 1);
    sheet.style.transform = `translateY(${progress * OFFSET}px) scale(${1 - progress * (1 - SCALE)})`;
    sheet.style.opacity = scrollY < GONE ? String(Math.min(GONE - scrollY, 1)) : '0';
  };
  addEventListener('scroll', update, { passive: true, signal });
  reducedMotion.addEventListener('change', update, { signal });
  update();
  return () => {
    controller.abort();
    reset();
  };
}
