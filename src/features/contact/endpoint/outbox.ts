import * as z from 'zod/mini';
import { asRecord } from '../../../lib/json.ts';
import { within } from '../../../lib/time.ts';
import { type Submission, submissionSchema } from '../submission.ts';
import { alertOf, sendAlert, sendAlertOnce } from './alert.ts';
import { type ContactEnv, outboxOf, type Queue } from './config.ts';
import { logFields, type Sending } from './outcome.ts';
import { trySending } from './send.ts';

/**
 * How long the queue may take, in ms, because the visitor waits for its answer. A request that takes longer counts as
 * not kept: if it was kept after all, the visitor's next try is a double with the same reference.
 */
export const QUEUE_MS = 5_000;

/** The seconds before the next try: a minute, doubled with each try, up to an hour. */
const waitSeconds = (tries: number): number => 60 * Math.min(2 ** (tries - 1), 60);

/** The version of the messages in the queue. A message of another version waits for a Worker that can read it. */
const VERSION = 1;

const keptSchema = z.extend(submissionSchema, { v: z.literal(VERSION) });

/** Puts a request into the queue and returns whether the queue took it. Never throws. */
export async function keep(
  submission: Submission,
  queue: Queue,
  delaySeconds = waitSeconds(1),
): Promise<boolean> {
  const body = { v: VERSION, ...submission, receivedAt: submission.receivedAt.toISOString() };
  try {
    const taken = queue.send(body, { delaySeconds }).then(() => true);
    return await within(QUEUE_MS, taken, false);
  } catch {
    return false;
  }
}

/** Values for required fields that a request from an older form may lack. */
const BLANK = { name: '', email: '', message: '' };

/** Reads the request in a message of the queue; undefined if the message is of another version. */
function readKept(body: unknown): Submission | undefined {
  const kept = keptSchema.safeParse(body).data;
  return kept && { ...kept, request: { ...BLANK, ...kept.request } };
}

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
