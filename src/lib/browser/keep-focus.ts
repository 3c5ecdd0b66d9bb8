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
