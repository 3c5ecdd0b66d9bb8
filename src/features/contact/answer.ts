import { fill } from '../../lib/text.ts';
import { isAccepted, OUTCOMES, type Refusal, type Result } from './outcome.ts';
import { AGENCY, fieldMessages, refusals, words } from './words.ts';

const { unreadable, ...others } = refusals;

/**
 * The sentences of `src/content/kontakt.json` about refusals. A request that only a program can have sent counts as not
 * readable. The page's script shows the sentence of `unconfirmed`, too.
 */
const SENTENCES: Readonly<Record<Refusal, string>> = {
  ...others,
  not_json: unreadable,
  not_found: unreadable,
  method_not_allowed: unreadable,
  unsupported_media_type: unreadable,
  unconfirmed: words.toasts.failed.unconfirmed,
};

/** The sentence that a person reads about a refusal. */
export const refusalText = (outcome: Refusal): string => fill(SENTENCES[outcome], AGENCY);

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
  if (isAccepted(code)) {
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
