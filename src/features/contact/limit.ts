import type { Store } from './store.ts';

interface LimitOptions {
  /** What is counted: keeps the entries of several limits apart in one store. */
  purpose: string;
  /** How often one name may pass within the window. */
  requests: number;
  windowMs: number;
  /** Names that are remembered; the oldest is forgotten first. */
  names: number;
}

/** What a store says, as far as it is a list of times. */
function parseTimes(text: string | undefined): number[] {
  if (!/^\d+(?:,\d+)*$/.test(text ?? '')) return [];
  return (text ?? '').split(',').map(Number);
}

/**
 * Counts by name (an address) over a sliding window: exactly in the memory of one isolate, and as
 * well as the store can between isolates. The limit that holds everywhere is a WAF rule of the zone.
 */
export class RequestLimit {
  readonly #options: LimitOptions;
  readonly #taken = new Map<string, number[]>();

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /** Counts one more. Returns the milliseconds to wait, uncounted, or 0 where it may pass. */
  async take(name: string, now: number, store: Store): Promise<number> {
    const { purpose, requests, windowMs } = this.#options;
    const begin = now - windowMs;
    const shared = parseTimes(await store.get(`${purpose} ${name}`));
    this.#forgetBefore(begin);
    // Each knows what the other missed, at worst nothing: the longer list counts.
    const [recent = []] = [this.#taken.get(name) ?? [], shared]
      .map((times) => times.filter((time) => time > begin))
      .sort((a, b) => b.length - a.length);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= requests) return oldest + windowMs - now;
    const times = [...recent, now];
    this.#remember(name, times);
    await store.put(`${purpose} ${name}`, times.join(','), Math.ceil(windowMs / 1000));
    return 0;
  }

  #remember(name: string, times: number[]): void {
    // Taken out first, so that the map stays in the order of the last request.
    this.#taken.delete(name);
    this.#taken.set(name, times);
    const first = this.#taken.keys().next();
    if (this.#taken.size > this.#options.names && !first.done) this.#taken.delete(first.value);
  }

  /** Names in memory. */
  get size(): number {
    return this.#taken.size;
  }

  /** A name is kept no longer than it counts: the privacy page says so. */
  #forgetBefore(time: number): void {
    for (const [name, times] of this.#taken) {
      if ((times.at(-1) ?? 0) > time) return;
      this.#taken.delete(name);
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
