import { carryElection, electionFrom } from '../../lib/browser/carry-election.ts';

/** Distance from the top, in px, from which the bar is black. */
const SCROLLED = 10;

const { body } = document;
const menu = document.querySelector<HTMLDialogElement>('#menu');

const updateBar = () => body.toggleAttribute('data-scrolled', scrollY > SCROLLED);
const closeMenu = () => menu?.close();

addEventListener('scroll', updateBar, { passive: true });
updateBar();

menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) closeMenu();
});
// The bar shows the links from this width on.
matchMedia('(width >= 48em)').addEventListener('change', closeMenu);

// From the first click on, links within the page scroll smoothly (base.css).
document.addEventListener('click', () => (body.dataset['used'] = ''), { once: true });

// Who comes here after a vote, or from a link with an election, keeps it.
const election = electionFrom(location.search);
if (election) carryElection(election);
