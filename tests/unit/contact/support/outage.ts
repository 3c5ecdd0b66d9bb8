import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { PostmarkMessage } from '../../../../src/features/contact/postmark.ts';
import type { OutboxEnv } from '../../../../src/features/contact/outbox.ts';
import type { QueueMessage } from '../../../../src/features/contact/redeliver.ts';
import { contactInput } from '../../../support/contact.ts';

const SITE = 'https://stimmbezirk.example';
const ALERTS = 'https://alarm.example/hook';
const MINUTE = 60_000;
/** The mail service's search does not know the messages of the last minutes. */
export const SEARCH_LAG_MS = 3 * MINUTE;
/** After how many seconds the platform hands over again what a consumer said nothing about. */
const RETRY_DELAY = Number(
  /^retry_delay = (\d+)$/m.exec(readFileSync('workers/outbox/wrangler.toml', 'utf8'))?.[1],
);

export const KEY = btoa('0123456789abcdef0123456789abcdef');
export const OTHER_KEY = btoa('fedcba9876543210fedcba9876543210');

/** The mail service's answer to a call: a status with an error code, or a connection that breaks. */
export type Fault = { status: number; code?: number } | 'broken';

/** A fault, and whether the message was accepted in spite of it. */
interface Treatment {
  fault?: Fault | undefined;
  /** The message is in the inbox all the same. */
  accepted?: boolean;
}

interface InInbox {
  message: PostmarkMessage;
  at: number;
}

interface Waiting {
  body: unknown;
  at: number;
  attempts: number;
}

/**
 * The Function, a queue, the consumer and a mail service in one process, in simulated time: nothing
 * waits. Isolates have memories of their own.
 */
export class World {
  /** The faults that messages to the team, messages to visitors and searches meet. */
  treat: (message: PostmarkMessage) => Treatment = () => ({});
  answersQuestions: (reference: string) => boolean = () => true;
  /** The queue's behaviour with a message. */
  takesMessages = () => true;
  doublesMessages = () => false;
  /** Whether the consumer ends before it has said what became of a message. */
  diesBeforeAck = () => false;
  readonly inbox: InInbox[] = [];
  readonly dead: unknown[] = [];
  readonly alerts: Record<string, unknown>[] = [];
  /** The log, as text. */
  readonly logged: string[] = [];
  readonly env: OutboxEnv;
  #waiting: Waiting[] = [];
  #functions: ((body: object, headers: Record<string, string>) => Promise<Response>)[] = [];
  #consumers: ((message: QueueMessage) => Promise<void>)[] = [];
  #maxRetries = 0;

  constructor(settings: Partial<Record<string, string>> = {}) {
    this.env = {
      POSTMARK_SERVER_TOKEN: 'secret',
      CONTACT_TO: 'team@agentur.example',
      ALERT_WEBHOOK_URL: ALERTS,
      OUTBOX_KEY: KEY,
      OUTBOX: {
        send: (body, { delaySeconds = 0 } = { delaySeconds: 0 }) => this.#put(body, delaySeconds),
      },
      ...settings,
    };
  }

  /** Starts isolates of the Function and of the consumer; call `stop` at the end. */
  async start(isolates = 1): Promise<void> {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
    const { setTimeout: original } = globalThis;
    // Pauses between tries take no time, and no deadline passes.
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) =>
      ms < 1_000 ? original(run, 0) : undefined,
    );
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((line: string) => {
        this.logged.push(line);
      });
    }
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => this.#fetch(input, init));
    for (let count = 0; count < isolates; count += 1) {
      vi.resetModules();
      const { onRequest } = await import('../../../../functions/api/send-contact-email.ts');
      this.#functions.push((body, headers) => {
        const request = new Request(`${SITE}/api/send-contact-email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: SITE, ...headers },
          body: JSON.stringify(body),
        });
        return onRequest({ request, env: this.env, waitUntil: () => undefined });
      });
      const { MAX_RETRIES, redeliver } =
        await import('../../../../src/features/contact/redeliver.ts');
      this.#maxRetries = MAX_RETRIES;
      this.#consumers.push((message) => redeliver(message, this.env));
    }
  }

  stop(): void {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  /** Posts a request to one of the isolates: the status and the JSON of the answer. */
  async post(changes: object = {}, headers: Record<string, string> = {}, isolate = 0) {
    const call = this.#functions[isolate % this.#functions.length];
    const response = await call?.(contactInput({ ...changes }), headers);
    const body = (await response?.json()) as { reference?: string; error?: { code: string } };
    return { status: response?.status ?? 0, ...body };
  }

  /** Lets time pass, up to `until`: everything that is due in the queue is handed over. */
  async pass(until: number): Promise<void> {
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      const [first] = due;
      if (!first) break;
      vi.setSystemTime(Math.max(first.at, Date.now()));
      // Messages that are due at the same time come in one batch.
      const batch = due.filter(({ at }) => at <= Date.now()).slice(0, 10);
      this.#waiting = this.#waiting.filter((waiting) => !batch.includes(waiting));
      // One batch at a time (`max_concurrency`), in an isolate that lives until it dies.
      const [consumer] = this.#consumers;
      await Promise.all(batch.map((waiting) => this.#handOver(waiting, consumer)));
    }
    vi.setSystemTime(Math.max(until, Date.now()));
  }

  /** Until the queue is empty. */
  async settle(): Promise<void> {
    while (this.#waiting.length > 0)
      await this.pass(Math.max(...this.#waiting.map(({ at }) => at)));
  }

  /** Messages that wait in the queue, as whoever can read the queue sees them. */
  get waiting(): unknown[] {
    return this.#waiting.map(({ body }) => body);
  }

  /** How often the team has a message that holds this text. */
  inTeamInbox = (text: string): number =>
    this.inbox.filter(
      ({ message: { To, TextBody } }) => To.startsWith('team@') && TextBody.includes(text),
    ).length;

  #put(body: unknown, delaySeconds: number): Promise<void> {
    if (!this.takesMessages()) return Promise.reject(new Error('Too Many Requests'));
    // As the queue keeps it: text.
    const text: unknown = JSON.parse(JSON.stringify(body));
    const waiting = { body: text, at: Date.now() + delaySeconds * 1000, attempts: 1 };
    this.#waiting.push(waiting);
    if (this.doublesMessages()) this.#waiting.push({ ...waiting });
    return Promise.resolve();
  }

  async #handOver(
    { body, attempts }: Waiting,
    consumer: ((message: QueueMessage) => Promise<void>) | undefined,
  ): Promise<void> {
    let next: number | undefined = RETRY_DELAY;
    let isSettled = false;
    // Of two calls the first one counts.
    const settle = (delay: number | undefined) => {
      if (!isSettled) next = delay;
      isSettled = true;
    };
    await consumer?.({
      body,
      attempts,
      ack: () => settle(undefined),
      retry: ({ delaySeconds }) => settle(delaySeconds),
    });
    if (this.diesBeforeAck()) {
      next = RETRY_DELAY;
      // Its memory is gone: the next one takes over, if there is one.
      const [dead, ...others] = this.#consumers;
      if (dead) this.#consumers = [...others, dead];
    }
    if (next === undefined) return;
    if (attempts > this.#maxRetries) this.dead.push(body);
    else this.#waiting.push({ body, at: Date.now() + next * 1000, attempts: attempts + 1 });
  }

  async #fetch(input: string, init: RequestInit): Promise<Response> {
    const url = new URL(input);
    if (url.href === ALERTS) {
      this.alerts.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      return new Response();
    }
    if (url.pathname === '/messages/outbound') return this.#search(url.searchParams);
    const message = JSON.parse(String(init.body)) as PostmarkMessage;
    const { fault, accepted = fault === undefined } = this.treat(message);
    if (accepted) this.inbox.push({ message, at: Date.now() });
    if (fault === 'broken') throw new TypeError('connection lost');
    if (!fault) return Response.json({ ErrorCode: 0, MessageID: 'a' });
    return Response.json({ ErrorCode: fault.code ?? 0 }, { status: fault.status });
  }

  #search(query: URLSearchParams): Response {
    const reference = query.get('metadata_reference') ?? '';
    if (!this.answersQuestions(reference)) return new Response(null, { status: 503 });
    const found = this.inbox.filter(
      ({ message, at }) =>
        at <= Date.now() - SEARCH_LAG_MS && message.Metadata?.['reference'] === reference,
    );
    const Messages = found.map(({ message: { Metadata } }) => ({ MessageID: 'a', Metadata }));
    return Response.json({ TotalCount: Messages.length, Messages });
  }
}
