import contactPage from '../../content/kontakt.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import type { ContactErrors } from './fields.ts';
import { fieldMessages } from './words.ts';

/**
 * Every way in which the endpoint refuses a request: its status, the sentence that a person reads about it, and
 * whether somebody of the team has to look. The sentences are in `src/content/kontakt.json` under `refusals`. That
 * of `unconfirmed` is under `form.toasts.failed`, because the script of the page shows it, too.
 */
const REFUSALS = {
  not_found: { status: 404, sentence: 'unreadable' },
  foreign_host: { status: 403, sentence: 'foreign_host' },
  method_not_allowed: { status: 405, sentence: 'unreadable' },
  unsupported_media_type: { status: 415, sentence: 'unreadable' },
  foreign_origin: { status: 403, sentence: 'foreign_origin' },
  too_large: { status: 413, sentence: 'too_large' },
  not_json: { status: 400, sentence: 'unreadable' },
  invalid: { status: 422, sentence: 'invalid' },
  looks_automated: { status: 403, sentence: 'looks_automated' },
  too_many: { status: 429, sentence: 'too_many' },
  busy: { status: 429, sentence: 'busy', alert: true },
  not_configured: { status: 503, sentence: 'not_configured', alert: true },
  not_sent: { status: 502, sentence: 'not_sent', alert: true },
  unconfirmed: { status: 502, sentence: 'unconfirmed', alert: true },
} as const;
export type RefusalCode = keyof typeof REFUSALS;

const SENTENCES: Readonly<Record<(typeof REFUSALS)[RefusalCode]['sentence'], string>> = {
  ...contactPage.refusals,
  unconfirmed: contactPage.form.toasts.failed.unconfirmed,
};

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

/** The HTTP status of each outcome, and whether somebody of the team has to look. */
export const OUTCOMES: Readonly<Record<Outcome['code'], { status: number; alert?: true }>> = {
  ...REFUSALS,
  sent: { status: 200 },
  kept: { status: 202, alert: true },
};

/** The sentence that a person reads about a refusal. */
export const refusalText = (code: RefusalCode): string =>
  fill(SENTENCES[REFUSALS[code].sentence], { phone: site.phone });

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
