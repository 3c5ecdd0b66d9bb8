/**
 * Closes a dialog, whether it is shown as a dialog or as a popover. The menu is always a popover, and so is what
 * `popovertarget` opened before the script of the page came; `close()` does not close a popover.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  if ('popover' in dialog && dialog.matches(':popover-open')) dialog.hidePopover();
  else dialog.close();
}

/** Whether a dialog is open, as a dialog or as a popover. */
export const isShown = (dialog: HTMLDialogElement): boolean =>
  dialog.open || ('popover' in dialog && dialog.matches(':popover-open'));
