/** How long an item below may take to open, in ms. */
const OPENING = 600;

/**
 * Keeps an element at its place in the window when something above it closes with the next frame, as in a list of which
 * one item is open at a time. Near the end of the page the window can scroll far enough only once the opening item is
 * tall enough: until then each frame tries again. The browser's own scroll anchoring is off meanwhile, because it would
 * correct the same change once more.
 */
export function keepPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const { style } = document.documentElement;
  const end = performance.now() + OPENING;
  const moved = () => element.getBoundingClientRect().top - top;
  style.overflowAnchor = 'none';
  const putBack = (now: number) => {
    scrollBy({ top: moved(), behavior: 'instant' });
    if (Math.abs(moved()) >= 1 && now < end) requestAnimationFrame(putBack);
    else style.overflowAnchor = '';
  };
  requestAnimationFrame(putBack);
}
