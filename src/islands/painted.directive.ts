import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island right after the first paint, or at the first touch if that is earlier. */
    'client:painted'?: boolean;
  }
}

/**
 * `client:load` and `client:idle` may fetch before the first paint and so compete with it on a
 * slow line. For what the page is about, such as the form, waiting for idle would be too late.
 */
const painted: ClientDirective = (load) => {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
  };
  addEventListener('pointerdown', () => void start(), { once: true, capture: true });
  addEventListener('focusin', () => void start(), { once: true, capture: true });
  try {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      void start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // A browser without paint timing: two frames on, the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => void start()));
  }
};

export default painted;
