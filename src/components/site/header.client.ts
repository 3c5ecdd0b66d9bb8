// The bar turns black 10 px from the top (specification, section 9).
const paintBar = () => document.body.toggleAttribute('data-scrolled', scrollY > 10);
onscroll = paintBar;
paintBar();

// Every page with a header has the menu.
const menu = document.querySelector('#menu') as HTMLDialogElement;
const closeMenu = () => menu.close();
menu.onclick = ({ target }) => {
  if ((target as Element).closest('a')) closeMenu();
};
matchMedia('(width>=48em)').onchange = closeMenu;
