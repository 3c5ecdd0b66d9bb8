import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import styles from './prize.css?inline';

adoptStyles(styles);

/**
 * Opens the pop-up as a slip at the lower edge of the window. It is not modal: the page stays in use. It is closed by
 * its link and its buttons, by Escape, or by a press outside, which still reaches the pressed element. Each way calls
 * `onClose`. It stays open if a visitor selects its words and releases the mouse outside.
 */
export function openPrize(popUp: HTMLDialogElement, onClose: () => void): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const isInside = (target: EventTarget | null) => target instanceof Node && popUp.contains(target);
  let began: EventTarget | null = null;
  const close = () => {
    controller.abort();
    popUp.open = false;
    onClose();
  };
  document.addEventListener('pointerdown', ({ target }) => (began = target), options);
  document.addEventListener(
    'click',
    ({ target }) => {
      const isControl = target instanceof Element && target.closest('.prize :is(a, button)');
      if (isControl || (!isInside(target) && !isInside(began))) close();
      began = null;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      // The menu closes first.
      if (key === 'Escape' && !document.querySelector('dialog:is(:modal, :popover-open)')) close();
    },
    options,
  );
  // Not show(), which would move the focus.
  popUp.open = true;
}
