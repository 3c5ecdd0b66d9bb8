import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island right after the first paint. With `near` it waits until the island comes
     * near the window, with `calm` until the visitor does something or has had a look around.
     */
    'client:painted'?: boolean | 'near' | 'calm';
  }
}

/** The page keeps what was done before this script came (`scripts/build/pages.ts`). */
export type EarlyDocument = Document & { early?: Event };

/** A link in a dialog closes it, also one that was pressed before there was a script to do so. */
const { early } = document as EarlyDocument;
if (early?.target instanceof Element) {
  early.target.closest('a')?.closest('dialog')?.close();
}

/** How near, so that the script is there before the island is seen. */
const MARGIN = '200px';

/** How long after its load a page that nobody touches is left alone, in ms. */
const LOOK_AROUND = 1500;

/** The first thing that a visitor does. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** Until the visitor's first use of the page, or until they have had a look around. */
const calm = () =>
  new Promise<unknown>((used) => {
    for (const use of USES) addEventListener(use, used, { once: true, passive: true });
    const wait = () => setTimeout(used, LOOK_AROUND);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

/**
 * `client:load`, `client:idle` and `client:visible` may fetch before the first paint and so compete
 * with it on a slow line. For what a page is about, such as the form, idle would be too late.
 */
const painted: ClientDirective = (load, { value }, island) => {
  const off = new AbortController();
  const waiting = value === 'calm' ? calm() : Promise.resolve();
  let started = false;
  let again: (() => void) | undefined;
  let leaving = false;
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    // A form that the browser is sending: brought to life now, it could be sent once more, as another.
    if (leaving) return;
    await hydrate();
    off.abort();
    // React works in slices, and drops a submission that comes between two of them. Safari has no
    // idle callbacks.
    if (again) (globalThis.requestIdleCallback ?? setTimeout)(again);
  };
  const ready = () => {
    if (value !== 'near') return void waiting.then(start);
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

  // What came too early is made up for, where the browser itself did nothing with it.
  const note = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !island.contains(target)) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    again = button ? () => button.click() : undefined;
    if (type !== 'submit' || !(target instanceof HTMLFormElement)) return;
    if (target.method === 'dialog') again = () => target.requestSubmit();
    else leaving = true;
  };
  if (early) note(early);
  for (const type of ['click', 'submit'])
    island.addEventListener(type, note, { signal: off.signal });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    ready();
  }).observe({ type: 'paint', buffered: true });
  // Not every browser times its paints; by then it has long done the first.
  setTimeout(ready, 3000);
};

export default painted;
