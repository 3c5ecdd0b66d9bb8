interface RateLimitOptions {
  /** How often one key may pass within the window, which begins with the first of them. */
  requests: number;
  windowMs: number;
  /** Keys that are remembered; the oldest window is forgotten first. */
  keys: number;
}

/**
 * Counts by key, in the memory of one isolate. The limit that holds across isolates is a WAF rule of
 * the zone (docs/deploy.md).
 */
export class RateLimit {
  readonly #options: RateLimitOptions;
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Milliseconds until `key` may pass, 0 where it may pass now. Counts nothing. */
  waitMs(key: string, now: number): number {
    const window = this.#windows.get(key);
    const isFull = window && window.count >= this.#options.requests && window.endsAt > now;
    return isFull ? window.endsAt - now : 0;
  }

  count(key: string, now: number): void {
    const { windowMs, keys } = this.#options;
    // All windows have the same length, so the oldest ends first. A key is kept no longer than it
    // counts: the privacy statement says so.
    for (const [old, { endsAt }] of this.#windows) {
      if (endsAt > now && (this.#windows.size < keys || this.#windows.has(key))) break;
      this.#windows.delete(old);
    }
    const window = this.#windows.get(key);
    if (window) window.count += 1;
    else this.#windows.set(key, { count: 1, endsAt: now + windowMs });
  }

  /** Takes back one that was counted. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.count -= 1;
  }

  /** Keys in memory. */
  get size(): number {
    return this.#windows.size;
  }
}

/** A limit and the key that is counted in it. */
export type Use = [limit: RateLimit, key: string];

/** Counts one more in each limit, or in none where one is full: then the milliseconds to wait. */
export function take(now: number, ...uses: Use[]): number {
  const waitMs = Math.max(0, ...uses.map(([limit, key]) => limit.waitMs(key, now)));
  if (waitMs === 0) for (const [limit, key] of uses) limit.count(key, now);
  return waitMs;
}

/** The first groups of an IPv6 address, without leading zeros: `2001:db8:1::/48`. */
function ipv6Prefix(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, count);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`;
}

/** The key under which the requests of a visitor are counted. */
export interface RateLimitKeys {
  /** An IPv4 address, or an IPv6 /64, which one household has. */
  address: string;
  /** The /48 around an IPv6 address: one customer may have all 65,536 of its /64s. */
  network: string;
}

/** Nothing for no address and for loopback, which only occur in development. */
export function rateLimitKeys(ip: string | undefined): RateLimitKeys | undefined {
  const address = ip?.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!address || address === '::1' || address.startsWith('127.')) return undefined;
  if (!address.includes(':')) return { address, network: address };
  return { address: ipv6Prefix(address, 4), network: ipv6Prefix(address, 3) };
}

/** One inbox in its many spellings: `anna+1@…` reaches Anna, and Gmail ignores dots. */
export function inboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
