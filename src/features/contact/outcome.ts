import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import { type FieldErrors, fieldMessages } from './contact-fields.ts';
import { REQUEST_MESSAGES, type RequestError } from './messages.ts';

/** The endpoint's decision, before it becomes JSON or a page. */
export type Outcome = Accepted | Refusal;

export interface Accepted {
  ok: true;
  reference: string;
  /** Whether the visitor's message was taken, too. */
  confirmation: boolean;
  /** The mail service did not take it yet; the outbox has it and delivers it. */
  kept?: true;
}

export interface Refusal {
  ok: false;
  code: RequestError;
  /** With `invalid`. */
  errors?: FieldErrors;
  /** With `too_many` and `busy`: seconds. */
  retryAfter?: number;
}

/** The text that a person reads. */
export const refusalText = (code: RequestError): string =>
  fill(REQUEST_MESSAGES[code], { phone: site.phone });

const STATUS: Record<RequestError, number> = {
  not_found: 404,
  foreign_host: 403,
  method_not_allowed: 405,
  unsupported_media_type: 415,
  foreign_origin: 403,
  too_large: 413,
  not_json: 400,
  invalid: 422,
  looks_automated: 403,
  too_many: 429,
  busy: 429,
  not_configured: 503,
  not_sent: 502,
  unconfirmed: 502,
};

export const statusOf = (outcome: Outcome): number =>
  outcome.ok ? (outcome.kept ? 202 : 200) : STATUS[outcome.code];

/** Headers that belong to the outcome, whatever form the answer has. */
export function outcomeHeaders(outcome: Outcome): Record<string, string> {
  if (outcome.ok) return {};
  const { code, retryAfter } = outcome;
  return {
    ...(code === 'method_not_allowed' && { allow: 'POST' }),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  };
}

function body(outcome: Outcome): object {
  if (outcome.ok) {
    const { ok: success, ...rest } = outcome;
    return { success, ...rest };
  }
  const { code, errors } = outcome;
  const fields = errors && { fields: Object.fromEntries(fieldMessages(errors)) };
  return { error: { code, message: refusalText(code), ...fields } };
}

/** The answer to the page's script. */
export function jsonAnswer(outcome: Outcome): Response {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...outcomeHeaders(outcome),
  });
  return new Response(JSON.stringify(body(outcome)), { status: statusOf(outcome), headers });
}
