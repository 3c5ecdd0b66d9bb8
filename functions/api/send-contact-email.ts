import { jsonAnswer } from '../../src/features/contact/answer.ts';
import type { ContactEnv } from '../../src/features/contact/config.ts';
import { deliver } from '../../src/features/contact/deliver.server.ts';
import type { DeliveryLog } from '../../src/features/contact/dispatch.server.ts';
import { idempotencyKey } from '../../src/features/contact/identity.ts';
import { log, logFailure } from '../../src/features/contact/log.ts';
import { type Outcome, statusOf } from '../../src/features/contact/outcome.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/page.server.ts';
import { createReference } from '../../src/features/contact/reference.ts';
import { bodyKind, readContactRequest } from '../../src/features/contact/request.ts';
import { unexpectedAnswer } from '../../src/features/contact/unexpected.server.ts';

/** What this function needs of a Pages context. */
interface Context {
  request: Request;
  env: ContactEnv & { ASSETS?: Assets };
  waitUntil: (promise: Promise<unknown>) => void;
}

interface Handled {
  outcome: Outcome;
  /** What a plain form post held, so that the visitor gets their words back in any case. */
  form?: URLSearchParams | undefined;
}

/** Reads, sends and logs one request. Never throws. */
async function handle({ request, env }: Context): Promise<Handled> {
  const start = Date.now();
  const { headers } = request;
  let form: URLSearchParams | undefined;
  let outcome: Outcome = { ok: false, code: 'not_sent' };
  let details: DeliveryLog = {};
  try {
    const reading = await readContactRequest(request);
    form = reading.form;
    if (!reading.ok) outcome = reading;
    else {
      const envelope = { headers, plainForm: form !== undefined };
      ({ outcome, log: details } = await deliver(reading.value, envelope, env));
    }
  } catch (error) {
    details = { reason: error instanceof Error ? error.name : typeof error };
  }
  const seed = idempotencyKey(headers.get('idempotency-key')) ?? crypto.randomUUID();
  log({
    event: 'contact_request',
    reference: await createReference(seed),
    outcome: outcome.ok ? 'sent' : outcome.code,
    status: statusOf(outcome),
    ms: Date.now() - start,
    ...details,
  });
  return { outcome, form };
}

/** JSON for the page's script, a page for a plain form post. */
async function answer(context: Context): Promise<Response> {
  const { request, env } = context;
  const handling = handle(context);
  // A visitor who leaves while we send must not take the mail along.
  context.waitUntil(handling);
  const { outcome, form } = await handling;
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  return wantsPage ? pageAnswer(outcome, form, request.url, env.ASSETS) : jsonAnswer(outcome);
}

/** `POST /api/send-contact-email`. Whatever goes wrong, a person gets an answer they can read. */
export async function onRequest(context: Context): Promise<Response> {
  try {
    return await answer(context);
  } catch (error) {
    logFailure(error);
    return unexpectedAnswer(context.request, context.env.ASSETS);
  }
}
