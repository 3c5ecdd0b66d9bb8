/** Lets Tab go round in a modal dialog, which else lets it out to the browser's own controls. */
export function keepFocus(event: React.KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const inside = stops.some((stop) => stop === document.activeElement);
  if (inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
