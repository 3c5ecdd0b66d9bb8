// React, because it shares the store of the open dialog with the islands that pause behind it.
import { island } from '../shared/boundary.tsx';
import { useIdeasPrize } from './useIdeasPrize.ts';

/** The pop-up about the ideas prize. Its code and texts load when it is shown. */
export const IdeasPrize = island(function IdeasPrize() {
  const { coupon, handleClose } = useIdeasPrize();
  // Not null: Astro takes a component that returns null for one of another framework.
  if (!coupon) return <></>;
  const { Coupon, content } = coupon;
  return <Coupon {...content} onClose={handleClose} />;
});
