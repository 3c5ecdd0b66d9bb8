for (const block of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
  const look: IntersectionObserverCallback = (entries, observer) => {
    const { isIntersecting: inView } = entries.at(-1) as IntersectionObserverEntry;
    // A block in view at the first look was painted already: it is never hidden again.
    if (inView) observer.disconnect();
    block.dataset['revealState'] = inView ? '' : 'waiting';
  };
  // Share of a block that must be in view before it rises (specification, section 9).
  new IntersectionObserver(look, { threshold: 0.1 }).observe(block);
}
