import { vi } from 'vitest';
import type { ContactEnv } from '../../../../src/features/contact/endpoint/config.ts';
import type { PostmarkMessage } from '../../../../src/features/contact/mail/postmark.ts';
import { EVERY_FIELD } from '../../../support/contact.ts';
import { startEndpoint, taken } from './endpoint.ts';

/**
 * What goes wrong with a message: an answer that refuses it, or a connection that breaks before or after the mail
 * service has accepted it.
 */
export type Fault = { status: number; code?: number } | 'broken' | 'broken after it was accepted';

interface Waiting {
  body: unknown;
  at: number;
  attempts: number;
}

export type Simulation = Awaited<ReturnType<typeof startOutage>>;

/**
 * Starts the Function, a queue, the consumer and a mail service in one process and in simulated time, so that no test
 * waits.
 */
export async function startOutage(settings: ContactEnv = {}) {
  // The pauses between tries take no time.
  vi.setTimerTickMode('nextTimerAsync');
  const endpoint = await startEndpoint(settings);
  const { deliver, MAX_RETRIES } =
    await import('../../../../src/features/contact/endpoint/outbox.ts');
  const inbox: PostmarkMessage[] = [];
  const dead: unknown[] = [];
  let queue: Waiting[] = [];

  const send = (body: unknown, { delaySeconds } = { delaySeconds: 0 }) => {
    if (!simulation.takesMessages()) return Promise.reject(new Error('Too Many Requests'));
    // The queue keeps messages as text.
    const text: unknown = JSON.parse(JSON.stringify(body));
    queue.push({ body: text, at: Date.now() + delaySeconds * 1000, attempts: 1 });
    return Promise.resolve();
  };

  async function handOver({ body, attempts }: Waiting): Promise<void> {
    const retry = ({ delaySeconds }: { delaySeconds: number }) => {
      if (attempts > MAX_RETRIES) dead.push(body);
      else queue.push({ body, at: Date.now() + delaySeconds * 1000, attempts: attempts + 1 });
    };
    await deliver({ body, attempts, retry, ack: () => undefined }, endpoint.env);
  }

  const simulation = {
    endpoint,
    /** The messages that the mail service has accepted. */
    inbox,
    /** The messages that were given up. */
    dead,
    /** Decides what goes wrong with a message; undefined if it is accepted. */
    faultOf: (_: PostmarkMessage): Fault | undefined => undefined,
    /** Decides whether the queue takes a message. */
    takesMessages: () => true,
    /** Puts a message into the queue. */
    enqueue: send,
    /** The messages that wait in the queue. */
    waiting: () => queue.map(({ body }) => body),
    /** Posts a request; without an IP address it counts for no limit. */
    post: (changes = {}, ip = '') => endpoint.send(changes, ip),
    /** Lets time pass up to `until`. Every message that is due by then is handed over, one after the other. */
    pass: async (until: number) => {
      for (;;) {
        const [first] = queue.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!first) break;
        vi.setSystemTime(Math.max(first.at, Date.now()));
        queue = queue.filter((waiting) => waiting !== first);
        await handOver(first);
      }
      vi.setSystemTime(Math.max(until, Date.now()));
    },
    /** Lets time pass until the queue is empty. */
    drain: async () => {
      while (queue.length > 0) await simulation.pass(Math.max(...queue.map(({ at }) => at)));
    },
    /** The messages in the team's inbox that hold this text, by default the message of the usual request. */
    inTeamInbox: (text = EVERY_FIELD.message) =>
      inbox.filter(({ To, TextBody }) => To.startsWith('team@') && TextBody.includes(text)),
  };
  endpoint.env.OUTBOX ??= { send };
  endpoint.fakes.answer = (message) => {
    const fault = simulation.faultOf(message);
    if (!fault || fault === 'broken after it was accepted') inbox.push(message);
    if (!fault) return taken();
    if (typeof fault === 'string') throw new TypeError('connection lost');
    return Response.json({ ErrorCode: fault.code ?? 0 }, { status: fault.status });
  };
  return simulation;
}
