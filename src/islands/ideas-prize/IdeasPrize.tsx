// React, for the store: what moves on the page stands still while the dialog lies over it.
import { useIdeasPrize } from './useIdeasPrize.ts';
import { island } from '../shared/boundary.tsx';

interface Props {
  /** Address of what the dialog says. */
  source: string;
}

/** The pop-up about the ideas prize; dialog and words load when it is time to show them. */
export const IdeasPrize = island(function IdeasPrize({ source }: Props) {
  const { coupon, closed } = useIdeasPrize(source);
  // Not null: Astro knows a React component by what it returns on the server.
  if (!coupon) return <></>;
  const { Coupon, content } = coupon;
  return <Coupon {...content} closed={closed} />;
});
