/**
 * Closes a dialog, whether it is shown as a dialog or as a popover. The menu is always a popover. So is a dialog that
 * `popovertarget` opened before the script of the page arrived. `close()` does not close a popover.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  if ('popover' in dialog && dialog.matches(':popover-open')) dialog.hidePopover();
  else dialog.close();
}

/** Whether a dialog is open, as a dialog or as a popover. */
export const isShown = (dialog: HTMLDialogElement): boolean =>
  dialog.open || ('popover' in dialog && dialog.matches(':popover-open'));

/** Moves the focus from the last link or button of an open dialog to the first one, and back. */
function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const dialog = 'dialog:is(:modal, :popover-open)';
  const stops = [...document.querySelectorAll<HTMLElement>(`${dialog} :is(a, button)`)];
  if (event.shiftKey) stops.reverse();
  const [first] = stops;
  const position = stops.findIndex((stop) => stop === document.activeElement);
  // The browser moves the focus to the next link or button. From the last one, and from other elements, such as the
  // heading, the focus goes to the first one.
  const canAdvance = position >= 0 && position < stops.length - 1;
  if (!first || canAdvance) return;
  event.preventDefault();
  first.focus();
}

/** Keeps the Tab key inside open dialogs; browsers let it move on to their toolbar. */
export const keepFocusInDialogs = (): void => document.addEventListener('keydown', wrapFocus);
