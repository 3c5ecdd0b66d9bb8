import { useEffect, useState } from 'react';
import { $openDialog } from '../../stores/dialog.ts';
import type { Coupon, CouponContent } from './Coupon.tsx';
import { markSeen, wasSeen } from './seen.ts';

/** Specification, section 9: 2000 ms after the page has loaded. */
const DELAY = 2000;

interface LoadedCoupon {
  Coupon: typeof Coupon;
  content: CouponContent;
}

/** @throws without a connection */
async function load(source: string): Promise<LoadedCoupon> {
  const [{ Coupon }, response] = await Promise.all([import('./Coupon.tsx'), fetch(source)]);
  const content: CouponContent = await response.json();
  return { Coupon, content };
}

/** How much of the delay is left, in ms: the island may arrive after the page has loaded. */
function remaining(): number {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  if (loaded === 0) return DELAY;
  return Math.max(0, DELAY - (performance.now() - loaded));
}

/** Waits until no other dialog, such as the menu, is open. */
async function noOtherDialog(signal: AbortSignal): Promise<void> {
  const other = document.querySelector('dialog[open]');
  if (!other) return;
  await new Promise((resolve) => {
    other.addEventListener('close', resolve, { once: true, signal });
  });
}

/** The dialog once it is to be shown; that it was closed is remembered, whichever way it was. */
export function useIdeasPrize(source: string) {
  const [coupon, setCoupon] = useState<LoadedCoupon>();

  useEffect(() => {
    if (wasSeen()) return;
    let timer: ReturnType<typeof setTimeout>;
    const off = new AbortController();
    const show = async () => {
      const loaded = await load(source);
      await noOtherDialog(off.signal);
      // It may have been closed in another tab meanwhile.
      if (off.signal.aborted || wasSeen()) return;
      setCoupon(loaded);
      $openDialog.set('ideas-prize');
    };
    const wait = () => {
      timer = setTimeout(() => {
        show().catch(() => {
          // Without a connection there is no pop-up, which is no loss.
        });
      }, remaining());
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true, signal: off.signal });
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  }, [source]);

  const closed = () => {
    markSeen();
    $openDialog.set(undefined);
    setCoupon(undefined);
  };
  return { coupon, closed };
}
