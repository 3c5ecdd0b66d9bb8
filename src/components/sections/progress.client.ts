const bar = document.querySelector<HTMLElement>('.progress');

/** Fills the bar as far as the page is read. Only browsers without scroll-driven animations need it. */
function follow(element: HTMLElement): void {
  const update = () => {
    const { scrollHeight } = document.documentElement;
    element.style.transform = `scaleX(${scrollY / Math.max(1, scrollHeight - innerHeight)})`;
  };
  update();
  addEventListener('scroll', update, { passive: true });
}

if (bar && !CSS.supports('animation-timeline: scroll()')) follow(bar);
