import { HOUR } from '../../lib/time.ts';

/**
 * Counts events by key within a window that begins with the first of them, in the memory of one isolate. The
 * limit that holds across isolates is a rule of the zone (docs/deploy.md, section 8).
 */
export class Limit {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();
  readonly #most: number;
  readonly #windowMs: number;

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Counts an event. Returns 0, or the milliseconds to wait where it was one too many. */
  take(key: string): number {
    const now = Date.now();
    // All windows have the same length, so the oldest ends first. The privacy statement says that a key is
    // kept no longer than it counts.
    for (const [old, { endsAt }] of this.#windows) {
      if (endsAt > now) break;
      this.#windows.delete(old);
    }
    const window = this.#windows.get(key) ?? { count: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, window);
    window.count += 1;
    return window.count > this.#most ? window.endsAt - now : 0;
  }
}

/**
 * The key under which a visitor is counted: an IPv4 address, or the /48 around an IPv6 address, because one
 * customer may have all addresses in it. Undefined in development, where nothing is counted.
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

/** The limit of confirmations to one inbox, because anybody can type a stranger's address. */
const perInbox = new Limit(1, HOUR);
/** All confirmations of one isolate: whatever addresses somebody types, strangers get no more mails than these. */
const allConfirmations = new Limit(30, HOUR);

/** Counts a confirmation to this e-mail address; returns whether a visitor at this IP address may cause it. */
export const takeConfirmation = (email: string, ip: string | undefined): boolean =>
  !senderKey(ip) || (perInbox.take(inboxOf(email)) === 0 && allConfirmations.take('all') === 0);
