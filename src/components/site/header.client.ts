/** Distance from the top after which the bar turns black (specification, section 9). */
const SCROLL_THRESHOLD = 10;

const menu = document.querySelector<HTMLDialogElement>('#menu');

const paintBar = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
addEventListener('scroll', paintBar);
paintBar();

if (menu) {
  for (const link of menu.querySelectorAll('a')) link.onclick = () => menu.close();
  matchMedia('(width >= 48em)').onchange = () => menu.close();
}
