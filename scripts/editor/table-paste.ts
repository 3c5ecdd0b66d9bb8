/** Elements that begin a line of their own in a cell. */
const LINES = 'p, div, li, ul, ol, h1, h2, h3, h4, br';

/**
 * Joins the lines of each table cell that is pasted, for example from Word. The editor would make a cell of each line,
 * and the columns would shift.
 */
export function joinPastedCells(): void {
  const join = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const pasted = new DOMParser().parseFromString(html, 'text/html');
    const cells = [...pasted.querySelectorAll('td, th')].filter((cell) =>
      cell.querySelector(LINES),
    );
    if (cells.length === 0) return;
    for (const cell of cells) {
      for (const line of cell.querySelectorAll(LINES)) line.replaceWith(...line.childNodes, ' ');
    }
    const data = new DataTransfer();
    data.setData('text/html', pasted.body.innerHTML);
    data.setData('text/plain', pasted.body.textContent);
    event.stopImmediatePropagation();
    event.preventDefault();
    const again = { clipboardData: data, bubbles: true, cancelable: true };
    event.target?.dispatchEvent(new ClipboardEvent('paste', again));
  };
  document.addEventListener('paste', join, true);
}
