/** Share of a block that must be in view before it appears. */
const THRESHOLD = 0.1;

function revealOnScroll(block: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      // A block that has been in view stays visible.
      if (isInView) observer.disconnect();
      block.dataset['revealState'] = isInView ? '' : 'waiting';
    },
    { threshold: THRESHOLD },
  );
  observer.observe(block);
}

for (const block of document.querySelectorAll<HTMLElement>('[data-reveal]')) revealOnScroll(block);
export {};
