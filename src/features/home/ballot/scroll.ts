/**
 * Lets the sheet sink as the page scrolls in browsers without scroll-driven animations: there the animation of
 * sheet.css is paused, and its time in ms is the scroll position in px.
 *
 * @returns a function that stops following the scroll
 */
export function followScroll(sheet: HTMLElement): () => void {
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined;
  const update = () => {
    // Safari reports negative positions while it bounces at the top.
    for (const sinking of sheet.getAnimations()) sinking.currentTime = Math.max(scrollY, 0);
  };
  addEventListener('scroll', update, { passive: true });
  update();
  return () => removeEventListener('scroll', update);
}

/**
 * Whether the sheet sinks as the page scrolls: whether it has the animation of sheet.css. A sheet that hangs (raised.css)
 * scrolls with the page, and so does the sheet of a visitor who wants no motion.
 */
export function sinksOnScroll(sheet: Element): boolean {
  return sheet.getAnimations().length > 0;
}
