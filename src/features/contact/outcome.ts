import type { ContactErrors } from './fields.ts';

/** The HTTP status of each outcome of a request, and whether somebody of the team has to look. */
const TABLE = {
  sent: { status: 200 },
  // The mail service has not taken the request yet; the outbox keeps and delivers it.
  kept: { status: 202, alert: true },
  not_json: { status: 400 },
  foreign_host: { status: 403 },
  foreign_origin: { status: 403 },
  looks_automated: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  invalid: { status: 422 },
  too_many: { status: 429 },
  busy: { status: 429, alert: true },
  not_sent: { status: 502, alert: true },
  unconfirmed: { status: 502, alert: true },
  not_configured: { status: 503, alert: true },
} as const;
export type Outcome = keyof typeof TABLE;
type Accepted = 'sent' | 'kept';
export type Refusal = Exclude<Outcome, Accepted>;
export const OUTCOMES: Readonly<Record<Outcome, { status: number; alert?: true }>> = TABLE;

/**
 * The result of a request. The answer, the line of the log and the alert are made from it. It holds codes and counts,
 * and no personal data (docs/runbook.md). The line of the log has all its fields under these names: `reply_to` and
 * `confirmation_reason` are spelled like the codes there.
 */
export interface Result {
  outcome: Outcome;
  /** The reference that stands in the request's messages. */
  reference?: string | undefined;
  /** The mistakes in the fields of an `invalid` request. */
  errors?: ContactErrors;
  /** Seconds to wait after `too_many` and `busy`. */
  retryAfter?: number;
  /** How often the message to the team was sent. */
  tries?: number;
  /** Why the message failed: a code, a missing setting, or the name of an unexpected error. */
  reason?: string | undefined;
  /** The mail service took the message only without the visitor's address as Reply-To. */
  reply_to?: 'refused' | undefined;
  /** Whether the visitor's message was sent. */
  confirmation?: 'sent' | 'not_sent' | 'unconfirmed' | 'skipped';
  confirmation_reason?: string | undefined;
  /**
   * Something besides the outcome that needs a person: an address in `CONTACT_TO` takes no more mail, or no
   * confirmation leaves.
   */
  alert?: 'inactive_recipient' | 'confirmation_refused' | undefined;
  /** The outbox did not take the request. */
  outbox?: 'failed';
  /** The answer is that of an earlier try; nothing was sent. */
  repeat?: true;
}

/** Whether the visitor need not send the request again. */
export const isAccepted = (outcome: Outcome): outcome is Accepted => OUTCOMES[outcome].status < 300;

/**
 * The result after an unexpected error. The log has the name of the error and not its message, which may hold a word of
 * the visitor's.
 */
export const ourError = (error: unknown): Result => ({
  outcome: 'not_sent',
  reason: error instanceof Error ? error.name : typeof error,
});
