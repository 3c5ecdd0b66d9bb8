import contactPage from '../../content/kontakt.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import type { ContactErrors } from './fields.ts';
import { fieldMessages } from './words.ts';

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
export const OUTCOMES: Readonly<Record<Outcome, { status: number; alert?: true }>> = TABLE;

/**
 * What became of a request, from which the answer, the line of the log and the alert are made. It holds codes and
 * counts, and no personal data (docs/runbook.md).
 */
export interface Result {
  outcome: Outcome;
  /** The reference that stands in the request's messages. */
  reference?: string | undefined;
  /** What is wrong with the fields of an `invalid` request. */
  errors?: ContactErrors;
  /** Seconds to wait after `too_many` and `busy`. */
  retryAfter?: number;
  /** How often the message to the team was sent. */
  tries?: number;
  /** Why the message failed: a code, a missing setting, or the name of an unexpected error. */
  reason?: string | undefined;
  /** The mail service took the message only without the visitor's address as Reply-To. */
  reply_to?: 'refused' | undefined;
  /** What became of the visitor's message. */
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
export const isAccepted = ({ outcome }: Result): boolean => OUTCOMES[outcome].status < 300;

/** The result of an error of ours. A log may say no more of it than its name: its text may hold a word of the visitor's. */
export const ourError = (error: unknown): Result => ({
  outcome: 'not_sent',
  reason: error instanceof Error ? error.name : typeof error,
});

/** The sentences of `src/content/kontakt.json` about refusals. The script of the page shows that of `unconfirmed`, too. */
const SENTENCES: Partial<Record<Outcome, string>> = {
  ...contactPage.refusals,
  unconfirmed: contactPage.form.toasts.failed.unconfirmed,
};

/** The sentence that a person reads about a refusal; what only a program can have sent is not readable. */
export const refusalText = (outcome: Outcome): string =>
  fill(SENTENCES[outcome] ?? contactPage.refusals.unreadable, { phone: site.phone });

/** Builds an answer with the status and the headers of its outcome; nobody may store it. */
export const answerWith = (
  body: string,
  { outcome, retryAfter }: Result,
  headers: Record<string, string>,
): Response =>
  new Response(body, {
    status: OUTCOMES[outcome].status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(outcome === 'method_not_allowed' && { allow: 'POST' }),
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...headers,
    },
  });

function bodyOf(result: Result): object {
  const { outcome: code, reference, errors } = result;
  if (isAccepted(result)) {
    const confirmation = result.confirmation === 'sent';
    return { success: true, reference, confirmation, ...(code === 'kept' && { kept: true }) };
  }
  const fields = errors && { fields: fieldMessages(errors) };
  return { error: { code, message: refusalText(code), ...fields } };
}

/** Builds the answer to the page's script. */
export const jsonAnswer = (result: Result): Response =>
  answerWith(JSON.stringify(bodyOf(result)), result, {
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
  });
