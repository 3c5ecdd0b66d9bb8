/** Shows the message of a tool whose island could not be loaded. */
document.addEventListener('astro:hydration-error', ({ target }) => {
  if (!(target instanceof Element)) return;
  target.querySelector('[role=alert]')?.toggleAttribute('hidden', false);
});
