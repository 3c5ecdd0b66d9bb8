// React, because the library that shows the toasts is made for React. Its toasts end by a timer that pauses, a swipe or
// a button, and it keeps the focus.
import { Toast } from '@base-ui/react/toast';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Cross } from '../../ui/Cross.tsx';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import styles from './toaster.css?inline';
import { $clearedToasts, $toasts } from './toasts.ts';

adoptStyles(styles);

/** How many toasts are visible at a time. On a phone the styles show the newest alone. */
const LIMIT = 3;
/** Milliseconds for which a toast is visible. */
const DURATION = 4000;

export interface ToasterWords {
  /** Name of the region for screen readers. */
  label: string;
  close: string;
}

function ToastList({ label, close }: ToasterWords) {
  const { toasts, add, close: closeToast } = Toast.useToastManager();
  const waiting = useStore($toasts);

  useEffect(() => $clearedToasts.listen(() => closeToast()), [closeToast]);

  useEffect(() => {
    if (waiting.length === 0) return;
    $toasts.set([]);
    for (const { type, title, text } of waiting) {
      add({ type, title, description: text });
    }
  }, [waiting, add]);

  return (
    <Toast.Viewport className="toasts" aria-label={label}>
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          className="toast"
          // The library's role is dialog, but a toast takes no focus and needs no answer.
          role="group"
          aria-modal={undefined}
          swipeDirection={['right', 'down']}
        >
          <Toast.Content className="toast-content">
            <span className="toast-mark" aria-hidden="true" data-narrow="none">
              {toast.type === 'error' ? '!' : <Cross />}
            </span>
            <Toast.Title className="toast-title" render={<p />} />
            <Toast.Description className="toast-text" />
            {/* By itself the library hides the button from screen readers until the toast is hovered. */}
            <Toast.Close className="close toast-close" aria-label={close} aria-hidden={false} />
          </Toast.Content>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}

function Toaster(words: ToasterWords) {
  return (
    <Toast.Provider limit={LIMIT} timeout={DURATION}>
      <Toast.Portal>
        <ToastList {...words} />
      </Toast.Portal>
    </Toast.Provider>
  );
}

let isMounted = false;

/**
 * Adds the toaster to the page unless it is there. Call it before there is a message: screen readers announce only what
 * is added to an existing live region.
 */
export function mountToaster(words: ToasterWords): void {
  if (isMounted) return;
  isMounted = true;
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<Toaster {...words} />);
}
