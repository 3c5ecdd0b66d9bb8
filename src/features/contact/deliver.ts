import { sendAlert } from './alert.ts';
import { parseConfig } from './config.ts';
import { keep, outboxOf, type OutboxEnv, readKept, referenceIn, waitSeconds } from './outbox.ts';
import { type Delivered, type Submission, trySending } from './send.ts';

/** A message of the queue, as the consumer gets it. */
export interface QueueMessage {
  body: unknown;
  /** How often the message was handed over, this time included. */
  attempts: number;
  ack: () => void;
  retry: (options: { delaySeconds: number }) => void;
}

/**
 * `max_retries` in workers/outbox/wrangler.toml: after these the platform moves the message to the queue
 * of what was given up.
 */
export const MAX_RETRIES = 25;

const UNREADABLE: Delivered = {
  outcome: { ok: false, code: 'not_sent' },
  report: { reason: 'unreadable' },
};

/** Tries again later. A message cannot be changed: a copy takes its place where it may be sent twice. */
async function tryLater(
  message: QueueMessage,
  kept: Submission | undefined,
  isUnknown: boolean,
  env: OutboxEnv,
): Promise<void> {
  const outbox = outboxOf(env);
  const delaySeconds = waitSeconds(message.attempts, outbox?.firstWait);
  if (outbox && kept && isUnknown && !kept.doubtful) {
    if (await keep({ ...kept, doubtful: true }, outbox, delaySeconds)) return message.ack();
  }
  message.retry({ delaySeconds });
}

/**
 * Sends one kept request, or leaves it in the queue for a later try: at least once, so that one that may
 * have been sent is sent again. Never throws.
 */
export async function deliver(message: QueueMessage, env: OutboxEnv): Promise<void> {
  const { body, attempts } = message;
  const start = Date.now();
  const kept = readKept(body);
  const { outcome, report } = kept ? await trySending(kept, parseConfig(env)) : UNREADABLE;
  const line = {
    event: 'contact_kept',
    reference: referenceIn(body),
    outcome: outcome.ok ? 'sent' : outcome.code,
    attempts,
    ms: Date.now() - start,
    ...report,
  };
  console[outcome.ok ? 'log' : 'error'](JSON.stringify(line));
  if (outcome.ok) return message.ack();
  await tryLater(message, kept, outcome.code === 'unconfirmed', env);
  const entry = { outcome: outcome.code, reason: report.reason, reference: line.reference };
  if (attempts > MAX_RETRIES) {
    await sendAlert({ alert: 'given_up', ...entry }, env, true);
  } else if (!kept || outcome.code === 'not_configured') {
    // Any other failure was told when the request was kept.
    await sendAlert({ alert: 'outbox_stuck', ...entry }, env);
  }
}

/** The retries in the command of docs/runbook.md; after these the platform deletes the message. */
export const MAX_RETRIES_BACK = 100;
const BACK_SECONDS = 300;

/** Puts a request that was given up back into the outbox; where that fails, it tries again. Never throws. */
export async function bringBack(message: QueueMessage, env: OutboxEnv): Promise<void> {
  const { body, attempts } = message;
  try {
    await env.OUTBOX?.send(body, { delaySeconds: 0 });
    if (env.OUTBOX) return message.ack();
  } catch {
    // The queue refuses it.
  }
  message.retry({ delaySeconds: BACK_SECONDS });
  const alert = attempts > MAX_RETRIES_BACK ? 'given_up' : 'outbox_stuck';
  const entry = { alert, reason: 'OUTBOX', reference: referenceIn(body) };
  await sendAlert(entry, env, alert === 'given_up');
}
