/**
 * Keeps an element where it is in the window when something above it closes with the next frame, as
 * in a list of which one item is open at a time.
 */
export function keepPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    scrollBy({ top: moved, behavior: 'instant' });
  });
}
