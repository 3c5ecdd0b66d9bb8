/**
 * Opens all `<details>` while the page is printed, and closes them again. Safari before 18.4 and Firefox before 143
 * need it: they have no `::details-content`, with which styles/print.css shows closed elements.
 */
export function openDetailsInPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let closed: { details: HTMLDetailsElement; name: string }[] = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map(
      (details) => ({ details, name: details.name }),
    );
    for (const { details } of closed) {
      // Of elements with the same name only one can be open.
      details.name = '';
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const { details, name } of closed) {
      details.open = false;
      details.name = name;
    }
    closed = [];
  });
}
