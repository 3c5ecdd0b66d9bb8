/** The elements of an open dialog that the Tab key stops at, as long as they are visible. */
const STOPS =
  'dialog:is(:modal, :popover-open) :is(a, button, input, select, summary, textarea):not(:disabled)';

/** Moves the focus from the last stop of an open dialog to the first one, and back. */
function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...document.querySelectorAll(STOPS)].filter((stop) => stop.checkVisibility());
  if (event.shiftKey) stops.reverse();
  const [first] = stops;
  const position = stops.findIndex((stop) => stop === document.activeElement);
  // The browser moves the focus from one stop to the next. If the focus is on the last stop, or on an element that is no
  // stop, such as the heading, this function moves it to the first stop.
  const canAdvance = position >= 0 && position < stops.length - 1;
  if (!(first instanceof HTMLElement) || canAdvance) return;
  event.preventDefault();
  first.focus();
}

/** Keeps the Tab key inside open dialogs; browsers let it move on to their toolbar. */
export const keepFocusInDialogs = (): void => document.addEventListener('keydown', wrapFocus);
