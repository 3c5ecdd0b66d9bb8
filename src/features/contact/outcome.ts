import contactPage from '../../content/kontakt.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { fill } from '../../lib/text.ts';
import type { ContactErrors } from './fields.ts';
import { REFUSALS, type RefusalSentence, type RequestError } from './refusals.ts';
import { fieldMessages } from './words.ts';

/** The endpoint's decision about a request, before it becomes JSON or a page. */
export type Outcome = Accepted | Refusal;

interface Accepted {
  ok: true;
  reference: string;
  /** Whether the mail service took the visitor's message, too. */
  confirmation: boolean;
  /** The mail service has not taken the request yet; the outbox keeps and delivers it. */
  kept?: true;
}

export interface Refusal {
  ok: false;
  code: RequestError;
  /** What is wrong with the fields of an `invalid` request. */
  errors?: ContactErrors;
  /** Seconds to wait after `too_many` and `busy`. */
  retryAfter?: number;
}

const SENTENCES: Readonly<Record<RefusalSentence, string>> = {
  ...contactPage.refusals,
  unconfirmed: contactPage.form.toasts.failed.unconfirmed,
};

/** The sentence that a person reads about a refusal. */
export const refusalText = (code: RequestError): string =>
  fill(SENTENCES[REFUSALS[code].sentence], { phone: site.phone });

export function statusOf(outcome: Outcome): number {
  if (!outcome.ok) return REFUSALS[outcome.code].status;
  return outcome.kept ? 202 : 200;
}

/** Builds an answer with the status and the headers of its outcome; nobody may store it. */
export function answerWith(
  body: string,
  outcome: Outcome,
  headers: Record<string, string>,
): Response {
  const { code, retryAfter } = outcome.ok ? {} : outcome;
  return new Response(body, {
    status: statusOf(outcome),
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
    const { ok: success, ...rest } = outcome;
    return { success, ...rest };
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
