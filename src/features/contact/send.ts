import type { ContactConfig } from './config.ts';
import { Dedupe, identify } from './dedupe.ts';
import type { SendReport } from './log.ts';
import { confirmationMail, type MailContext, teamMail } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { type Delivery, sendMail } from './postmark.ts';
import { inboxOf, RateLimit, type RateLimitKeys, rateLimitKeys, take } from './rate-limit.ts';
import type { ContactRequest } from './schema.ts';

const MINUTE = 60_000;
const DEADLINE_MS = 10_000;
const MAX_TRIES = 3;
/** Less time than this is not worth a try. */
const MIN_TRY_MS = 500;
/** What the mail service says of an address that it does not take, or takes no more. */
const ADDRESS_REFUSED = ['postmark_300', 'postmark_406'];

const dedupe = new Dedupe();

/** Ten in ten minutes: more than a person with a correction or two ever needs. */
const perAddress = new RateLimit({ requests: 10, windowMs: 10 * MINUTE, keys: 5_000 });
const perNetwork = new RateLimit({ requests: 50, windowMs: 10 * MINUTE, keys: 1_000 });
/** Anybody can type a stranger's address. */
const perInbox = new RateLimit({ requests: 1, windowMs: 60 * MINUTE, keys: 5_000 });
/** Whatever somebody types, strangers get no more than this from one isolate. */
const allConfirmations = new RateLimit({ requests: 30, windowMs: 60 * MINUTE, keys: 1 });

export interface Delivered {
  outcome: Outcome;
  report: SendReport;
}

/** Set by Cloudflare; anything that is no address stays out of the mail. */
function clientIp(headers: Headers): string | undefined {
  const ip = headers.get('cf-connecting-ip') ?? '';
  return /^[0-9a-f:.]{2,45}$/i.test(ip) ? ip : undefined;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** 200 to 600 ms; as long as the service asks for, where that leaves time for another try. */
function pauseMs(delivery: Delivery, leftMs: number): number {
  const asked = delivery.status === 'unavailable' ? delivery.retryAfterMs : undefined;
  const own = 200 + Math.random() * 400;
  return asked !== undefined && asked > own && asked + MIN_TRY_MS <= leftMs ? asked : own;
}

const reasonOf = (delivery: Delivery) => ('reason' in delivery ? delivery.reason : undefined);

/**
 * Tries again only where the service has certainly not taken the message: after a pause where it is not
 * available, and without Reply-To where it may have refused the visitor's address (300).
 */
async function sendToTeam(
  request: ContactRequest,
  context: MailContext,
  config: ContactConfig,
  left: () => number,
): Promise<{ delivery: Delivery; report: SendReport }> {
  let [tries, canReply] = [0, true];
  let delivery: Delivery;
  let again: boolean;
  do {
    delivery = await sendMail(teamMail(request, context, canReply), config, left());
    tries += 1;
    const isAddressRefused = canReply && reasonOf(delivery) === 'postmark_300';
    const pause = isAddressRefused ? 0 : pauseMs(delivery, left());
    const mayTry = tries < MAX_TRIES && left() - pause >= MIN_TRY_MS;
    again = mayTry && (isAddressRefused || delivery.status === 'unavailable');
    if (again && pause > 0) await wait(pause);
    if (isAddressRefused) canReply = false;
  } while (again);
  const reason = reasonOf(delivery);
  const isInactive =
    reason === 'postmark_406' || (delivery.status === 'sent' && delivery.inactiveRecipients);
  const report: SendReport = {
    tries,
    ...(reason && { reason }),
    ...(!canReply && { reply_to: 'refused' }),
    ...(isInactive && { alert: 'inactive_recipient' }),
  };
  return { delivery, report };
}

/** One try in the time that is left: a failing confirmation never fails a request. */
async function confirm(
  { email }: ContactRequest,
  context: MailContext,
  { confirmationToken, apiUrl }: ContactConfig,
  { isCounted, leftMs }: { isCounted: boolean; leftMs: number },
): Promise<SendReport & { confirmation: Delivery['status'] | 'skipped' }> {
  const isTooMany = () =>
    isCounted && take(Date.now(), [perInbox, inboxOf(email)], [allConfirmations, 'all']) > 0;
  if (!confirmationToken || leftMs < MIN_TRY_MS || isTooMany()) return { confirmation: 'skipped' };
  const mail = confirmationMail(email, context);
  const delivery = await sendMail(mail, { token: confirmationToken, apiUrl }, leftMs);
  const reason = reasonOf(delivery);
  // Another refusal than that of the visitor's address meets the next visitor, too.
  const isDead = delivery.status === 'refused' && !ADDRESS_REFUSED.includes(reason ?? '');
  return {
    confirmation: delivery.status,
    ...(reason && { confirmation_reason: reason }),
    ...(isDead && { alert: 'confirmation_refused' }),
  };
}

/** Sends the request to the team, which decides, and then the confirmation, which does not. */
async function sendRequest(
  request: ContactRequest,
  context: MailContext,
  config: ContactConfig,
  keys: RateLimitKeys | undefined,
): Promise<Delivered> {
  const waitMs = keys && take(Date.now(), [perAddress, keys.address], [perNetwork, keys.network]);
  if (waitMs) {
    const retryAfter = Math.ceil(waitMs / 1000);
    return { outcome: { ok: false, code: 'too_many', retryAfter }, report: {} };
  }
  const end = Date.now() + DEADLINE_MS;
  const left = () => end - Date.now();
  const { delivery, report } = await sendToTeam(request, context, config, left);
  if (delivery.status !== 'sent') {
    const code = delivery.status === 'ambiguous' ? 'unconfirmed' : 'not_sent';
    return { outcome: { ok: false, code }, report };
  }
  const second =
    report.reply_to === 'refused'
      ? ({ confirmation: 'skipped' } as const)
      : await confirm(request, context, config, { isCounted: Boolean(keys), leftMs: left() });
  const { reference } = context;
  const confirmation = second.confirmation === 'sent';
  return { outcome: { ok: true, reference, confirmation }, report: { ...second, ...report } };
}

/** Takes a valid request to the mail service, the same one only once. */
export async function deliver(
  request: ContactRequest,
  { headers, plainForm }: { headers: Headers; plainForm: boolean },
  config: ContactConfig,
): Promise<Delivered> {
  const ip = clientIp(headers);
  // Without an address of a visitor's we are in development, where nothing is counted.
  const keys = rateLimitKeys(ip);
  const source = { key: headers.get('idempotency-key'), plainForm, address: keys?.address };
  const { reference, id, ttlMs } = await identify(request, source);
  const { to, from } = config;
  const context: MailContext = { reference, receivedAt: new Date(), ip, to, from };
  let report: SendReport = {};
  const send = async () => {
    const delivered = await sendRequest(request, context, config, keys);
    report = delivered.report;
    return delivered.outcome;
  };
  const { outcome, repeat } = id
    ? await dedupe.run({ id, ttlMs }, send)
    : { outcome: await send(), repeat: false };
  return { outcome, report: { reference, ...report, ...(repeat && { repeat }) } };
}
