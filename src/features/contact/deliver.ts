import { sendAlert } from './alert.ts';
import { parseConfig } from './config.ts';
import { keep, outboxOf, type OutboxEnv, readKept, waitSeconds } from './outbox.ts';
import type { Delivered } from './outcome.ts';
import { trySending } from './send.ts';

/** A message of the queue, as the consumer gets it. */
export interface QueueMessage {
  body: unknown;
  /** How often the message was handed over, this time included. */
  attempts: number;
  ack: () => void;
  retry: (options: { delaySeconds: number }) => void;
}

/**
 * The value of `max_retries` in workers/outbox/wrangler.toml. After these the platform moves the message to the
 * dead-letter queue.
 */
export const MAX_RETRIES = 25;

const UNREADABLE: Delivered = {
  outcome: { ok: false, code: 'not_sent' },
  report: { reason: 'unreadable' },
};

/**
 * Sends one kept request, or leaves it in the queue for a later try. Sends at least once: if the outcome of a try is
 * unknown, the request is sent again. Never throws.
 */
export async function deliver(message: QueueMessage, env: OutboxEnv): Promise<void> {
  const { body, attempts } = message;
  const start = Date.now();
  const kept = readKept(body);
  const { outcome, report } = kept ? await trySending(kept, parseConfig(env)) : UNREADABLE;
  // Whatever its version, a message names its request.
  const { reference } = Object(body) as { reference?: string };
  const line = {
    event: 'contact_kept',
    reference,
    outcome: outcome.code,
    attempts,
    ms: Date.now() - start,
    ...report,
  };
  console[outcome.ok ? 'log' : 'error'](JSON.stringify(line));
  if (outcome.ok) return message.ack();
  const { code } = outcome;
  const outbox = outboxOf(env);
  const delaySeconds = waitSeconds(attempts);
  // Queue messages are immutable: a request that may have been sent is queued again as a copy that says so.
  const copy = code === 'unconfirmed' && kept && !kept.doubtful && { ...kept, doubtful: true };
  if (copy && outbox && (await keep(copy, outbox, delaySeconds))) message.ack();
  else message.retry({ delaySeconds });
  const entry = { outcome: code, reason: report.reason, reference };
  if (attempts > MAX_RETRIES) {
    await sendAlert({ alert: 'given_up', ...entry }, env, true);
  } else if (!kept || code === 'not_configured') {
    // Any other failure was reported when the request was kept.
    await sendAlert({ alert: 'outbox_stuck', ...entry }, env);
  }
}
