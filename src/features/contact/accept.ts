import { HOUR, MINUTE } from '../../lib/time.ts';
import type { ParsedConfig } from './config.ts';
import { identify, sendOnce } from './dedupe.ts';
import { Limit, senderKey } from './limits.ts';
import { keep, type Queue } from './outbox.ts';
import type { Delivered, Refusal } from './outcome.ts';
import type { ContactRequest } from './request-schema.ts';
import type { Submission } from './mail.ts';
import { trySending } from './send.ts';

/** The limit of requests from one sender leaves room for a training room behind one router. */
const perSender = new Limit(30, 10 * MINUTE);
/** The limit of requests that are sent to the team: nobody could read more in an hour, and the mail service's plan would end. */
const toTeam = new Limit(60, HOUR);
/** Requests above the team's limit that the outbox takes in an hour. */
const aboveLimit = new Limit(300, HOUR);

/** The visitor's IP address as Cloudflare names it. Anything that is no address stays out of the mail. */
function clientIp(headers: Headers): string | undefined {
  const ip = headers.get('cf-connecting-ip') ?? '';
  return /^[0-9a-f:.]{2,45}$/i.test(ip) ? ip : undefined;
}

/** Counts a request; returns the refusal of one that is above a limit. */
function countRequest(sender: string | undefined): Refusal | undefined {
  if (!sender) return undefined;
  const refuse = (code: 'too_many' | 'busy', waitMs: number): Refusal | undefined =>
    waitMs > 0 ? { ok: false, code, retryAfter: Math.ceil(waitMs / 1000) } : undefined;
  return refuse('too_many', perSender.take(sender)) ?? refuse('busy', toTeam.take('all'));
}

/** Sends a request, or keeps what cannot be sent, where there is an outbox. */
async function sendOrKeep(
  submission: Submission,
  settings: ParsedConfig,
  outbox: Queue | undefined,
): Promise<Delivered> {
  const refusal = countRequest(senderKey(submission.ip));
  const { outcome, report }: Delivered = refusal
    ? { outcome: refusal, report: {} }
    : await trySending(submission, settings);
  if (outcome.ok || outcome.code === 'too_many' || !outbox) return { outcome, report };
  const { code, retryAfter } = outcome;
  if (code === 'busy' && aboveLimit.take('all') > 0) return { outcome, report };
  const kept = { ...submission, ...(code === 'unconfirmed' && { doubtful: true }) };
  if (!(await keep(kept, outbox, retryAfter))) {
    return { outcome, report: { ...report, outbox: 'failed' } };
  }
  const { reference } = submission;
  return {
    outcome: { ok: true, code: 'kept', reference, confirmation: false },
    report: code === 'busy' ? { reason: code } : report,
  };
}

/** Takes a valid request to the mail service or into the outbox, and the same request only once. */
export async function accept(
  request: ContactRequest,
  headers: Headers,
  settings: ParsedConfig,
  outbox: Queue | undefined,
): Promise<Delivered> {
  const ip = clientIp(headers);
  const source = { key: headers.get('idempotency-key'), sender: senderKey(ip) };
  const { reference, id } = await identify(request, source);
  const submission = { request, reference, receivedAt: new Date(), ip };
  const send = () => sendOrKeep(submission, settings, outbox);
  const { outcome, report } = id ? await sendOnce(id, send) : await send();
  return { outcome, report: { reference, ...report } };
}
