import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ideasPrizeWords } from '../../features/ideas-prize/words.ts';
import closeStyles from '../../styles/close.css?inline';
import dialogStyles from '../../styles/dialog.css?inline';
import { Circle } from '../shared/Circle.tsx';
import { Cross } from '../shared/Cross.tsx';
import { adoptStyles } from '../shared/styles.ts';
import couponStyles from './coupon.css?inline';

export interface CouponContent {
  texts: ReturnType<typeof ideasPrizeWords>;
  href: string;
  /** The hint for screen readers after a link that opens a new tab. */
  newTab: string;
}

interface Props extends CouponContent {
  onClose: () => void;
}

for (const styles of [closeStyles, dialogStyles, couponStyles]) adoptStyles(styles);

/**
 * A coupon in a modal dialog, which opens when it is mounted. The dialog is the first element of the
 * page: after it is closed, the Tab key goes on from there.
 */
export function Coupon({ texts, href, newTab, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the pointer went down. A text selection that ends outside is not a click outside. */
  const pointerTarget = useRef<EventTarget>(null);
  const [container] = useState(() => document.createElement('div'));
  const close = () => dialog.current?.close();

  useEffect(() => {
    document.body.prepend(container);
    dialog.current?.showModal();
    // Not a button: a visitor who is just typing could press it by accident.
    dialog.current?.querySelector('h2')?.focus();
    return () => container.remove();
  }, [container]);

  const closeOnBackdrop = ({ target, currentTarget }: React.MouseEvent) => {
    if (target === currentTarget && pointerTarget.current === currentTarget) close();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="coupon dialog"
      aria-labelledby="coupon-title"
      onClose={onClose}
      onPointerDown={({ target }) => (pointerTarget.current = target)}
      onClick={closeOnBackdrop}
    >
      <div className="coupon-paper">
        <div className="coupon-stub" aria-hidden="true">
          <Cross />
        </div>
        <div className="coupon-text">
          <h2 id="coupon-title" tabIndex={-1}>
            {texts.headline}
          </h2>
          <p>{texts.text}</p>
          <div className="coupon-actions">
            <a className="button" href={href} target="_blank" rel="noopener" onClick={close}>
              <span>
                {texts.more}
                <svg className="coupon-arrow" viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2 10 10 2M4 2h6v6" />
                </svg>
                <span className="visually-hidden"> ({newTab})</span>
              </span>
              <Circle />
            </a>
            <button className="button" type="button" data-secondary="" onClick={close}>
              {texts.later}
            </button>
          </div>
        </div>
        <button className="close coupon-close" type="button" onClick={close}>
          <span className="visually-hidden">{texts.close}</span>
        </button>
      </div>
    </dialog>,
    container,
  );
}
