import { delay } from '../../lib/time.ts';
import type { ContactConfig, ParsedConfig } from './config.ts';
import { takeConfirmation } from './limits.ts';
import { confirmationMail, type Submission, teamMail } from './mail.ts';
import { type Delivered, ourError, type SendReport } from './outcome.ts';
import { type Delivery, sendMail } from './postmark.ts';

/** The time that all tries for both messages have together. */
const DEADLINE_MS = 10_000;
/** The pauses before the second and the third try, in milliseconds. */
const PAUSES_MS = [250, 750];
/** With less time than this left no try is made, in milliseconds. */
const MIN_TRY_MS = 500;
/** The mail service's codes for an address that it refuses, or that takes no more mail. */
const ADDRESS_REFUSED = ['postmark_300', 'postmark_406'];

/**
 * Sends the message to the team. It is tried again only where the service has certainly not taken it: after a
 * pause where the service is not available, and without Reply-To where it may have refused the visitor's address
 * (error 300).
 */
async function sendToTeam(
  submission: Submission,
  config: ContactConfig,
  left: () => number,
): Promise<{ delivery: Delivery; report: SendReport }> {
  let tries = 1;
  let canReply = true;
  const send = () => sendMail(teamMail(submission, config, canReply), config, left());
  let delivery = await send();
  for (const pause of PAUSES_MS) {
    const canWait = left() - pause >= MIN_TRY_MS;
    if (delivery.status === 'unavailable' && canWait) await delay(pause, undefined);
    else if (delivery.reason === 'postmark_300' && canReply) canReply = false;
    else break;
    delivery = await send();
    tries += 1;
  }
  const report: SendReport = {
    tries,
    reason: delivery.reason,
    reply_to: canReply ? undefined : 'refused',
    alert: delivery.isInactive ? 'inactive_recipient' : undefined,
  };
  return { delivery, report };
}

/** Sends the confirmation, in one try and in the time that is left. A failure here never fails the request. */
async function confirm(
  submission: Submission,
  config: ContactConfig,
  leftMs: number,
): Promise<SendReport> {
  const { confirmationToken: token, apiUrl } = config;
  const { request, ip } = submission;
  if (!token || !request.email || leftMs < MIN_TRY_MS || !takeConfirmation(request.email, ip)) {
    return { confirmation: 'skipped' };
  }
  const mail = confirmationMail(submission, config);
  const { status, reason } = await sendMail(mail, { token, apiUrl }, leftMs);
  // A refusal for any other reason than the visitor's address will hit the next visitor, too.
  const isDead = status === 'refused' && !ADDRESS_REFUSED.includes(reason ?? '');
  return {
    confirmation: status,
    confirmation_reason: reason,
    alert: isDead ? 'confirmation_refused' : undefined,
  };
}

/** Sends the message to the team, which decides the outcome, and then the confirmation, which does not. */
async function send(submission: Submission, config: ContactConfig): Promise<Delivered> {
  const end = Date.now() + DEADLINE_MS;
  const left = () => end - Date.now();
  const { delivery, report } = await sendToTeam(submission, config, left);
  if (delivery.status !== 'sent') {
    const code = delivery.status === 'ambiguous' ? 'unconfirmed' : 'not_sent';
    return { outcome: { ok: false, code }, report };
  }
  const second: SendReport =
    report.reply_to === 'refused'
      ? { confirmation: 'skipped' }
      : await confirm(submission, config, left());
  const confirmation = second.confirmation === 'sent';
  const { reference } = submission;
  const outcome = { ok: true, code: 'sent', reference, confirmation } as const;
  return { outcome, report: { ...second, ...report, alert: report.alert ?? second.alert } };
}

/** Sends a request, whether it has just arrived or was kept. Never throws, so that a request can be kept after an error of ours. */
export async function trySending(
  submission: Submission,
  settings: ParsedConfig,
): Promise<Delivered> {
  try {
    if (settings.ok) return await send(submission, settings.config);
    return { outcome: { ok: false, code: 'not_configured' }, report: { reason: settings.setting } };
  } catch (error) {
    return ourError(error);
  }
}
