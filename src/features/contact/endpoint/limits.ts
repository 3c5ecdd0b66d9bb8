import { HOUR, MINUTE } from '../../../lib/time.ts';

/** The current window of each key: the number of its events, and when they no longer count. */
type Windows = Map<string, { count: number; endsAt: number }>;

/**
 * Creates a limit of events by key. A window begins with the first event. An event above `most` is not counted and has
 * to wait for the end of the window.
 */
export function limit(most: number, windowMs: number) {
  const windows: Windows = new Map();
  /** Counts an event and returns 0, or returns the seconds to wait. */
  const take = (key = 'all'): number => {
    const now = Date.now();
    // The privacy statement says that a key is kept no longer than it counts. All windows are equally long, and the map
    // keeps them in the order in which they began: the first one ends first.
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now) break;
      windows.delete(old);
    }
    const window = windows.get(key) ?? { count: 0, endsAt: now + windowMs };
    if (window.count >= most) return Math.ceil((window.endsAt - now) / 1000);
    window.count += 1;
    windows.set(key, window);
    return 0;
  };
  /** Takes back the count of an event that did not happen. */
  const giveBack = (key = 'all'): void => {
    const window = windows.get(key);
    if (!window) return;
    window.count -= 1;
    if (window.count === 0) windows.delete(key);
  };
  return { take, giveBack };
}

/**
 * The limits of requests and confirmations. They hold in the memory of one isolate. Across isolates, a rule of the
 * domain limits each sender (docs/deploy.md, section 8).
 */
export const limits = {
  /** Requests of one sender: enough for a room full of trainees behind one router. */
  sender: limit(30, 10 * MINUTE),
  /** Requests to the team: nobody could read more in an hour, and more would use up the agency's plan at Postmark. */
  team: limit(60, HOUR),
  /** Requests above the team's limit that the outbox takes. */
  outbox: limit(300, HOUR),
  /** Confirmations to one inbox, because anybody can type a stranger's address. */
  inbox: limit(1, HOUR),
  /** Confirmations to all inboxes together, because anybody can type the addresses of many strangers. */
  confirmations: limit(30, HOUR),
};

/**
 * The key under which a visitor is counted: an IPv4 address, or the /48 around an IPv6 address, because one customer
 * may have all addresses in that /48. Undefined in development, where nothing is counted.
 */
export function senderKey(ip: string | undefined): string | undefined {
  const address = ip?.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!address || address === '::1' || address.startsWith('127.')) return undefined;
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0'].slice(0, 3);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/48`;
}

/** The inbox that the spellings of an address share: `anna+1@…` reaches Anna, and Gmail ignores dots. */
function inboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * Counts a confirmation to an e-mail address, and returns whether it may be sent. If the IP address of the visitor who
 * typed the e-mail address is unknown, the confirmation may be sent and is not counted.
 */
export function takeConfirmation(email: string, ip: string | undefined): boolean {
  if (!senderKey(ip)) return true;
  const inbox = inboxOf(email);
  if (limits.inbox.take(inbox) > 0) return false;
  if (limits.confirmations.take() === 0) return true;
  limits.inbox.giveBack(inbox);
  return false;
}

/** Takes back the count of a confirmation that was not sent. */
export function giveBackConfirmation(email: string, ip: string | undefined): void {
  if (!senderKey(ip)) return;
  limits.inbox.giveBack(inboxOf(email));
  limits.confirmations.giveBack();
}
