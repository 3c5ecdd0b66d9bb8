import type { ClientDirective } from 'astro';

const EVENTS = ['pointerover', 'focusin', 'input'] as const;

/**
 * Loads an island when the visitor first uses it, or at once where the page's address has a query for it, or where
 * the visitor was there before this script: the directive `client:interaction` (scripts/integrations).
 */
const loadOnInteraction: ClientDirective = (load, _, island) => {
  const start = async () => {
    for (const event of EVENTS) island.removeEventListener(event, start);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of EVENTS) island.addEventListener(event, start);
  if (location.search !== '' || island.matches(':focus-within')) void start();
};

export default loadOnInteraction;
