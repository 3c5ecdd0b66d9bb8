import type { RequestError } from './messages.ts';
import type { FieldErrors } from './fields.ts';

/** What the endpoint decided, before it becomes JSON or a page. */
export type Outcome = Accepted | Refusal;

export interface Accepted {
  ok: true;
  reference: string;
  confirmation: boolean;
}

export interface Refusal {
  ok: false;
  code: RequestError;
  /** With `invalid`. */
  errors?: FieldErrors;
  /** With `too_many`: seconds. */
  retryAfter?: number;
}

const STATUS: Record<RequestError, number> = {
  method_not_allowed: 405,
  unsupported_media_type: 415,
  too_large: 413,
  foreign_origin: 403,
  not_json: 400,
  invalid: 422,
  looks_automated: 403,
  too_many: 429,
  not_configured: 503,
  not_sent: 502,
  unconfirmed: 502,
};

/** Headers that belong to the outcome, whatever form the answer has. */
export function outcomeHeaders(outcome: Outcome): Record<string, string> {
  if (outcome.ok) return {};
  const { code, retryAfter } = outcome;
  return {
    ...(code === 'method_not_allowed' && { allow: 'POST' }),
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  };
}

export const statusOf = (outcome: Outcome): number => (outcome.ok ? 200 : STATUS[outcome.code]);
