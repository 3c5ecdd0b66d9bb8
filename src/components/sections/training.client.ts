function removeBox(id: string): void {
  const box = document.getElementById(id);
  const next = box?.nextElementSibling;
  box?.remove();
  // Otherwise the focus would return to the start of the page.
  if (next instanceof HTMLElement) {
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }
}

for (const button of document.querySelectorAll<HTMLElement>('[data-closes]')) {
  button.addEventListener('click', () => removeBox(button.dataset['closes'] ?? ''));
}
export {};
