import { replaceAddress } from '../../lib/browser/replace-address.ts';
import { OPENINGS } from './anchors.ts';

/** The number of tabs by which each key moves on; the tabs are a ring. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ' ': 0, ArrowRight: 1 };

type Tabs = readonly HTMLAnchorElement[];

const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

function select(tabs: Tabs, selectedTab: HTMLAnchorElement | undefined): void {
  for (const tab of tabs) {
    const isSelected = tab === selectedTab;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = panelOf(tab);
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
    // Screen readers do not read the words of a hidden panel; this hides the empty box around them, too.
    panel?.setAttribute('aria-hidden', String(!isSelected));
  }
}

/**
 * Shows the panel or ad that the address names; without a hash, the first panel.
 *
 * @param behavior `instant` while the page loads: when it has loaded, the browser jumps to the same place, and a smooth
 *   scroll would go on from there
 */
function followAddress(tabs: Tabs, behavior: ScrollBehavior): void {
  const target = document.getElementById(location.hash.slice(1));
  const tab = tabs.find((each) => target && panelOf(each)?.contains(target));
  if (!tab && location.hash) return;
  select(tabs, tab ?? tabs[0]);
  const ad = target?.closest('details');
  if (ad) ad.open = true;
  if (tab) (ad ?? tab.parentElement)?.scrollIntoView({ behavior });
}

function handleKey(tabs: Tabs, index: number, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const next = step !== undefined && tabs.at((index + step) % tabs.length);
  // With a modifier the key is a shortcut of the browser: Alt and left arrow go back.
  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
  replaceAddress(next.hash);
  select(tabs, next);
}

/** The anchor of the ad that the visitor opened. Ads that `openDetailsInPrint` opens have no name meanwhile. */
const openAd = () => document.querySelector('.job[open]:not([name=""]) [id]');

function handleClick(tabs: Tabs, tab: HTMLAnchorElement, event: MouseEvent): void {
  // With these keys pressed the browser opens the link in another tab or window, or downloads it.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (tab.ariaSelected !== 'true') history.pushState(null, '', tab.hash);
  select(tabs, tab);
}

/**
 * Turns the links above the panels into tabs, as in the ARIA practices, and keeps tab, open ad and address together.
 * Without this script the links lead to both panels, and the browser opens an ad that the address names.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function connectTabs(): void {
  const tabList = document.querySelector<HTMLElement>('[data-tabs]');
  if (!tabList) return;
  const tabs = [...tabList.querySelectorAll('a')];

  for (const [index, tab] of tabs.entries()) {
    const panel = panelOf(tab);
    tab.role = 'tab';
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    tab.addEventListener('click', (event) => handleClick(tabs, tab, event));
    tab.addEventListener('keydown', (event) => handleKey(tabs, index, event));
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    panel?.addEventListener('beforematch', () => select(tabs, tab));
    // The panel becomes focusable late. Otherwise a panel that the address names would show a focus ring.
    tab.addEventListener('focus', () => panel?.setAttribute('tabindex', '0'), { once: true });
  }

  let ad = openAd();
  for (const details of document.querySelectorAll('.job')) {
    details.addEventListener('toggle', () => {
      // This event also comes from the ad that another one closes, and from ads that are opened to be printed.
      if (ad === openAd()) return;
      ad = openAd();
      replaceAddress(`#${ad?.id ?? OPENINGS}`);
    });
  }

  tabList.role = 'tablist';
  tabList.ariaLabel = tabList.dataset['tabs'] ?? '';
  addEventListener('hashchange', () => followAddress(tabs, 'auto'));
  select(tabs, tabs[0]);
  followAddress(tabs, 'instant');
}
