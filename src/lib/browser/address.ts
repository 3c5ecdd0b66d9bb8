/**
 * Replaces the address of the page; the state of the history entry stays. Safari refuses more than 100 changes in 30
 * seconds, which a held arrow key makes: then the page keeps an earlier address, and nothing else is lost.
 */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // The next change is written again.
  }
}
