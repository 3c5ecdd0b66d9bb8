/**
 * How long an address has to stay the same before it is written, in ms. Safari refuses more than 100
 * changes in 30 seconds, Firefox more than 200 in 10 seconds; a held arrow key makes 30 in one second.
 */
const PAUSE = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The address that waits to be written. */
let waiting: string | undefined;

function write(): void {
  clearTimeout(timer);
  if (waiting === undefined) return;
  try {
    history.replaceState(history.state, '', waiting);
  } catch {
    // The browser has counted too many changes. The next one is written again.
  }
  waiting = undefined;
}

/**
 * Replaces the address of the page, once no other one has followed for a moment, and at once where the
 * visitor leaves. The state of the history entry stays. A browser that refuses keeps the earlier address;
 * nothing else is lost.
 */
export function replaceAddress(address: string): void {
  waiting = address;
  clearTimeout(timer);
  timer = setTimeout(write, PAUSE);
  addEventListener('pagehide', write);
}

/** Cancels an address that waits to be written, because the visitor has gone to another one. */
export function cancelAddressUpdate(): void {
  clearTimeout(timer);
  waiting = undefined;
}
