// React, which this page has anyway: the slip is loaded when it is shown.
import { island } from '../shared/boundary.tsx';
import type { CouponContent } from './Coupon.tsx';
import { useIdeasPrize } from './useIdeasPrize.ts';

/** The pop-up about the ideas prize: a slip of paper at the lower edge of the window. */
export const IdeasPrize = island(function IdeasPrize(content: CouponContent) {
  const { loaded, handleClose } = useIdeasPrize();
  // Not null: Astro takes a component that returns null for one of another framework.
  if (!loaded) return <></>;
  const { Coupon } = loaded;
  return <Coupon {...content} onClose={handleClose} />;
});
