/**
 * A copy of what an element shows right now, with what was typed into it, as plain HTML that needs
 * no script: a form can still be sent, what was closed is open, what was locked is free.
 */
export function remainsOf(element: Element): Node[] {
  const copy = document.createDocumentFragment();
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  // Of all controls only a select forgets its value when it is copied.
  const choices = element.querySelectorAll('select');
  for (const [index, select] of copy.querySelectorAll('select').entries()) {
    select.value = choices[index]?.value ?? '';
  }
  for (const locked of copy.querySelectorAll('[inert], [disabled]')) {
    locked.removeAttribute('inert');
    locked.removeAttribute('disabled');
  }
  for (const closed of copy.querySelectorAll('[aria-controls][aria-expanded=false]')) {
    closed.setAttribute('aria-expanded', 'true');
    closed
      .closest(`:has(#${CSS.escape(closed.getAttribute('aria-controls') ?? '')})`)
      ?.setAttribute('data-open', '');
  }
  return [...copy.childNodes];
}
