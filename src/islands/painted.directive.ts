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
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      void start();
    }).observe({ type: 'paint', buffered: true });
  }
  // Where paint is not timed: a second after everything has loaded it has long been painted.
  const later = () => setTimeout(() => void start(), 1000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};

export default painted;
