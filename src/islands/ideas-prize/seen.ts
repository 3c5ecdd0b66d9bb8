/** The only key that the site keeps in local storage; it is named in the privacy statement. */
export const SEEN_KEY = 'ideenpreis-gesehen';

/** Where storage is blocked nothing could be remembered, so the pop-up counts as seen. */
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
    // Full or just blocked: the pop-up will ask again.
  }
}
