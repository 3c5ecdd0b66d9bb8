import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type * as deliverModule from '../../../../src/features/contact/deliver.ts';
import type { PostmarkMessage } from '../../../../src/features/contact/postmark.ts';
import type { OutboxEnv } from '../../../../src/features/contact/outbox.ts';
import { contactInput } from '../../../support/contact.ts';
import { startEndpoint, taken } from './endpoint.ts';

/** The seconds after which the platform hands over a message again that a consumer neither acknowledged nor retried. */
const RETRY_DELAY = 300;

/** The mail service's answer to a call: a status with an error code, or a connection that breaks. */
export type Fault = { status: number; code?: number } | 'broken';

/** A fault, and whether the message was accepted in spite of it. */
interface Treatment {
  fault?: Fault | undefined;
  accepted?: boolean;
}

type Consumer = typeof deliverModule;

interface Waiting {
  body: unknown;
  at: number;
  attempts: number;
}

/**
 * The Function, a queue, the consumer and a mail service in one process and in simulated time, so that nothing waits.
 */
export class OutageSimulation {
  /** Decides which fault a message meets. */
  treat: (message: PostmarkMessage) => Treatment = () => ({});
  /** Decides whether the queue takes a message, and whether it hands it over twice. */
  takesMessages = () => true;
  doublesMessages = () => false;
  /** Decides whether the consumer ends before it has acknowledged a message. */
  diesBeforeAck = () => false;
  readonly inbox: PostmarkMessage[] = [];
  readonly dead: unknown[] = [];
  readonly endpoint: Awaited<ReturnType<typeof startEndpoint>>;
  readonly #consumer: Consumer;
  #waiting: Waiting[] = [];

  private constructor(endpoint: OutageSimulation['endpoint'], consumer: Consumer) {
    this.endpoint = endpoint;
    this.#consumer = consumer;
    endpoint.fakes.answer = (message) => this.#answer(message);
    endpoint.env.OUTBOX ??= {
      send: (body, { delaySeconds = 0 } = { delaySeconds: 0 }) => this.#put(body, delaySeconds),
    };
  }

  /** Starts the Function and the consumer in an isolate of their own; call `stop` at the end. */
  static async start(settings: OutboxEnv = {}): Promise<OutageSimulation> {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
    const { setTimeout: original } = globalThis;
    // Pauses between tries take no time, and no deadline passes.
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) =>
      ms < 3_000 ? original(run, 0) : undefined,
    );
    const endpoint = await startEndpoint(settings);
    return new OutageSimulation(
      endpoint,
      await import('../../../../src/features/contact/deliver.ts'),
    );
  }

  stop(): void {
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  /** Posts a request, which has a key of its own unless the headers have one; returns the status and the answer. */
  async post(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const key = { 'idempotency-key': randomUUID() };
    const response = await this.endpoint.call(contactInput(changes), { ...key, ...headers });
    const answer = (await response.json()) as { reference?: string; error?: { code: string } };
    return { status: response.status, ...answer };
  }

  /** Lets time pass up to `until`. Every message that is due by then is handed over, one after the other. */
  async pass(until: number): Promise<void> {
    for (;;) {
      const [first] = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!first) break;
      vi.setSystemTime(Math.max(first.at, Date.now()));
      this.#waiting = this.#waiting.filter((waiting) => waiting !== first);
      await this.#handOver(first);
    }
    vi.setSystemTime(Math.max(until, Date.now()));
  }

  /** Lets time pass until the queue is empty. */
  async drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.pass(Math.max(...this.#waiting.map(({ at }) => at)));
    }
  }

  /** The messages that wait in the queue. */
  get waiting(): unknown[] {
    return this.#waiting.map(({ body }) => body);
  }

  /** Returns the messages in the team's inbox that hold this text. */
  inTeamInbox = (text: string): PostmarkMessage[] =>
    this.inbox.filter(({ To, TextBody }) => To.startsWith('team@') && TextBody.includes(text));

  #put(body: unknown, delaySeconds: number): Promise<void> {
    if (!this.takesMessages()) return Promise.reject(new Error('Too Many Requests'));
    // The queue keeps messages as text.
    const text: unknown = JSON.parse(JSON.stringify(body));
    const waiting = { body: text, at: Date.now() + delaySeconds * 1000, attempts: 1 };
    this.#waiting.push(waiting);
    if (this.doublesMessages()) this.#waiting.push({ ...waiting });
    return Promise.resolve();
  }

  async #handOver({ body, attempts }: Waiting): Promise<void> {
    let next: number | undefined = RETRY_DELAY;
    const message = {
      body,
      attempts,
      ack: () => void (next = undefined),
      retry: ({ delaySeconds }: { delaySeconds: number }) => void (next = delaySeconds),
    };
    await this.#consumer.deliver(message, this.endpoint.env);
    if (this.diesBeforeAck()) next = RETRY_DELAY;
    if (next === undefined) return;
    if (attempts > this.#consumer.MAX_RETRIES) this.dead.push(body);
    else this.#waiting.push({ body, at: Date.now() + next * 1000, attempts: attempts + 1 });
  }

  #answer(message: PostmarkMessage): Response {
    const { fault, accepted = fault === undefined } = this.treat(message);
    if (accepted) this.inbox.push(message);
    if (fault === 'broken') throw new TypeError('connection lost');
    if (!fault) return taken();
    return Response.json({ ErrorCode: fault.code ?? 0 }, { status: fault.status });
  }
}
