import '../../styles/close.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Home } from '../../schemas/home.ts';
import { Circle } from '../shared/Circle.tsx';
import { Cross } from '../shared/Cross.tsx';
import { adoptStyles } from '../shared/styles.ts';
import styles from './coupon.css?inline';

export interface CouponContent {
  texts: Omit<Home['ideasPrize'], 'active'>;
  href: string;
  /** What a screen reader says of a link that opens a new tab. */
  newTab: string;
}

interface Props extends CouponContent {
  /** Called once the dialog is closed, whichever way. */
  closed: () => void;
}

adoptStyles(styles);

/**
 * A coupon to tear off, in a modal dialog that is open from its first moment. It stands before all
 * else: where nothing had the focus, the browser goes on from where the dialog was, once it is closed.
 */
export function Coupon({ texts, href, newTab, closed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the last press began: who selects words and lets go outside has not clicked outside. */
  const pressed = useRef<EventTarget>(null);
  const [place] = useState(() => document.createElement('div'));
  const close = () => dialog.current?.close();

  useEffect(() => {
    document.body.prepend(place);
    dialog.current?.showModal();
    // Browsers differ in what they focus first. A button would be pressed by whoever was about to
    // press a key, so it is the question.
    dialog.current?.querySelector('h2')?.focus();
    return () => place.remove();
  }, [place]);

  return createPortal(
    <dialog
      ref={dialog}
      className="coupon"
      aria-labelledby="coupon-title"
      onClose={closed}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressed.current === currentTarget && close()
      }
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
    place,
  );
}
