/** Where a phase's top must be, as a share of the window's height (specification, section 9). */
const ACTIVATION = 0.6;

/** How far down the way the marker travels (specification, section 9). */
const RANGE = 0.7;

/**
 * Marks the phases whose top has passed that line and names the last of them the current step;
 * moves the marker by the share of the way that is behind the line.
 *
 * @returns ends it
 */
export function followPhases(way: HTMLElement): () => void {
  const phases = [...way.querySelectorAll('li')];
  const follow = () => {
    const line = innerHeight * ACTIVATION;
    const passed = phases.filter((phase) => phase.getBoundingClientRect().top <= line);
    for (const phase of phases) {
      phase.toggleAttribute('data-passed', passed.includes(phase));
      phase.ariaCurrent = phase === passed.at(-1) ? 'step' : null;
    }
    // The way ends with the list, or with the page where that ends first.
    const { top, height } = way.getBoundingClientRect();
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    const progress = (line - top) / Math.min(height, line - top + left);
    const share = RANGE * Math.min(1, Math.max(0, progress));
    // A length, not `top`: moving by layout would count as a shift of the page.
    way.style.setProperty('--way', `${share * height}px`);
  };
  const off = new AbortController();
  addEventListener('scroll', follow, { passive: true, signal: off.signal });
  addEventListener('resize', follow, { signal: off.signal });
  follow();
  return () => off.abort();
}
