/**
 * Turns the links above the panels into tabs, as in the ARIA practices, and keeps tab, open ad and
 * address together. Without this script the links lead to both panels, and the browser opens an ad
 * that the address names.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
const tabList = document.querySelector<HTMLElement>('[data-tabs]');
const tabs = [...(tabList?.querySelectorAll('a') ?? [])];
const ads = document.querySelectorAll<HTMLDetailsElement>('details[name=stelle]');
const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));
const hashOf = (ad: Element) => `#${ad.querySelector('[id]')?.id ?? ''}`;

function select(selectedTab: HTMLAnchorElement | undefined): void {
  for (const tab of tabs) {
    const isSelected = tab === selectedTab;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    panelOf(tab)?.toggleAttribute('data-inactive', !isSelected);
  }
}

/** Shows the panel or ad that the address names; without a hash, the first panel. */
function followAddress(): void {
  const target = document.getElementById(location.hash.slice(1));
  const tab = tabs.find((each) => target && panelOf(each)?.contains(target));
  if (!tab && location.hash) return;
  select(tab ?? tabs[0]);
  const ad = target?.closest('details');
  if (ad) ad.open = true;
  if (tab) (ad ?? tabList)?.scrollIntoView();
}

function handleKey(event: KeyboardEvent): void {
  // With a modifier the key is a shortcut of the browser: Alt and left arrow go back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const index = tabs.findIndex((tab) => tab === event.target);
  const indexByKey: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
    ' ': index,
  };
  const next = tabs.at(indexByKey[event.key] ?? NaN);
  if (!(event.key in indexByKey) || !next) return;
  event.preventDefault();
  next.focus();
  history.replaceState(null, '', next.hash);
  select(next);
}

function handleClick(tab: HTMLAnchorElement, event: MouseEvent): void {
  // With these keys the browser opens the link in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (tab.ariaSelected !== 'true') history.pushState(null, '', tab.hash);
  select(tab);
}

for (const tab of tabs) {
  const panel = panelOf(tab);
  tab.role = 'tab';
  tab.setAttribute('aria-controls', tab.hash.slice(1));
  tab.addEventListener('click', (event) => handleClick(tab, event));
  panel?.setAttribute('role', 'tabpanel');
  panel?.setAttribute('aria-labelledby', tab.id);
  // Set late: a focusable panel that the address names would show a focus ring.
  tab.addEventListener('focus', () => panel?.setAttribute('tabindex', '0'), { once: true });
}

for (const ad of ads) {
  ad.addEventListener('toggle', () => {
    if (ad.open) history.replaceState(null, '', hashOf(ad));
    else if (location.hash === hashOf(ad)) history.replaceState(null, '', tabs[0]?.hash);
  });
}

if (tabList) {
  tabList.role = 'tablist';
  tabList.ariaLabel = tabList.dataset['tabs'] ?? '';
  tabList.addEventListener('keydown', handleKey);
  addEventListener('hashchange', followAddress);
  select(tabs[0]);
  followAddress();
}
export {};
