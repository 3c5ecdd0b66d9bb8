for (const button of document.querySelectorAll<HTMLElement>('[data-closes]')) {
  button.addEventListener('click', () => {
    const box = document.getElementById(button.dataset['closes'] ?? '');
    const next = box?.nextElementSibling;
    box?.remove();
    // The focus goes on with the reader, not back to the top of the page.
    if (next instanceof HTMLElement) {
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    }
  });
}
export {};
