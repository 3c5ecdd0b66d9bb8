/** Where the focus moves after an action. An effect moves it for each new object, even to the same element again. */
export interface Focus {
  /** A selector. The first element of the page that it matches gets the focus. */
  on: string;
  /** How the page scrolls to the element: as its styles say, unless a new view takes the place of the old one. */
  behavior?: 'instant';
}

/** Moves the focus, and shows the whole cell of a field: the question stands above the field. */
export function moveFocus(focus: Focus | undefined): void {
  const element = focus && document.querySelector<HTMLElement>(focus.on);
  if (!element) return;
  element.closest('details')?.setAttribute('open', '');
  element.focus({ preventScroll: true });
  const cell = element.closest('.cell');
  if (cell) cell.scrollIntoView({ block: 'nearest' });
  else element.scrollIntoView({ behavior: focus.behavior ?? 'auto' });
}
