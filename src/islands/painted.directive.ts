import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island right after the first paint; with `near` it waits until the island comes
     * near the window.
     */
    'client:painted'?: boolean | 'near';
  }
}

/** How near, so that the script is there before the island is seen. */
const MARGIN = '200px';

/**
 * `client:load`, `client:idle` and `client:visible` may fetch before the first paint and so compete
 * with it on a slow line. For what a page is about, such as the form, idle would be too late.
 */
const painted: ClientDirective = (load, { value }, island) => {
  const off = new AbortController();
  let started = false;
  let pressed: HTMLElement | null | undefined;
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    off.abort();
    pressed?.click();
  };
  const ready = () => {
    if (value !== 'near') return void start();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void start();
      },
      { rootMargin: MARGIN },
    );
    // The island itself has no box.
    for (const part of island.children) observer.observe(part);
  };

  // A press that came too early is made up for, where the browser itself did nothing with it.
  island.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type=button]');
    },
    { signal: off.signal },
  );
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    ready();
  }).observe({ type: 'paint', buffered: true });
  // Not every browser times its paints; by then it has long done the first.
  setTimeout(ready, 3000);
};

export default painted;
