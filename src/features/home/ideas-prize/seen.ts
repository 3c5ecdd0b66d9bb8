/** The only key under which the site stores something in local storage. The privacy statement names the key. */
const SEEN_KEY = 'ideenpreis-gesehen';

/** With blocked storage the pop-up counts as seen: otherwise it would open on every visit. */
export function wasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) === 'true';
  } catch {
    return true;
  }
}

export function markSeen(): void {
  try {
    localStorage.setItem(SEEN_KEY, 'true');
  } catch {
    // Storage is full or blocked.
  }
}
