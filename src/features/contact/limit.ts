interface LimitOptions {
  /** Requests that one address may send within the window. */
  requests: number;
  windowMs: number;
  /** Addresses that are remembered; the oldest is forgotten first. */
  addresses: number;
}

/**
 * Counts requests by address over a sliding window, in the memory of one isolate: best effort, since
 * Cloudflare runs many and ends them at will. The limit that holds everywhere is a WAF rule of the
 * zone; a store that isolates share comes with the work on abuse.
 */
export class RequestLimit {
  readonly #options: LimitOptions;
  readonly #taken = new Map<string, number[]>();

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /** Counts a request. Returns the milliseconds to wait, uncounted, or 0 where it may pass. */
  take(address: string, now: number): number {
    const { requests, windowMs, addresses } = this.#options;
    this.#forgetBefore(now - windowMs);
    const recent = (this.#taken.get(address) ?? []).filter((time) => time > now - windowMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= requests) return oldest + windowMs - now;
    // Taken out first, so that the map stays in the order of the last request.
    this.#taken.delete(address);
    this.#taken.set(address, [...recent, now]);
    const first = this.#taken.keys().next();
    if (this.#taken.size > addresses && !first.done) this.#taken.delete(first.value);
    return 0;
  }

  /** Addresses in memory. */
  get size(): number {
    return this.#taken.size;
  }

  /** An address is kept no longer than it counts: the privacy page says so. */
  #forgetBefore(time: number): void {
    for (const [address, times] of this.#taken) {
      if ((times.at(-1) ?? 0) > time) return;
      this.#taken.delete(address);
    }
  }
}

/** The network half of an IPv6 address: its first four groups, without leading zeros. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - end.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...end]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What a client address is counted as: IPv4 as it is, IPv6 by its /64, which one household has.
 * Nothing for no address and for loopback, which only occur in development.
 */
export function limitKey(ip: string | undefined): string | undefined {
  const address = ip?.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!address || address === '::1' || address.startsWith('127.')) return undefined;
  return address.includes(':') ? `${network64(address)}::/64` : address;
}
