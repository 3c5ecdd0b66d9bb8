import { replaceAddress } from '../../lib/browser/replace-address.ts';

/** How long the hash stays in the address after its dialog is closed, in ms. */
const CLEAR_DELAY = 300;

/** The state of a history entry that a click on a poster added. Going back from that entry clears the hash. */
const ADDED_BY_CLICK = 'added-by-click';

let clearTimer: ReturnType<typeof setTimeout> | undefined;

/** Closes a dialog. Before this script came, `popovertarget` opened it as a popover, which `close()` does not close. */
function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  else dialog.close();
}

/** Opens and closes the dialog of one member, whose poster button is `poster`, and keeps the address in step. */
function connect(dialog: HTMLDialogElement, poster: HTMLButtonElement): void {
  const hash = `#${dialog.id}`;

  /** The element on which the pointer went down. A text selection that ends outside is no click outside. */
  let pointerTarget: EventTarget | null = null;

  /** Whether a click on the poster opened the dialog. `history.state` says so until the visitor goes back. */
  let isOpenedByClick = false;

  const isOpen = () => dialog.matches('[open], :popover-open');
  const followAddress = () => {
    if (location.hash !== hash) closeDialog(dialog);
    // A press before this script came may have opened it.
    else if (!isOpen()) poster.click();
  };

  const writeAddress = () => {
    // If a link or an earlier click has set a hash, it is replaced: there is at most one entry to go back from.
    if (location.hash) replaceAddress(hash);
    else history.pushState(ADDED_BY_CLICK, '', hash);
    isOpenedByClick = history.state === ADDED_BY_CLICK;
  };

  const clearAddress = () => {
    if (dialog.open || location.hash !== hash) return;
    if (history.state === ADDED_BY_CLICK) history.back();
    else replaceAddress(location.pathname + location.search);
  };

  for (const button of document.querySelectorAll(`[popovertarget="${dialog.id}"]`)) {
    button.addEventListener('click', (event) => {
      // The browser would open or close the popover, too.
      event.preventDefault();
      if (isOpen()) closeDialog(dialog);
      else dialog.showModal();
    });
  }
  poster.addEventListener('click', writeAddress);
  // Safari focuses the dialog itself when the address has its hash.
  dialog.addEventListener('focus', () => dialog.querySelector('h2')?.focus());
  // Safari does not support `closedby`. The backdrop counts as the dialog itself.
  dialog.addEventListener('pointerdown', ({ target }) => (pointerTarget = target));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pointerTarget === dialog) closeDialog(dialog);
  });
  dialog.addEventListener('close', () => {
    // Safari does not focus a button on click, so it would not return the focus. The page scrolls to the poster only if
    // the dialog was opened by its address.
    poster.focus({ preventScroll: isOpenedByClick });
    clearTimeout(clearTimer);
    clearTimer = setTimeout(clearAddress, CLEAR_DELAY);
  });
  // `popstate` comes before `hashchange`, and thus before the timer of another dialog.
  addEventListener('popstate', followAddress);
  followAddress();
}

/**
 * Keeps the address and the members' dialogs together: the hash of the address names the member whose dialog is open.
 * Without this script the browser opens the dialogs as popovers.
 */
export function connectDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('.member')) {
    const ofDialog = `.member-poster [popovertarget="${dialog.id}"]`;
    const poster = document.querySelector<HTMLButtonElement>(ofDialog);
    if (poster) connect(dialog, poster);
  }
}
