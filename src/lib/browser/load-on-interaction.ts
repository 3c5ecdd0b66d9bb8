import type { ClientDirective } from 'astro';

const EVENTS = ['pointerover', 'focusin', 'input'] as const;

/**
 * Loads an island when the visitor first uses it, or at once where the page's address has a query for it, or where
 * the visitor was there before this script: the directive `client:interaction` (scripts/integrations). A form that is
 * sent before its island is there waits for it: the island finds `data-sent-early` around the form, and sends it.
 */
const loadOnInteraction: ClientDirective = (load, _, island) => {
  const start = async () => {
    for (const event of EVENTS) island.removeEventListener(event, start);
    const hydrate = await load();
    await hydrate();
  };
  const wait = (event: Event) => {
    // Astro takes this attribute away when the island is there.
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
