import * as z from 'zod/mini';
import { CONTACT_ENDPOINT } from '../../../config/addresses.ts';
import { CONTACT_FIELDS, type FieldMessages, HONEYPOT } from '../fields.ts';
import { FAILURE_FALLBACK, FAILURE_UNKNOWN, UNCONFIRMED } from '../messages.ts';
import type { ContactForm } from '../schema.ts';

/** The Function gives up after 10 s, so an answer after twice that time will not come. */
const TIMEOUT_MS = 20_000;

/** The answer to an accepted request: `success` alone decides. Without a reference the request has arrived, too. */
const acceptedSchema = z.object({
  success: z.literal(true),
  error: z.optional(z.null()),
  reference: z.catch(z.optional(z.string()), undefined),
  confirmation: z.catch(z.boolean(), true),
  kept: z.catch(z.boolean(), false),
});

const refusedSchema = z.object({
  error: z.object({
    message: z.nullish(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

type Answer =
  | { ok: true; reference: string | undefined; confirmation: boolean; kept: boolean }
  | { ok: false; message: string; fields: FieldMessages };

/** The text that the visitor reads when a request fails. */
function refusal(body: unknown): Answer {
  const { success, data } = refusedSchema.safeParse(body);
  if (!success) return { ok: false, message: FAILURE_FALLBACK, fields: {} };
  const { fields: all = {} } = data.error;
  const message = data.error.message ?? FAILURE_UNKNOWN;
  const fields: FieldMessages = {};
  for (const field of CONTACT_FIELDS) if (all[field]) fields[field] = all[field];
  return { ok: false, message: message || FAILURE_FALLBACK, fields };
}

const LOST: Answer = { ok: false, message: UNCONFIRMED, fields: {} };

/** How long an answer may take once the visitor is back on the page, in ms. */
const RETURN_MS = 3_000;

/**
 * That nobody knows what became of the request, once the visitor has been away and back for some seconds.
 * Safari drops the answer and its time limit while a page is kept for going back, Firefox drops an answer that
 * came meanwhile.
 */
const lostMeanwhile = (): Promise<Answer> =>
  new Promise((resolve) => {
    addEventListener('pageshow', function wake({ persisted }) {
      if (!persisted) return;
      removeEventListener('pageshow', wake);
      setTimeout(() => resolve(LOST), RETURN_MS);
    });
  });

/**
 * Sends a filled-in form to the endpoint. Never throws: no answer, or one that is not ours, is a
 * refusal.
 *
 * @param key the form's idempotency key, a UUID; a request without one is served, too
 */
export const sendContactForm = (form: ContactForm, key: string | undefined): Promise<Answer> =>
  Promise.race([post(form, key), lostMeanwhile()]);

async function post(form: ContactForm, key: string | undefined): Promise<Answer> {
  // The endpoint does not expect the consent.
  const { agree_privacy: _, [HONEYPOT]: honeypot, ...request } = form;
  try {
    const response = await fetch(CONTACT_ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ ...request, ...(honeypot && { [HONEYPOT]: honeypot }) }),
      // Goes out even when the visitor leaves the page now.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    const accepted = acceptedSchema.safeParse(body);
    if (!response.ok || !accepted.success) return refusal(body);
    const { reference, confirmation, kept } = accepted.data;
    return { ok: true, reference, confirmation, kept };
  } catch (error) {
    // The request may have arrived all the same.
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return isTimeout ? LOST : refusal(undefined);
  }
}
