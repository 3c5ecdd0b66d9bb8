/** Where a phase's top must be, as a share of the window's height (specification, section 9). */
const ACTIVATION = 0.6;

/**
 * Marks the phases whose top has passed that line and names the last of them the current step; sets
 * `--way` to how much of the way is behind the line, 0–1.
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
    way.style.setProperty('--way', String(Math.min(1, Math.max(0, progress))));
  };
  const off = new AbortController();
  addEventListener('scroll', follow, { passive: true, signal: off.signal });
  addEventListener('resize', follow, { signal: off.signal });
  follow();
  return () => off.abort();
}
