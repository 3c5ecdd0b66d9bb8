/** Distance from the top after which the bar turns black (specification, section 9). */
const SCROLL_THRESHOLD = 10;

const root = document.documentElement;
const menu = document.querySelector<HTMLDialogElement>('#menu');

const paintBar = () => root.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
addEventListener('scroll', paintBar, { passive: true });
paintBar();

if (menu) {
  // Safari before 26.2 and Firefox before 144 do not know the command attribute of the buttons.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    for (const button of document.querySelectorAll('[commandfor=menu]')) {
      button.addEventListener('click', (event) => {
        // Else their popovertarget, which is for visitors without script, would answer as well.
        event.preventDefault();
        if (menu.open) menu.close();
        else menu.showModal();
      });
    }
  }
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.close();
  });
  // A modal dialog lets Tab out to the browser's own controls; here it goes round.
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = menu.querySelectorAll<HTMLElement>('a, button');
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
  });
  matchMedia('(width >= 48em)').addEventListener('change', () => menu.close());
}
