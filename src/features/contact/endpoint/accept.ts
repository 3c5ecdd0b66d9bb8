import type { ContactRequest } from '../fields.ts';
import type { Submission } from '../submission.ts';
import { type ContactEnv, outboxOf } from './config.ts';
import { identify, sendOnce } from './dedupe.ts';
import { limits, senderKey } from './limits.ts';
import { keep } from './outbox.ts';
import type { Limited, Result } from './outcome.ts';
import { trySending } from './send.ts';

/** Counts a request. Returns its refusal if it is above a limit. */
function countRequest(sender: string | undefined): Limited | undefined {
  if (!sender) return undefined;
  const senderWait = limits.sender.take(sender);
  if (senderWait > 0) return { outcome: 'too_many', retryAfter: senderWait };
  const teamWait = limits.team.take();
  return teamWait > 0 ? { outcome: 'busy', retryAfter: teamWait } : undefined;
}

/** Sends a request. If the request cannot be sent and there is an outbox, it is kept. */
async function sendOrKeep(submission: Submission, env: ContactEnv): Promise<Result> {
  const refusal = countRequest(senderKey(submission.ip));
  const outbox = outboxOf(env);
  if (refusal) {
    if (!outbox || refusal.outcome === 'too_many' || limits.outbox.take() > 0) return refusal;
    const isKept = await keep(submission, outbox, refusal.retryAfter);
    return isKept ? { outcome: 'kept', reason: 'busy' } : { ...refusal, outbox: 'failed' };
  }
  const result = await trySending(submission, env);
  if (!outbox || result.outcome === 'sent') return result;
  const kept = result.outcome === 'unconfirmed' ? { ...submission, doubtful: true } : submission;
  const isKept = await keep(kept, outbox);
  return isKept ? { ...result, outcome: 'kept' } : { ...result, outbox: 'failed' };
}

/** Sends a valid request, or keeps it in the outbox. The same request is sent or kept only once. */
export async function accept(
  request: ContactRequest,
  headers: Headers,
  env: ContactEnv,
): Promise<Result> {
  // Cloudflare sets this header, whatever the visitor sends.
  const ip = headers.get('cf-connecting-ip') || undefined;
  const source = { key: headers.get('idempotency-key'), sender: senderKey(ip) };
  const identity = identify(request, source);
  const { reference } = identity;
  const submission = { request, reference, receivedAt: new Date(), ip };
  const send = async () => ({ reference, ...(await sendOrKeep(submission, env)) });
  // A request that was sent before is answered with the reference of its mail.
  return { reference, ...(await sendOnce(identity, send)) };
}
