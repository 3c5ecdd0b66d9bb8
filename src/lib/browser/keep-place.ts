/** How long an item below may take to open, in ms. */
const OPENING = 600;

/**
 * Keeps an element where it is in the window when something above it closes with the next frame, as
 * in a list of which one item is open at a time. At the end of the page there is room for that only once
 * the item that opens is tall enough: until then it is tried again. The browser's own scroll anchoring
 * rests meanwhile, because it would make up for the same change once more.
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
