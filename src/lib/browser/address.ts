/**
 * How long an address has to stay the same before it is written, in ms. Safari refuses more than 100
 * changes in 30 seconds, Firefox more than 200 in 10 seconds; a held arrow key makes 30 in one second.
 */
const PAUSE = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Replaces the address of the page, once no other one has followed for a moment. The state of the history
 * entry stays. A browser that refuses keeps the earlier address; nothing else is lost.
 */
export function replaceAddress(address: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // The browser has counted too many changes. The next one is written again.
    }
  }, PAUSE);
}

/** Forgets an address that waits to be written, because the visitor has gone to another one. */
export const keepAddress = (): void => clearTimeout(timer);
