/**
 * Makes the links above the panels tabs, after the practices of ARIA, and keeps tab, open ad and
 * address together. Without it the links lead to both panels, and browsers open an ad themselves.
 */
const list = document.querySelector<HTMLElement>('[data-tabs]');
const tabs = [...(list?.querySelectorAll('a') ?? [])];
const ads = document.querySelectorAll<HTMLDetailsElement>('details[name=stelle]');
const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
const idOf = (ad: Element) => `#${ad.querySelector('[id]')?.id ?? ''}`;

function select(chosen: HTMLAnchorElement | undefined): void {
  for (const tab of tabs) {
    const selected = tab === chosen;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
    panelOf(tab)?.toggleAttribute('data-idle', !selected);
  }
}

/** Shows what the address names; without a name, the first panel. */
function follow(): void {
  const target = document.getElementById(location.hash.slice(1));
  const tab = tabs.find((each) => target && panelOf(each)?.contains(target));
  if (!tab && location.hash) return;
  select(tab ?? tabs[0]);
  const ad = target?.closest('details');
  if (ad) ad.open = true;
  if (tab) (ad ?? list)?.scrollIntoView();
}

function press(event: KeyboardEvent): void {
  const place = tabs.findIndex((tab) => tab === event.target);
  const moves: Record<string, number> = {
    ArrowRight: (place + 1) % tabs.length,
    ArrowLeft: place - 1,
    Home: 0,
    End: -1,
    ' ': place,
  };
  const next = tabs.at(moves[event.key] ?? NaN);
  // With a key held down an arrow belongs to the browser: Alt and left goes back.
  if (!(event.key in moves) || !next || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
  history.replaceState(null, '', next.hash);
  select(next);
}

for (const tab of tabs) {
  tab.role = 'tab';
  tab.setAttribute('aria-controls', tab.hash.slice(1));
  tab.addEventListener('click', (event) => {
    // With a key held down a link opens elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (tab.ariaSelected !== 'true') history.pushState(null, '', tab.hash);
    select(tab);
  });
  const panel = panelOf(tab);
  panel?.setAttribute('role', 'tabpanel');
  panel?.setAttribute('aria-labelledby', tab.id);
  // Only for those who come through the tabs: one that an address leads to would wear a focus ring.
  tab.addEventListener('focus', () => panel?.setAttribute('tabindex', '0'), { once: true });
}
for (const ad of ads) {
  ad.addEventListener('toggle', () => {
    if (ad.open) history.replaceState(null, '', idOf(ad));
    else if (location.hash === idOf(ad)) history.replaceState(null, '', tabs[0]?.hash);
  });
}
if (list) {
  list.role = 'tablist';
  list.ariaLabel = list.dataset['tabs'] ?? '';
  list.addEventListener('keydown', press);
  addEventListener('hashchange', follow);
  select(tabs[0]);
  follow();
}
export {};
