import { vi } from 'vitest';
import type { PostmarkMessage } from '../../../../src/features/contact/postmark.ts';
import type { OutboxEnv } from '../../../../src/features/contact/outbox.ts';
import type { QueueMessage } from '../../../../src/features/contact/deliver.ts';
import { contactForm, contactInput } from '../../../support/contact.ts';

const SITE = 'https://stimmbezirk.example';
const ALERTS = 'https://alarm.example/hook';
/** After how many seconds the platform hands over again what a consumer said nothing about. */
const RETRY_DELAY = 300;

/** The mail service's answer to a call: a status with an error code, or a connection that breaks. */
export type Fault = { status: number; code?: number } | 'broken';

/** A fault, and whether the message was accepted in spite of it. */
interface Treatment {
  fault?: Fault | undefined;
  accepted?: boolean;
}

interface Waiting {
  body: unknown;
  at: number;
  attempts: number;
}

/**
 * The Function, a queue, the consumer and a mail service in one process, in simulated time: nothing waits.
 */
export class World {
  /** The fault that a message meets. */
  treat: (message: PostmarkMessage) => Treatment = () => ({});
  /** The queue's behaviour with a message. */
  takesMessages = () => true;
  doublesMessages = () => false;
  /** Whether the consumer ends before it has said what became of a message. */
  diesBeforeAck = () => false;
  readonly inbox: PostmarkMessage[] = [];
  readonly dead: unknown[] = [];
  readonly alerts: Record<string, unknown>[] = [];
  /** The log, as text. */
  readonly logged: string[] = [];
  readonly env: OutboxEnv;
  #waiting: Waiting[] = [];
  #call: (request: Request) => Promise<Response> = () => Promise.reject(new Error('not started'));
  #deliver: (message: QueueMessage) => Promise<void> = () => Promise.resolve();
  #maxRetries = 0;

  constructor(settings: Partial<Record<string, string>> = {}) {
    this.env = {
      POSTMARK_SERVER_TOKEN: 'secret',
      CONTACT_TO: 'team@agentur.example',
      ALERT_WEBHOOK_URL: ALERTS,
      OUTBOX: {
        send: (body, { delaySeconds = 0 } = { delaySeconds: 0 }) => this.#put(body, delaySeconds),
      },
      ...settings,
    };
  }

  /** Starts an isolate of the Function and of the consumer; call `stop` at the end. */
  async start(): Promise<void> {
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), toFake: ['Date'] });
    const { setTimeout: original } = globalThis;
    // Pauses between tries take no time, and no deadline passes.
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) =>
      ms < 3_000 ? original(run, 0) : undefined,
    );
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((line: string) => void this.logged.push(line));
    }
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => this.#fetch(input, init));
    vi.resetModules();
    const { onRequest } = await import('../../../../functions/api/send-contact-email.ts');
    this.#call = (request) => onRequest({ request, env: this.env, waitUntil: () => undefined });
    const { deliver, MAX_RETRIES } = await import('../../../../src/features/contact/deliver.ts');
    this.#deliver = (message) => deliver(message, this.env);
    this.#maxRetries = MAX_RETRIES;
  }

  stop(): void {
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  #post = (body: string, type: string, headers: Record<string, string>): Promise<Response> =>
    this.#call(
      new Request(`${SITE}/api/send-contact-email`, {
        method: 'POST',
        headers: { 'content-type': type, origin: SITE, ...headers },
        body,
      }),
    );

  /** Posts a request: the status and the JSON of the answer. */
  async post(changes: object = {}, headers: Record<string, string> = {}) {
    const body = JSON.stringify(contactInput({ ...changes }));
    const response = await this.#post(body, 'application/json', headers);
    const answer = (await response.json()) as { reference?: string; error?: { code: string } };
    return { status: response.status, ...answer };
  }

  /** Posts the plain form of a browser without script: the status. */
  async postForm(ip: string): Promise<number> {
    const type = 'application/x-www-form-urlencoded';
    const body = contactForm().toString();
    return (await this.#post(body, type, { 'cf-connecting-ip': ip })).status;
  }

  /** Lets time pass, up to `until`: everything that is due in the queue is handed over, one by one. */
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

  /** Until the queue is empty. */
  async settle(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.pass(Math.max(...this.#waiting.map(({ at }) => at)));
    }
  }

  /** Messages that wait in the queue. */
  get waiting(): unknown[] {
    return this.#waiting.map(({ body }) => body);
  }

  /** The team's messages that hold this text. */
  inTeamInbox = (text: string): PostmarkMessage[] =>
    this.inbox.filter(({ To, TextBody }) => To.startsWith('team@') && TextBody.includes(text));

  #put(body: unknown, delaySeconds: number): Promise<void> {
    if (!this.takesMessages()) return Promise.reject(new Error('Too Many Requests'));
    // As the queue keeps it: text.
    const text: unknown = JSON.parse(JSON.stringify(body));
    const waiting = { body: text, at: Date.now() + delaySeconds * 1000, attempts: 1 };
    this.#waiting.push(waiting);
    if (this.doublesMessages()) this.#waiting.push({ ...waiting });
    return Promise.resolve();
  }

  async #handOver({ body, attempts }: Waiting): Promise<void> {
    let next: number | undefined = RETRY_DELAY;
    await this.#deliver({
      body,
      attempts,
      ack: () => (next = undefined),
      retry: ({ delaySeconds }) => (next = delaySeconds),
    });
    if (this.diesBeforeAck()) next = RETRY_DELAY;
    if (next === undefined) return;
    if (attempts > this.#maxRetries) this.dead.push(body);
    else this.#waiting.push({ body, at: Date.now() + next * 1000, attempts: attempts + 1 });
  }

  async #fetch(input: string, init: RequestInit): Promise<Response> {
    if (new URL(input).href === ALERTS) {
      this.alerts.push(JSON.parse(String(init.body)) as Record<string, unknown>);
      return new Response();
    }
    const message = JSON.parse(String(init.body)) as PostmarkMessage;
    const { fault, accepted = fault === undefined } = this.treat(message);
    if (accepted) this.inbox.push(message);
    if (fault === 'broken') throw new TypeError('connection lost');
    if (!fault) return Response.json({ ErrorCode: 0, MessageID: 'a' });
    return Response.json({ ErrorCode: fault.code ?? 0 }, { status: fault.status });
  }
}
