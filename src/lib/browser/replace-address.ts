/** After how long a refused change is tried again, in milliseconds. */
const PAUSE = 1000;

let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address of the page; the state of the history entry stays. Safari refuses more than 100 changes in 30
 * seconds, which a held arrow key makes: then the last one is tried until the browser takes it.
 */
export function replaceAddress(address: string): void {
  clearTimeout(retry);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    retry = setTimeout(() => replaceAddress(address), PAUSE);
  }
}
