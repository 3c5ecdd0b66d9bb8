/** Specification, section 4, in px of scroll and of offset. */
const SUNK = 399;
const GONE = 400;
const OFFSET = 160;
const SCALE = 0.9;

/**
 * Lets `sheet` sink with the page: every position of scroll has exactly one picture, whichever way
 * it was reached. Does nothing for who wants less motion, and where styles do it (`ballot.css`), from
 * the first pixel on and beside the main thread. Without GSAP, which would be 24 KB for three lines of
 * arithmetic.
 *
 * @returns ends the effect and takes back what it did
 */
export function followScroll(sheet: HTMLElement): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined;
  const off = new AbortController();
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const reset = () => {
    sheet.style.transform = '';
    sheet.style.opacity = '';
  };
  const follow = () => {
    if (calm.matches) return reset();
    // Safari scrolls past the top.
    const share = Math.min(Math.max(scrollY / SUNK, 0), 1);
    sheet.style.transform = `translateY(${share * OFFSET}px) scale(${1 - share * (1 - SCALE)})`;
    sheet.style.opacity = scrollY < GONE ? String(Math.min(GONE - scrollY, 1)) : '0';
  };
  addEventListener('scroll', follow, { passive: true, signal: off.signal });
  calm.addEventListener('change', follow, { signal: off.signal });
  follow();
  return () => {
    off.abort();
    reset();
  };
}
