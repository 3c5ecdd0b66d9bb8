import type { ClientDirective } from 'astro';

const EVENTS = ['pointerover', 'focusin', 'input'] as const;

/**
 * Loads an island when the visitor first uses it: the directive `client:interaction` (scripts/integrations). The island
 * loads at once if the page's address has a query for it, or if it had the focus before this script arrived. A form
 * that is sent too early waits: its island finds `data-sent-early` around the form, and sends it.
 */
const loadOnInteraction: ClientDirective = (load, _, island) => {
  const start = async () => {
    for (const event of EVENTS) island.removeEventListener(event, start);
    const hydrate = await load();
    await hydrate();
  };
  const wait = (event: Event) => {
    // Astro removes this attribute when the island has started.
    if (!island.hasAttribute('ssr')) return;
    event.preventDefault();
    island.dataset['sentEarly'] = '';
  };
  for (const event of EVENTS) island.addEventListener(event, start);
  island.addEventListener('submit', wait);
  // Without the island the browser sends the form.
  island.addEventListener('astro:hydration-error', () => {
    island.removeEventListener('submit', wait);
    if ('sentEarly' in island.dataset) island.querySelector('form')?.submit();
  });
  if (location.search !== '' || island.matches(':focus-within')) void start();
};

export default loadOnInteraction;
