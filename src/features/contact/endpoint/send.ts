import { delay } from '../../../lib/time.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import { teamMail } from '../mail/team.ts';
import { sendMail, type Delivery } from '../mail/postmark.ts';
import type { Submission } from '../submission.ts';
import { type ContactConfig, type ContactEnv, parseConfig } from './config.ts';
import { giveBackConfirmation, takeConfirmation } from './limits.ts';
import { type Confirmation, type Sending, type TeamDelivery, unexpectedError } from './outcome.ts';

/** The time for all tries to send both mails, in ms. */
const DEADLINE_MS = 10_000;
/**
 * The longest time that `trySending` takes, in ms. Postmark's client rounds the time for a try up to whole seconds. A
 * try without Reply-To may begin after the deadline, and then takes up to one second more.
 */
export const LONGEST_SENDING_MS = DEADLINE_MS + 2_000;
/** The pauses before the next tries if Postmark is not available, in ms. */
const PAUSES_MS = [250, 750];
/** The least time that must be left for a try, in ms. */
const MIN_TRY_MS = 500;
/** Postmark's codes for an address that it refuses, or that takes no more mail. */
const ADDRESS_REFUSED = ['postmark_300', 'postmark_406'];

/**
 * Sends the mail to the team. The mail is sent again only if Postmark has certainly not taken it: after a pause if
 * Postmark is not available, and at once, without Reply-To, if Postmark may have refused the visitor's address (300).
 */
async function sendToTeam(
  submission: Submission,
  config: ContactConfig,
  left: () => number,
): Promise<Delivery & { team: TeamDelivery }> {
  const pauses = [...PAUSES_MS];
  let canReply = true;
  for (let tries = 1; ; tries += 1) {
    const delivery = await sendMail(teamMail(submission, config, canReply), config, left());
    if (delivery.reason === 'postmark_300' && canReply) {
      canReply = false;
      continue;
    }
    const pause = delivery.isTemporary ? pauses.shift() : undefined;
    if (pause === undefined || left() - pause < MIN_TRY_MS) {
      const isInactive = delivery.isInactive ?? false;
      return { ...delivery, team: { tries, isReplyRefused: !canReply, isInactive } };
    }
    await delay(pause);
  }
}

/** Sends the confirmation, in one try and in the time that is left. If it fails, the request is still sent. */
async function confirm(
  { isReplyRefused }: TeamDelivery,
  submission: Submission,
  config: ContactConfig,
  leftMs: number,
): Promise<Confirmation> {
  const { confirmationToken: token, apiUrl } = config;
  const { email } = submission.request;
  const isPossible = token && email && !isReplyRefused && leftMs >= MIN_TRY_MS;
  if (!isPossible) return { outcome: 'skipped' };
  const mail = confirmationMail(submission, config.from);
  if (!takeConfirmation(email, submission.ip)) return { outcome: 'skipped' };
  const { outcome, reason, isTemporary } = await sendMail(mail, { token, apiUrl }, leftMs);
  if (outcome === 'not_sent') giveBackConfirmation(email, submission.ip);
  // A refusal for any other reason than the visitor's address will hit the next visitor, too.
  const isRefusedToAll =
    outcome === 'not_sent' && !isTemporary && !ADDRESS_REFUSED.includes(reason ?? '');
  return { outcome, reason, isRefusedToAll };
}

/**
 * Sends both mails of a request that has just arrived or that was kept: first the mail to the team, which decides the
 * outcome, then the confirmation. Never throws, so that a request can be kept after an unexpected error.
 */
export async function trySending(submission: Submission, env: ContactEnv): Promise<Sending> {
  try {
    const settings = parseConfig(env);
    if (!settings.ok) return { outcome: 'not_configured', reason: settings.faulty.join(', ') };
    const { config } = settings;
    const end = Date.now() + DEADLINE_MS;
    const left = () => end - Date.now();
    const { outcome, reason, team } = await sendToTeam(submission, config, left);
    if (outcome !== 'sent') return { outcome, reason, team };
    const confirmation = await confirm(team, submission, config, left()).catch(
      (error: unknown) => ({ ...unexpectedError(error), isRefusedToAll: true }),
    );
    return { outcome, team, confirmation };
  } catch (error) {
    return unexpectedError(error);
  }
}
