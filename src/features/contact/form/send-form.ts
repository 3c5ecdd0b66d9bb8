import * as z from 'zod/mini';
import { ANSWER_TIMEOUT_MS, CONTACT_ENDPOINT } from '../../../config/addresses.ts';
import type { ContactMessages } from '../fields.ts';
import { words } from '../words.ts';

const { failed } = words.toasts;

/** How long an answer may take after the visitor has returned to the page, in ms. */
const RETURN_MS = 3_000;

const answerSchema = z.object({
  success: z._default(z.boolean(), false),
  reference: z.optional(z.string()),
  // Each accepted request leads to a confirmation, unless the answer denies it.
  confirmation: z._default(z.boolean(), true),
  kept: z._default(z.boolean(), false),
  error: z.nullish(
    z.object({
      message: z._default(z.string(), failed.unknown),
      fields: z._default(z.record(z.string(), z.string()), {}),
    }),
  ),
});

/** An accepted request as the form shows it. */
export interface Receipt {
  reference?: string | undefined;
  /** Whether the visitor gets a confirmation, too. */
  confirmation: boolean;
  /** Whether the outbox keeps the request, because it is not delivered yet. */
  kept: boolean;
  receivedAt: Date;
}

/** Why a request was not accepted, and the sentences for its wrong fields. */
interface NotAccepted {
  message: string;
  fields: ContactMessages;
}

type Answer = Receipt | NotAccepted;

const notAccepted = (message: string, fields: ContactMessages = {}): NotAccepted => ({
  message: message || failed.text,
  fields,
});

/**
 * Refuses a request some seconds after the page returns from the back/forward cache. While a page lies in that cache,
 * Safari drops the answer and its time limit, and Firefox drops an answer that comes.
 */
const lostInCache = (signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTimeout(() => resolve(notAccepted(failed.unconfirmed)), RETURN_MS);
    };
    addEventListener('pageshow', onPageShow, { signal });
  });

async function post(request: object, key: string | undefined): Promise<Answer> {
  try {
    const response = await fetch(CONTACT_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(request),
      // The request leaves even if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const { success, error, ...accepted } = answerSchema.parse(await response.json());
    if (error) return notAccepted(error.message, error.fields);
    if (!response.ok || !success) return notAccepted(failed.text);
    return { ...accepted, receivedAt: new Date() };
  } catch (error) {
    // After a timeout the request may still have arrived. Without an answer for another reason, the visitor reads the
    // sentence of the specification: to try again is safe (docs/decisions/0006-idempotency.md).
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return notAccepted(isTimeout ? failed.unconfirmed : failed.text);
  }
}

/**
 * Sends a request, without the consent, to the endpoint. Never throws: no answer, or an answer that is not the
 * endpoint's, is a failure.
 *
 * @param key the form's idempotency key, a UUID
 */
export function sendContactForm(request: object, key: string | undefined): Promise<Answer> {
  const answered = new AbortController();
  const answer = Promise.race([post(request, key), lostInCache(answered.signal)]);
  return answer.finally(() => answered.abort());
}
