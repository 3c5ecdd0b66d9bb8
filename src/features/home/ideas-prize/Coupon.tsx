// React, which this page has anyway: the slip is loaded when it is shown.
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ideasPrizeWords } from './current-words.ts';
import closeStyles from '../../../styles/close.css?inline';
import { adoptStyles } from '../../../components/ui/styles.ts';
import couponStyles from './coupon.css?inline';
import { useDismissal } from './useDismissal.ts';

export interface CouponContent {
  texts: ReturnType<typeof ideasPrizeWords>;
  href: string;
  /** The hint for screen readers after a link that opens a new tab. */
  newTab: string;
}

interface Props extends CouponContent {
  onClose: () => void;
}

adoptStyles(closeStyles);
adoptStyles(couponStyles);

function Coupon({ texts, href, newTab, onClose }: Props) {
  const slip = useRef<HTMLDialogElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  useDismissal(slip, onClose);
  return (
    <dialog
      ref={slip}
      className="prize-slip"
      aria-labelledby="prize-slip-title"
      data-unfolded={unfolded ? '' : undefined}
      data-surface="accent"
      data-print="none"
      open
    >
      <h2>
        <button
          type="button"
          id="prize-slip-title"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>{texts.headline}</span>
        </button>
      </h2>
      <p className="prize-slip-text" hidden={!unfolded}>
        {texts.text}
      </p>
      <a className="button" href={href} target="_blank" rel="noopener" onClick={onClose}>
        <span>
          {texts.more}
          <svg className="prize-slip-arrow" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 10 10 2M4 2h6v6" />
          </svg>
          <span className="visually-hidden"> ({newTab})</span>
        </span>
      </a>
      <button className="button" type="button" data-secondary="" onClick={onClose}>
        {texts.later}
      </button>
      <button className="close" type="button" onClick={onClose}>
        <span className="visually-hidden">{texts.close}</span>
      </button>
    </dialog>
  );
}

/**
 * Shows a slip at the lower edge of the window, until the visitor closes it. It is not modal: it covers no row of the
 * ballot, and the page stays in use. It comes after the skip link: where it is closed by keyboard, the Tab key goes on
 * from there.
 */
export function showCoupon(content: CouponContent, onClose: () => void): void {
  // Screen readers announce what is added to a region that is there already.
  const region = document.createElement('div');
  region.role = 'status';
  region.ariaAtomic = 'false';
  document.body.firstElementChild?.after(region);
  const root = createRoot(region);
  const close = () => {
    onClose();
    root.unmount();
    region.remove();
  };
  root.render(<Coupon {...content} onClose={close} />);
}
