import type { ParsedConfig } from './config.ts';
import { Dedupe, identify } from './dedupe.ts';
import { nameOf, type SendReport } from './log.ts';
import { keep, type Outbox } from './outbox.ts';
import {
  inboxOf,
  RateLimit,
  type RateLimitKeys,
  rateLimitKeys,
  take,
  type Use,
} from './rate-limit.ts';
import type { ContactRequest } from './schema.ts';
import { type Delivered, type Submission, sendSubmission } from './send.ts';

const MINUTE = 60_000;

const dedupe = new Dedupe();

/** Ten in ten minutes: more than a person with a correction or two ever needs. */
const perAddress = new RateLimit({ requests: 10, windowMs: 10 * MINUTE, keys: 5_000 });
const perNetwork = new RateLimit({ requests: 50, windowMs: 10 * MINUTE, keys: 1_000 });
/** More than the team could read; beyond them real requests drown, and the mail service's plan ends. */
const toTeam = new RateLimit({ requests: 60, windowMs: 60 * MINUTE, keys: 1 });
/** Anybody can type a stranger's address. */
const perInbox = new RateLimit({ requests: 1, windowMs: 60 * MINUTE, keys: 5_000 });
/** Whatever somebody types, strangers get no more than this from one isolate. */
const allConfirmations = new RateLimit({ requests: 30, windowMs: 60 * MINUTE, keys: 1 });

interface Source {
  headers: Headers;
  plainForm: boolean;
}

/** Set by Cloudflare; anything that is no address stays out of the mail. */
function clientIp(headers: Headers): string | undefined {
  const ip = headers.get('cf-connecting-ip') ?? '';
  return /^[0-9a-f:.]{2,45}$/i.test(ip) ? ip : undefined;
}

/** The refusal of one request too many; counts those that pass. */
function limited(keys: RateLimitKeys | undefined): Delivered | undefined {
  if (!keys) return undefined;
  const now = Date.now();
  const own: Use[] = [
    [perAddress, keys.address],
    [perNetwork, keys.network],
  ];
  const waitMs = take(now, ...own, [toTeam, 'all']);
  if (waitMs === 0) return undefined;
  const isOwn = own.some(([limit, key]) => limit.waitMs(key, now) > 0);
  const retryAfter = Math.ceil(waitMs / 1000);
  return { outcome: { ok: false, code: isOwn ? 'too_many' : 'busy', retryAfter }, report: {} };
}

/** The visitor who sends, and the limits that are left to them. */
interface Sender {
  keys: RateLimitKeys | undefined;
  /** The limits that a confirmation counts in. */
  confirmation: readonly Use[];
}

const mayConfirm = ({ confirmation }: Sender): boolean => take(Date.now(), ...confirmation) === 0;

/** Sends a request. Never throws: after an error of ours it can still be kept. */
async function trySending(
  submission: Submission,
  settings: ParsedConfig,
  sender: Sender,
): Promise<Delivered> {
  try {
    const refused = limited(sender.keys);
    if (refused) return refused;
    if (settings.ok) {
      return await sendSubmission(submission, settings.config, () => mayConfirm(sender));
    }
    return { outcome: { ok: false, code: 'not_configured' }, report: { reason: settings.setting } };
  } catch (error) {
    return { outcome: { ok: false, code: 'not_sent' }, report: { reason: nameOf(error) } };
  }
}

/** Sends a request, or keeps what could not be sent, where there is an outbox. */
async function sendOrKeep(
  submission: Submission,
  settings: ParsedConfig,
  outbox: Outbox | undefined,
  sender: Sender,
): Promise<Delivered> {
  const { outcome, report } = await trySending(submission, settings, sender);
  if (outcome.ok || outcome.retryAfter || !outbox) return { outcome, report };
  const kept = { ...submission, mayConfirm: mayConfirm(sender) };
  const isKept = await keep(kept, outcome.code === 'unconfirmed', outbox);
  if (!isKept) {
    // The visitor tries again, and that request is confirmed.
    if (kept.mayConfirm) for (const [limit, key] of sender.confirmation) limit.giveBack(key);
    return { outcome, report: { ...report, outbox: 'failed' } };
  }
  const { reference } = submission;
  return { outcome: { ok: true, reference, confirmation: false, kept: true }, report };
}

/** Takes a valid request to the mail service or into the outbox, the same one only once. */
export async function accept(
  request: ContactRequest,
  { headers, plainForm }: Source,
  settings: ParsedConfig,
  outbox: Outbox | undefined,
): Promise<Delivered> {
  const ip = clientIp(headers);
  // Without an address of a visitor's we are in development, where nothing is counted.
  const keys = rateLimitKeys(ip);
  const source = { key: headers.get('idempotency-key'), plainForm, address: keys?.address };
  const { reference, id, ttlMs } = await identify(request, source);
  const confirmation: Use[] = keys
    ? [
        [perInbox, inboxOf(request.email)],
        [allConfirmations, 'all'],
      ]
    : [];
  const submission = { request, reference, id: id ?? reference, receivedAt: new Date(), ip };
  let report: SendReport = {};
  const send = async () => {
    const delivered = await sendOrKeep(submission, settings, outbox, { keys, confirmation });
    report = delivered.report;
    return delivered.outcome;
  };
  const { outcome, repeat } = id
    ? await dedupe.run({ id, ttlMs }, send)
    : { outcome: await send(), repeat: false };
  return { outcome, report: { reference, ...report, ...(repeat && { repeat }) } };
}
