// React, which this page has anyway: code and words are loaded when the slip is shown.
import { island } from '../shared/boundary.tsx';
import { useIdeasPrize } from './useIdeasPrize.ts';

/** The pop-up about the ideas prize: a slip of paper at the lower edge of the window. */
export const IdeasPrize = island(function IdeasPrize() {
  const { coupon, handleClose } = useIdeasPrize();
  // Not null: Astro takes a component that returns null for one of another framework.
  if (!coupon) return <></>;
  const { Coupon, content } = coupon;
  return <Coupon {...content} onClose={handleClose} />;
});
