import { delay } from '../../lib/time.ts';
import { type ContactConfig, type ContactEnv, parseConfig } from './config.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { takeConfirmation } from './limits.ts';
import { teamMail } from './team-mail.ts';
import { ourError, type Result } from './outcome.ts';
import { sendMail } from './postmark.ts';
import type { Submission } from './submission.ts';

/** The time that all tries for both messages have together, in ms. */
const DEADLINE_MS = 10_000;
/** The longest time that `trySending` takes, in ms: the mail client rounds the time for the last try up to seconds. */
export const LONGEST_SENDING_MS = DEADLINE_MS + 1_000;
/** The pauses before a message is sent again to a service that was not available, in milliseconds. */
const PAUSES_MS = [250, 750];
/** The least time that must be left for a try, in milliseconds. */
const MIN_TRY_MS = 500;
/** The mail service's codes for an address that it refuses, or that takes no more mail. */
const ADDRESS_REFUSED = ['postmark_300', 'postmark_406'];

/**
 * Sends the message to the team. It is sent again only if the service has certainly not taken it: after a pause if the
 * service is not available, and at once, without Reply-To, if it may have refused the visitor's address (error 300).
 */
async function sendToTeam(
  submission: Submission,
  config: ContactConfig,
  left: () => number,
): Promise<Result> {
  let tries = 0;
  let canReply = true;
  const send = async (): ReturnType<typeof sendMail> => {
    tries += 1;
    const delivery = await sendMail(teamMail(submission, config, canReply), config, left());
    if (delivery.reason !== 'postmark_300' || !canReply) return delivery;
    canReply = false;
    return send();
  };
  let delivery = await send();
  for (const pause of PAUSES_MS) {
    if (!delivery.isTemporary || left() - pause < MIN_TRY_MS) break;
    await delay(pause);
    delivery = await send();
  }
  const { outcome, reason, isInactive } = delivery;
  const alert = isInactive ? 'inactive_recipient' : undefined;
  return { outcome, tries, reason, reply_to: canReply ? undefined : 'refused', alert };
}

/** Sends the confirmation, in one try and in the time that is left. A failure here never fails the request. */
async function confirm(
  sent: Result,
  submission: Submission,
  config: ContactConfig,
  leftMs: number,
): Promise<Result> {
  const { confirmationToken: token, apiUrl } = config;
  const { email } = submission.request;
  const isPossible = token && email && !sent.reply_to && leftMs >= MIN_TRY_MS;
  if (!isPossible || !takeConfirmation(email, submission.ip))
    return { ...sent, confirmation: 'skipped' };
  const mail = confirmationMail(submission, config);
  const { outcome, reason, isTemporary } = await sendMail(mail, { token, apiUrl }, leftMs);
  // A refusal for any other reason than the visitor's address will hit the next visitor, too.
  const isDead = outcome === 'not_sent' && !isTemporary && !ADDRESS_REFUSED.includes(reason ?? '');
  return {
    ...sent,
    confirmation: outcome,
    confirmation_reason: reason,
    alert: sent.alert ?? (isDead ? 'confirmation_refused' : undefined),
  };
}

/**
 * Sends both messages of a request that has just arrived or that was kept: first the message to the team, which decides
 * the outcome, then the confirmation, which does not. Never throws, so that a request can be kept after an unexpected
 * error.
 */
export async function trySending(submission: Submission, env: ContactEnv): Promise<Result> {
  try {
    const settings = parseConfig(env);
    if (!settings.ok) return { outcome: 'not_configured', reason: settings.faulty.join(', ') };
    const { config } = settings;
    const end = Date.now() + DEADLINE_MS;
    const left = () => end - Date.now();
    const result = await sendToTeam(submission, config, left);
    return result.outcome === 'sent' ? await confirm(result, submission, config, left()) : result;
  } catch (error) {
    return ourError(error);
  }
}
