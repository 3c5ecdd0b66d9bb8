import { useEffect, useState } from 'react';
import type { Coupon } from './Coupon.tsx';
import { markSeen, wasSeen } from './seen.ts';

/** Time between the page's load event and the pop-up, in ms. */
const DELAY = 2000;

/** The rest of the delay in ms: the island may hydrate long after the page has loaded. */
function remainingDelay(): number {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  if (loaded === 0) return DELAY;
  return Math.max(0, DELAY - (performance.now() - loaded));
}

/** Waits until no other dialog, such as the menu, is open. */
async function waitForOtherDialog(signal: AbortSignal): Promise<void> {
  const other = document.querySelector('dialog[open]');
  if (!other) return;
  await new Promise((resolve) => {
    other.addEventListener('close', resolve, { once: true, signal });
  });
}

/** Loads the coupon when it is time to show it, and remembers that the visitor has closed it. */
export function useIdeasPrize() {
  const [loaded, setLoaded] = useState<{ Coupon: typeof Coupon }>();

  useEffect(() => {
    if (wasSeen()) return;
    let timer: ReturnType<typeof setTimeout>;
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const slip = await import('./Coupon.tsx');
      await waitForOtherDialog(signal);
      // The visitor may have closed it in another tab meanwhile.
      if (signal.aborted || wasSeen()) return;
      setLoaded(slip);
    };
    const schedule = () => {
      timer = setTimeout(() => {
        show().catch(() => {
          // Without a connection there is no pop-up.
        });
      }, remainingDelay());
    };
    if (document.readyState === 'complete') schedule();
    else addEventListener('load', schedule, { once: true, signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);

  const handleClose = () => {
    markSeen();
    setLoaded(undefined);
  };
  return { loaded, handleClose };
}
