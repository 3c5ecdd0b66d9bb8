import { claim, readClaim, settle } from './claim.ts';
import type { Outcome } from './outcome.ts';
import type { Store } from './store.ts';

interface OnceOptions {
  /** Requests that are remembered in memory; the oldest is forgotten first. */
  entries: number;
  /** How long another isolate may take for a request that it has begun to send, in ms. */
  patienceMs: number;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

interface Running {
  outcome: Promise<Outcome>;
  /** In ms; open while it is not known. */
  until?: number;
}

const UNKNOWN: Outcome = { ok: false, code: 'unconfirmed' };
const POLL_MS = 200;
/** So long a request whose fate is unknown is not sent again: its double may come a moment later. */
const UNKNOWN_MS = 10_000;
/** A claim outlives the patience of those who wait for it: none of them takes it for a free place. */
const CLAIM_MARGIN_MS = 3_000;

/**
 * Sends what is the same request once. Those that come at the same time share one sending, in memory;
 * later ones and those of other isolates get the answer from the store. What was accepted is
 * remembered, what may have been for a moment; a failure may be tried again.
 *
 * How far that reaches: docs/decisions/0006-idempotency.md.
 */
export class Once {
  readonly #entries: number;
  readonly #patienceMs: number;
  readonly #now: () => number;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #running = new Map<string, Running>();

  constructor({ entries, patienceMs, now, wait }: OnceOptions) {
    this.#entries = entries;
    this.#patienceMs = patienceMs;
    this.#now = now ?? (() => Date.now());
    this.#wait = wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  }

  /** `repeat`: the outcome is that of another try. `ttl`: seconds. */
  async run(
    id: string,
    ttl: number,
    store: Store,
    send: () => Promise<Outcome>,
  ): Promise<{ outcome: Outcome; repeat: boolean }> {
    this.#forget();
    const running = this.#running.get(id);
    if (running) return { outcome: await this.#join(running.outcome), repeat: true };
    let repeat = true;
    const sendNow = () => {
      repeat = false;
      return send();
    };
    const own: Running = { outcome: this.#attempt(id, ttl, store, sendNow) };
    this.#running.set(id, own);
    try {
      const outcome = await own.outcome;
      if (outcome.ok) own.until = this.#now() + ttl * 1000;
      else if (outcome.code === 'unconfirmed') own.until = this.#now() + UNKNOWN_MS;
      else this.#running.delete(id);
      return { outcome, repeat };
    } catch (error) {
      this.#running.delete(id);
      throw error;
    }
  }

  async #attempt(
    id: string,
    ttl: number,
    store: Store,
    send: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const known = await this.#elsewhere(id, store);
    if (known) return known;
    await claim(store, id, this.#patienceMs + CLAIM_MARGIN_MS);
    let outcome: Outcome | undefined;
    try {
      outcome = await send();
      return outcome;
    } finally {
      await settle(store, id, outcome?.ok ? outcome : undefined, ttl);
    }
  }

  /** What another isolate has made of it; nothing where none has, or it did not work there. */
  async #elsewhere(id: string, store: Store): Promise<Outcome | undefined> {
    for (let waited = 0; waited < this.#patienceMs; waited += POLL_MS) {
      const known = await readClaim(store, id);
      if (known !== 'sending') return known;
      await this.#wait(POLL_MS);
    }
    return UNKNOWN;
  }

  /** Bounded, because the platform may end the request that sends. */
  #join(outcome: Promise<Outcome>): Promise<Outcome> {
    const late = this.#wait(this.#patienceMs).then(() => UNKNOWN);
    return Promise.race([outcome, late]);
  }

  #forget(): void {
    const now = this.#now();
    for (const [id, { until }] of this.#running) {
      if (until !== undefined && until <= now) this.#running.delete(id);
      else if (this.#running.size >= this.#entries && until !== undefined) this.#running.delete(id);
    }
  }
}
