import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ideasPrizeWords } from '../../features/ideas-prize/current-words.ts';
import closeStyles from '../../styles/close.css?inline';
import { adoptStyles } from '../shared/styles.ts';
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

/**
 * A slip at the lower edge of the window. It is not modal: it covers no row of the ballot, and the page
 * stays in use. It comes after the skip link: where it is closed by keyboard, the Tab key goes on from there.
 */
export function Coupon({ texts, href, newTab, onClose }: Props) {
  const slip = useRef<HTMLDialogElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  /** Screen readers announce what is added to a region that is there already. */
  const [region, setRegion] = useState<HTMLElement>();
  useDismissal(slip, onClose);

  useEffect(() => {
    const container = document.createElement('div');
    container.role = 'status';
    container.ariaAtomic = 'false';
    document.body.firstElementChild?.after(container);
    setRegion(container);
    return () => container.remove();
  }, []);

  if (!region) return <></>;
  return createPortal(
    <dialog
      ref={slip}
      className="prize-slip"
      aria-labelledby="prize-slip-title"
      data-unfolded={unfolded ? '' : undefined}
      data-surface="brief"
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
    </dialog>,
    region,
  );
}
