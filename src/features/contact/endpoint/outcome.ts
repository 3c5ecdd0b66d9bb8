import type { ContactErrors } from '../fields.ts';

/** The HTTP status of the answer to each outcome of a request. */
export const STATUS = {
  sent: 200,
  // Postmark has not taken the request yet; the outbox keeps and delivers it.
  kept: 202,
  not_json: 400,
  foreign_host: 403,
  foreign_origin: 403,
  looks_automated: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many: 429,
  busy: 429,
  not_sent: 502,
  unconfirmed: 502,
  not_configured: 503,
} as const;
export type Outcome = keyof typeof STATUS;
type Accepted = 'sent' | 'kept';
export type Refusal = Exclude<Outcome, Accepted>;

/** The mail to the team, after all tries to send it. */
export interface TeamDelivery {
  tries: number;
  /** Whether Postmark refused the visitor's address as Reply-To. */
  isReplyRefused: boolean;
  /** Whether an address in `CONTACT_TO` takes no more mail. */
  isInactive: boolean;
}

/** The mail to the visitor. */
export interface Confirmation {
  outcome: 'sent' | 'not_sent' | 'unconfirmed' | 'skipped';
  reason?: string | undefined;
  /** Whether the confirmation to the next visitor will fail, too. */
  isRefusedToAll?: boolean;
}

interface Failure {
  /** Why the mail to the team was not sent: a code, missing settings, or the name of an unexpected error. */
  reason?: string | undefined;
  /** Undefined if no try was made. */
  team?: TeamDelivery;
}

/** What became of a request at Postmark. */
export type Sending =
  | { outcome: 'sent'; team: TeamDelivery; confirmation: Confirmation }
  | ({ outcome: 'not_sent' | 'unconfirmed' | 'not_configured' } & Failure);

/** A request above a limit, and the seconds after which it may be sent again. */
export interface Limited {
  outcome: 'too_many' | 'busy';
  retryAfter: number;
}

/** The refusals of a request whose fields were not checked. */
export type Unchecked = Exclude<Refusal, Sending['outcome'] | Limited['outcome'] | 'invalid'>;

/**
 * What became of a request. The answer, the line of the log and the alert are made from it. It holds codes and counts,
 * and no personal data (docs/runbook.md).
 */
export type Result = (
  | Sending
  | ({ outcome: 'kept' } & Failure)
  | Limited
  | { outcome: 'invalid'; errors: ContactErrors }
  | { outcome: Unchecked }
) & {
  reference?: string | undefined;
  /** `failed` if the outbox did not take the request. */
  outbox?: 'failed';
  /** Whether nothing was sent, because the answer of an earlier try is repeated. */
  repeat?: true;
};

/** Whether the request is safe with us. */
export const isAccepted = (outcome: Outcome): outcome is Accepted => STATUS[outcome] < 300;

export const isConfirmed = (result: Result): boolean =>
  result.outcome === 'sent' && result.confirmation.outcome === 'sent';

/** A fault that the outcome does not show: an address in `CONTACT_TO` takes no more mail, or no confirmation leaves. */
export function faultOf(
  result: Result,
): { alert: string; reason?: string | undefined } | undefined {
  if ('team' in result && result.team?.isInactive) return { alert: 'inactive_recipient' };
  if (result.outcome !== 'sent' || !result.confirmation.isRefusedToAll) return undefined;
  return { alert: 'confirmation_refused', reason: result.confirmation.reason };
}

/** The fields of a result in a line of the log, by the names that docs/runbook.md gives them. */
export function logFields(result: Result): object {
  const { outcome, reference, outbox, repeat } = result;
  const team = 'team' in result ? result.team : undefined;
  const confirmation = outcome === 'sent' ? result.confirmation : undefined;
  return {
    outcome,
    reference,
    outbox,
    repeat,
    reason: 'reason' in result ? result.reason : undefined,
    errors: 'errors' in result ? result.errors : undefined,
    retryAfter: 'retryAfter' in result ? result.retryAfter : undefined,
    tries: team?.tries,
    reply_to: team?.isReplyRefused ? 'refused' : undefined,
    confirmation: confirmation?.outcome,
    confirmation_reason: confirmation?.reason,
    alert: faultOf(result)?.alert,
  };
}

/**
 * The result after an unexpected error. It names the error and leaves out the error's message, which may hold words of
 * the visitor.
 */
export const unexpectedError = (error: unknown): { outcome: 'not_sent'; reason: string } => ({
  outcome: 'not_sent',
  reason: error instanceof Error ? error.name : typeof error,
});
