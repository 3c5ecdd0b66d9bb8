import { identify, sendOnce } from './dedupe.ts';
import type { ContactRequest } from './fields.ts';
import { limits, senderKey } from './limits.ts';
import { keep, outboxOf, type OutboxEnv } from './outbox.ts';
import { isAccepted, type Result } from './outcome.ts';
import { trySending } from './send.ts';
import type { Submission } from './submission.ts';

/** Counts a request. Returns its refusal if it is above a limit. */
function countRequest(sender: string | undefined): Result | undefined {
  if (!sender) return undefined;
  const ofSender = limits.sender(sender);
  if (ofSender > 0) return { outcome: 'too_many', retryAfter: ofSender };
  const ofTeam = limits.team();
  return ofTeam > 0 ? { outcome: 'busy', retryAfter: ofTeam } : undefined;
}

/** Sends a request. If the request cannot be sent and there is an outbox, it is kept. */
async function sendOrKeep(submission: Submission, env: OutboxEnv): Promise<Result> {
  const refusal = countRequest(senderKey(submission.ip));
  const result = refusal ?? (await trySending(submission, env));
  const { outcome } = result;
  const outbox = outboxOf(env);
  if (!outbox || isAccepted(outcome) || outcome === 'too_many') return result;
  const isBusy = outcome === 'busy';
  if (isBusy && limits.outbox() > 0) return result;
  const kept = outcome === 'unconfirmed' ? { ...submission, doubtful: true } : submission;
  // The outbox sends a kept request by itself: the visitor need not come back, so the answer has no `retry-after`.
  const { retryAfter, ...withoutWait } = result;
  if (!(await keep(kept, outbox, retryAfter))) return { ...result, outbox: 'failed' };
  return { ...withoutWait, outcome: 'kept', ...(isBusy && { reason: outcome }) };
}

/** Takes a valid request to the mail service or into the outbox, and the same request only once. */
export async function accept(
  request: ContactRequest,
  headers: Headers,
  env: OutboxEnv,
): Promise<Result> {
  // Cloudflare sets this header, whatever the visitor sends.
  const ip = headers.get('cf-connecting-ip') || undefined;
  const source = { key: headers.get('idempotency-key'), sender: senderKey(ip) };
  const { reference, id } = identify(request, source);
  const submission = { request, reference, receivedAt: new Date(), ip };
  const send = () => sendOrKeep(submission, env);
  return { reference, ...(id ? await sendOnce(id, send) : await send()) };
}
