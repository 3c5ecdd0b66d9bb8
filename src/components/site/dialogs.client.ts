/**
 * Opens and closes the dialogs of the page. Safari before 26.2 and Firefox before 144 do not support
 * the `command` attribute of the buttons; `popovertarget` is for visitors without script.
 */
function connectButtons(dialog: HTMLDialogElement): void {
  const buttons = document.querySelectorAll(`[commandfor=${dialog.id}]`);
  for (const button of buttons) {
    button.addEventListener('click', (event) => {
      // Otherwise the browser would run the button's own command, too.
      event.preventDefault();
      if (dialog.open) dialog.close();
      else dialog.showModal();
    });
  }
}

/** Keeps the Tab key inside the modal dialog; browsers let it move on to their toolbar. */
function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...document.querySelectorAll<HTMLElement>(':modal :is(a, button)')];
  if (event.shiftKey) stops.reverse();
  const [first] = stops;
  const position = stops.findIndex((stop) => stop === document.activeElement);
  // The browser moves the focus from stop to stop. At the last one, and on elements that are no
  // stops, such as the heading, the focus goes to the first one.
  const canAdvance = position >= 0 && position < stops.length - 1;
  if (!first || canAdvance) return;
  event.preventDefault();
  first.focus();
}

for (const dialog of document.querySelectorAll('dialog')) connectButtons(dialog);
document.addEventListener('keydown', wrapFocus);
export {};
