import contactPage from '../../content/kontakt.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import type { ContactErrors } from './fields.ts';
import { fieldMessages } from './words.ts';

/** The HTTP status of each outcome of a request, and whether somebody of the team has to look. */
const TABLE = {
  sent: { status: 200 },
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
type Code = keyof typeof TABLE;
export type RefusalCode = Exclude<Code, Accepted['code']>;
export const OUTCOMES: Readonly<Record<Code, { status: number; alert?: true }>> = TABLE;

/** The endpoint's decision about a request, before it becomes JSON, a page or a line of the log. */
export type Outcome = Accepted | Refusal;

interface Accepted {
  ok: true;
  /** `kept`: the mail service has not taken the request yet; the outbox keeps and delivers it. */
  code: 'sent' | 'kept';
  reference: string;
  /** Whether the mail service took the visitor's message, too. */
  confirmation: boolean;
}

export interface Refusal {
  ok: false;
  code: RefusalCode;
  /** What is wrong with the fields of an `invalid` request. */
  errors?: ContactErrors;
  /** Seconds to wait after `too_many` and `busy`. */
  retryAfter?: number;
}

/** What became of a request's mails, in codes and counts without personal data (docs/runbook.md). */
export interface SendReport {
  /** The reference that stands in the request's messages. */
  reference?: string | undefined;
  /** How often the message to the team was sent. */
  tries?: number | undefined;
  /** Why the message failed: a code, a missing setting, or the name of an unexpected error. */
  reason?: string | undefined;
  /** The mail service took the message only without the visitor's address as Reply-To. */
  reply_to?: 'refused' | undefined;
  confirmation?: 'sent' | 'refused' | 'unavailable' | 'ambiguous' | 'skipped' | undefined;
  confirmation_reason?: string | undefined;
  /**
   * Something besides the outcome that needs a person: an address in `CONTACT_TO` takes no more mail, or no
   * confirmation leaves.
   */
  alert?: 'inactive_recipient' | 'confirmation_refused' | undefined;
  /** The outbox did not take the request. */
  outbox?: 'failed' | undefined;
  /** The answer is that of an earlier try; nothing was sent. */
  repeat?: true | undefined;
}

/** An outcome with what became of the request's mails. */
export interface Delivered {
  outcome: Outcome;
  report: SendReport;
}

/** The result of an error of ours. A log may say no more of it than its name: its text may hold a word of the visitor's. */
export const ourError = (error: unknown): Delivered => ({
  outcome: { ok: false, code: 'not_sent' },
  report: { reason: error instanceof Error ? error.name : typeof error },
});

/** The sentences of `src/content/kontakt.json` about refusals. The script of the page shows that of `unconfirmed`, too. */
const SENTENCES: Partial<Record<RefusalCode, string>> = {
  ...contactPage.refusals,
  unconfirmed: contactPage.form.toasts.failed.unconfirmed,
};

/** The sentence that a person reads about a refusal; what only a program can have sent is not readable. */
export const refusalText = (code: RefusalCode): string =>
  fill(SENTENCES[code] ?? contactPage.refusals.unreadable, { phone: site.phone });

/** Builds an answer with the status and the headers of its outcome; nobody may store it. */
export function answerWith(
  body: string,
  outcome: Outcome,
  headers: Record<string, string>,
): Response {
  const { code } = outcome;
  const retryAfter = outcome.ok ? undefined : outcome.retryAfter;
  return new Response(body, {
    status: OUTCOMES[code].status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(code === 'method_not_allowed' && { allow: 'POST' }),
      ...(retryAfter && { 'retry-after': String(retryAfter) }),
      ...headers,
    },
  });
}

function bodyOf(outcome: Outcome): object {
  if (outcome.ok) {
    const { code, reference, confirmation } = outcome;
    return { success: true, reference, confirmation, ...(code === 'kept' && { kept: true }) };
  }
  const { code, errors } = outcome;
  const fields = errors && { fields: fieldMessages(errors) };
  return { error: { code, message: refusalText(code), ...fields } };
}

/** Builds the answer to the page's script. */
export const jsonAnswer = (outcome: Outcome): Response =>
  answerWith(JSON.stringify(bodyOf(outcome)), outcome, {
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
  });
