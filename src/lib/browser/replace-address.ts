/** The time after which a refused change is tried again, in ms. */
const PAUSE = 1000;

let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address of the page; the state of the history entry stays. Safari refuses more than 100 changes in 30
 * seconds, and a held arrow key makes more: then the last change is tried again until the browser takes it.
 */
export function replaceAddress(address: string): void {
  clearTimeout(retry);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    retry = setTimeout(() => replaceAddress(address), PAUSE);
  }
}
