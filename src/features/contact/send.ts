import type { ContactConfig } from './config.ts';
import type { SendReport } from './log.ts';
import { confirmationMail, type MailContext, teamMail } from './mail.ts';
import type { Outcome } from './outcome.ts';
import { type Delivery, findMails, type PostmarkMessage, sendMail } from './postmark.ts';
import type { ContactRequest } from './schema.ts';

const DEADLINE_MS = 10_000;
const MAX_TRIES = 3;
/** Less time than this is not worth a try. */
const MIN_TRY_MS = 500;
/** The mail service's codes for an address that it does not take, or takes no more. */
const ADDRESS_REFUSED = ['postmark_300', 'postmark_406'];

/** A request with all that its two messages and a later try need. */
export interface Submission {
  request: ContactRequest;
  reference: string;
  /** Which request it is, beside others with the same reference. */
  id: string;
  receivedAt: Date;
  /** As the edge saw it. */
  ip: string | undefined;
}

export interface Delivered {
  outcome: Outcome;
  report: SendReport;
}

/** To whom a message goes, as its `Metadata` says it. */
type Side = 'team' | 'visitor';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** 200 to 600 ms; as long as the service asks for, where that leaves time for another try. */
function pauseMs(delivery: Delivery, leftMs: number): number {
  const asked = delivery.status === 'unavailable' ? delivery.retryAfterMs : undefined;
  const own = 200 + Math.random() * 400;
  return asked !== undefined && asked > own && asked + MIN_TRY_MS <= leftMs ? asked : own;
}

const reasonOf = (delivery: Delivery) => ('reason' in delivery ? delivery.reason : undefined);

const contextOf = (submission: Submission, { to, from }: ContactConfig): MailContext => {
  const { reference, receivedAt, ip } = submission;
  return { reference, receivedAt, ip, to, from };
};

/** The marks that the mail service's search finds a message by. */
const marksOf = ({ reference, id }: Submission, side: Side) => ({ reference, request: id, side });

const marked = (message: PostmarkMessage, submission: Submission, side: Side) => ({
  ...message,
  Metadata: marksOf(submission, side),
});

/** Whether the mail service has taken the message already; undefined where it does not say. */
export async function isAccepted(
  submission: Submission,
  side: Side,
  { token, confirmationToken, apiUrl }: ContactConfig,
): Promise<boolean | undefined> {
  const server = { token: side === 'team' ? token : (confirmationToken ?? token), apiUrl };
  const found = await findMails(marksOf(submission, side), server);
  return found && found.length > 0;
}

/**
 * Tries again only where the service has certainly not taken the message: after a pause where it is not
 * available, and without Reply-To where it may have refused the visitor's address (300).
 */
async function sendToTeam(
  submission: Submission,
  config: ContactConfig,
  left: () => number,
): Promise<{ delivery: Delivery; report: SendReport }> {
  const context = contextOf(submission, config);
  let [tries, canReply] = [0, true];
  let delivery: Delivery;
  let again: boolean;
  do {
    const message = marked(teamMail(submission.request, context, canReply), submission, 'team');
    delivery = await sendMail(message, config, left());
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
export async function confirm(
  submission: Submission,
  config: ContactConfig,
  mayConfirm: () => boolean,
  leftMs = DEADLINE_MS,
): Promise<SendReport & { confirmation: Delivery['status'] | 'skipped' }> {
  const { confirmationToken: token, apiUrl } = config;
  if (!token || leftMs < MIN_TRY_MS || !mayConfirm()) return { confirmation: 'skipped' };
  const mail = confirmationMail(submission.request.email, contextOf(submission, config));
  const delivery = await sendMail(marked(mail, submission, 'visitor'), { token, apiUrl }, leftMs);
  const reason = reasonOf(delivery);
  // Another refusal than that of the visitor's address meets the next visitor, too.
  const isDead = delivery.status === 'refused' && !ADDRESS_REFUSED.includes(reason ?? '');
  return {
    confirmation: delivery.status,
    ...(reason && { confirmation_reason: reason }),
    ...(isDead && { alert: 'confirmation_refused' }),
  };
}

/**
 * Sends the request to the team, which decides, and then the confirmation, which does not.
 *
 * @param mayConfirm asked once the team has its message
 */
export async function sendSubmission(
  submission: Submission,
  config: ContactConfig,
  mayConfirm: () => boolean,
): Promise<Delivered> {
  const end = Date.now() + DEADLINE_MS;
  const left = () => end - Date.now();
  const { delivery, report } = await sendToTeam(submission, config, left);
  if (delivery.status !== 'sent') {
    const code = delivery.status === 'ambiguous' ? 'unconfirmed' : 'not_sent';
    return { outcome: { ok: false, code }, report };
  }
  const second =
    report.reply_to === 'refused'
      ? ({ confirmation: 'skipped' } as const)
      : await confirm(submission, config, mayConfirm, left());
  const confirmation = second.confirmation === 'sent';
  const { reference } = submission;
  return { outcome: { ok: true, reference, confirmation }, report: { ...second, ...report } };
}
