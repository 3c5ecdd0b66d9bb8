const { body } = document;

// The bar turns black 10 px from the top (specification, section 9).
(onscroll = () => body.toggleAttribute('data-scrolled', scrollY > 10))();

// Every page with a header has the menu.
const menu = document.querySelector('#menu') as HTMLDialogElement;
const closeMenu = () => menu.close();
onclick = ({ target }) => {
  // From the first press on, ways within the page are smooth (base.css).
  body.dataset['used'] = '';
  if ((target as Element).closest('#menu a')) closeMenu();
};
matchMedia('(width>=48em)').onchange = closeMenu;
