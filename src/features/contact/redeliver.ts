import { sendAlert } from './alert.ts';
import { parseConfig } from './config.ts';
import { Dedupe } from './dedupe.ts';
import { nameOf, type SendReport } from './log.ts';
import type { Outcome } from './outcome.ts';
import {
  FIRST_WAIT,
  type KeptRequest,
  outboxOf,
  type OutboxEnv,
  referenceOn,
  unseal,
  waitSeconds,
} from './outbox.ts';
import { confirm, type Delivered, isAccepted, sendSubmission } from './send.ts';

/** A message of the queue, as the consumer gets it. */
export interface QueueMessage {
  body: unknown;
  /** This one included. */
  attempts: number;
  ack: () => void;
  retry: (options: { delaySeconds: number }) => void;
}

/**
 * `max_retries` in workers/outbox/wrangler.toml: after these the platform moves the message to the queue
 * of what was given up.
 */
export const MAX_RETRIES = 28;

/** Before this attempt nothing is sent that the mail service may have and cannot tell us of. */
const SEND_UNASKED_FROM = 5;

/** Two questions and two messages, of ten seconds each, and what workerd takes. */
const SENDING_MS = 45_000;

const DAY_MS = 24 * 60 * 60_000;

/** The queue may hand over a message twice, and two isolates may have kept the same request. */
const dedupe = new Dedupe(SENDING_MS);

const failed = (
  code: 'not_configured' | 'not_sent' | 'unconfirmed',
  reason: string,
): Delivered => ({
  outcome: { ok: false, code },
  report: { reason },
});

/** Asks the mail service for the messages first, then sends those that it does not have. */
async function sendOnce(kept: KeptRequest, env: OutboxEnv, attempts: number): Promise<Delivered> {
  const settings = parseConfig(env);
  if (!settings.ok) return failed('not_configured', settings.setting);
  const { config } = settings;
  const hasTeam = await isAccepted(kept, 'team', config);
  // A doubled message is bearable, a request that is never sent is not.
  if (hasTeam === undefined && attempts < SEND_UNASKED_FROM) return failed('not_sent', 'search');
  if (!hasTeam) return sendSubmission(kept, config, () => kept.mayConfirm);
  const { reference } = kept;
  const hasVisitor = await isAccepted(kept, 'visitor', config);
  const report: SendReport =
    hasVisitor === false
      ? await confirm(kept, config, () => kept.mayConfirm)
      : { confirmation: 'skipped' };
  const confirmation = report.confirmation === 'sent';
  return { outcome: { ok: true, reference, confirmation }, report: { ...report, found: true } };
}

/** Opens a message and sends what it holds, unless this isolate has just done so. */
async function open(message: QueueMessage, env: OutboxEnv): Promise<Delivered> {
  const outbox = outboxOf(env);
  if (!outbox) return failed('not_configured', 'OUTBOX_KEY');
  const kept = await unseal(message.body, outbox.key);
  if (!kept) return failed('not_sent', 'unreadable');
  let report: SendReport = {};
  // A second one must not send while the search cannot know the first: the wait is a little longer.
  const holdMs = waitSeconds(0, true, outbox.firstWait) * 900;
  const { outcome, repeat } = await dedupe.run({ id: kept.id, ttlMs: DAY_MS, holdMs }, async () => {
    const delivered = await sendOnce(kept, env, message.attempts);
    report = delivered.report;
    return delivered.outcome;
  });
  return { outcome, report: { ...report, ...(repeat && { repeat }) } };
}

/** The alert about a try, if one is needed. The first failure was told when the request was kept. */
async function tell(
  outcome: Outcome & { ok: false },
  report: SendReport,
  message: QueueMessage,
  env: OutboxEnv,
): Promise<void> {
  const { reason } = report;
  const entry = { outcome: outcome.code, reason, reference: referenceOn(message.body) };
  if (message.attempts > MAX_RETRIES) {
    await sendAlert({ alert: 'given_up', ...entry }, env, true);
  } else if (reason === 'unreadable' || outcome.code === 'not_configured') {
    await sendAlert({ alert: 'outbox_stuck', ...entry }, env);
  }
}

/** Delivers one kept request, or leaves it in the queue for a later try. Never throws. */
export async function redeliver(message: QueueMessage, env: OutboxEnv): Promise<void> {
  const { attempts } = message;
  const start = Date.now();
  const { outcome, report } = await open(message, env).catch((error: unknown) =>
    failed('not_sent', nameOf(error)),
  );
  const line = {
    event: 'contact_kept',
    reference: referenceOn(message.body),
    outcome: outcome.ok ? 'sent' : outcome.code,
    attempts,
    ms: Date.now() - start,
    ...report,
  };
  console[outcome.ok ? 'log' : 'error'](JSON.stringify(line));
  if (outcome.ok) return message.ack();
  const isUnknown = outcome.code === 'unconfirmed';
  const { firstWait = FIRST_WAIT } = outboxOf(env) ?? {};
  message.retry({ delaySeconds: waitSeconds(attempts - 1, isUnknown, firstWait) });
  await tell(outcome, report, message, env);
}
