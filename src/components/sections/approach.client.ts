/** A phase is reached when its top is above this line, a share of the window's height. */
const ACTIVATION = 0.6;

/** How far the marker moves, as a share of the timeline's height. */
const RANGE = 0.7;

/**
 * Marks the phases above the activation line and makes the last of them the current step. Moves the
 * marker by the share of the timeline above the line.
 */
function followPhases(timeline: HTMLElement): void {
  const phases = [...timeline.querySelectorAll('li')];
  const update = () => {
    const line = innerHeight * ACTIVATION;
    const passed = phases.filter((phase) => phase.getBoundingClientRect().top <= line);
    for (const phase of phases) {
      phase.toggleAttribute('data-passed', passed.includes(phase));
      phase.ariaCurrent = phase === passed.at(-1) ? 'step' : null;
    }
    // In a tall window the page may end before the end of the timeline reaches the line.
    const { top, height } = timeline.getBoundingClientRect();
    const remainingScroll = document.documentElement.scrollHeight - innerHeight - scrollY;
    const progress = (line - top) / Math.min(height, line - top + remainingScroll);
    const offset = RANGE * height * Math.min(1, Math.max(0, progress));
    // Used for `translate`: a change of `top` would count as a layout shift.
    timeline.style.setProperty('--marker-offset', `${offset}px`);
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  update();
}

for (const timeline of document.querySelectorAll<HTMLElement>('.timeline')) followPhases(timeline);
