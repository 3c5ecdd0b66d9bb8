/**
 * Closes a dialog. Before the script of the page came, the browser may have opened it as a popover, which
 * `close()` does not close and `showModal()` refuses to open again.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  if ('popover' in dialog && dialog.matches(':popover-open')) dialog.hidePopover();
  else dialog.close();
}

/** Whether a dialog can be seen: as a dialog, or as a popover from before the script came. */
export const isShown = (dialog: HTMLDialogElement): boolean =>
  dialog.open || ('popover' in dialog && dialog.matches(':popover-open'));
