import { asRecord } from '../../../lib/json.ts';
import { alertOf, sendAlert, sendAlertOnce } from './alert.ts';
import { type ContactEnv, outboxOf } from './config.ts';
import { keep, readKept, waitSeconds } from './outbox.ts';
import { logFields, type Sending } from './outcome.ts';
import { trySending } from './send.ts';

/** A message of the queue, as the consumer gets it. */
export interface QueueMessage {
  body: unknown;
  /** How many times the queue has handed over the message, including this time. */
  attempts: number;
  ack: () => void;
  retry: (options: { delaySeconds: number }) => void;
}

/**
 * The value of `max_retries` in workers/outbox/wrangler.toml. After these retries Cloudflare moves the message to the
 * dead-letter queue.
 */
export const MAX_RETRIES = 25;

/**
 * Sends one kept request, or leaves it in the queue for a later try. Sends at least once: if the outcome of a try is
 * unknown, the request is sent again. Never throws.
 */
export async function deliver(message: QueueMessage, env: ContactEnv): Promise<void> {
  const { body, attempts } = message;
  const start = Date.now();
  const kept = readKept(body);
  const result: Sending = kept
    ? await trySending(kept, env)
    : { outcome: 'not_sent', reason: 'unreadable' };
  // A message of another version has its reference in the same field.
  const given = asRecord(body)['reference'];
  const reference = typeof given === 'string' ? given : undefined;
  const ms = Date.now() - start;
  const line = { event: 'contact_kept', attempts, ms, ...logFields({ ...result, reference }) };
  const log = result.outcome === 'sent' ? console.log : console.error;
  log(JSON.stringify(line));
  if (result.outcome === 'sent') {
    message.ack();
    const alert = alertOf({ ...result, reference });
    if (alert) await sendAlertOnce(alert, env);
    return;
  }
  const { outcome, reason } = result;
  const outbox = outboxOf(env);
  const delaySeconds = waitSeconds(attempts);
  // Queue messages are immutable: a request that may have been sent is queued again as a copy that says so.
  if (outbox && kept && !kept.doubtful && outcome === 'unconfirmed') {
    const copy = { ...kept, doubtful: true };
    if (await keep(copy, outbox, delaySeconds)) return message.ack();
  }
  message.retry({ delaySeconds });
  if (attempts > MAX_RETRIES) {
    await sendAlert({ alert: 'given_up', outcome, reason, reference }, env);
  } else if (!kept || outcome === 'not_configured') {
    // Any other failure was reported when the request was kept.
    await sendAlertOnce({ alert: 'outbox_stuck', outcome, reason, reference }, env);
  }
}
