/** Share of a block that must be in view before it rises (specification, section 9). */
const THRESHOLD = 0.1;

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        // A block in view at the first look was painted already: it is never hidden again.
        if (isIntersecting) observer.unobserve(target);
        else target.style.setProperty('--reveal-index', target.dataset['reveal'] || '0');
        target.dataset['revealState'] = isIntersecting ? 'shown' : 'waiting';
      }
    },
    { threshold: THRESHOLD },
  );
  for (const block of document.querySelectorAll('[data-reveal]')) observer.observe(block);
}
