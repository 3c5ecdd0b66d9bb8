import page from '../../../content/kontakt.json' with { type: 'json' };
import { fill } from '../../../lib/text.ts';
import { AGENCY, fieldMessages, words } from '../words.ts';
import { isAccepted, isConfirmed, type Refusal, type Result, STATUS } from './outcome.ts';

const { unreadable, ...others } = page.refusals;

/**
 * The sentence for each refusal, from `src/content/kontakt.json`. Four refusals share the sentence `unreadable`: only
 * programs meet them. The page's script shows the sentence for `unconfirmed`, too.
 */
const SENTENCES: Readonly<Record<Refusal, string>> = {
  ...others,
  not_json: unreadable,
  not_found: unreadable,
  method_not_allowed: unreadable,
  unsupported_media_type: unreadable,
  unconfirmed: words.toasts.failed.unconfirmed,
};

export const refusalText = (outcome: Refusal): string => fill(SENTENCES[outcome], AGENCY);

/** Builds an answer with the status and the headers of its outcome. No cache may store it. */
export const answerWith = (
  body: string,
  result: Result,
  headers: Record<string, string>,
): Response =>
  new Response(body, {
    status: STATUS[result.outcome],
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(result.outcome === 'method_not_allowed' && { allow: 'POST' }),
      ...('retryAfter' in result && { 'retry-after': String(result.retryAfter) }),
      ...headers,
    },
  });

function bodyOf(result: Result): object {
  const { outcome: code, reference } = result;
  if (isAccepted(code)) {
    const confirmation = isConfirmed(result);
    return { success: true, reference, confirmation, ...(code === 'kept' && { kept: true }) };
  }
  const fields = result.outcome === 'invalid' && { fields: fieldMessages(result.errors) };
  return { error: { code, message: refusalText(code), ...fields } };
}

export const jsonAnswer = (result: Result): Response =>
  answerWith(JSON.stringify(bodyOf(result)), result, {
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
  });
