import { jsonAnswer } from '../../src/features/contact/answer.ts';
import type { ContactEnv } from '../../src/features/contact/config.ts';
import { deliver } from '../../src/features/contact/deliver.server.ts';
import { log } from '../../src/features/contact/log.ts';
import type { Outcome } from '../../src/features/contact/outcome.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/page.server.ts';
import { bodyKind, readContactRequest } from '../../src/features/contact/request.ts';
import type { ContactRequest } from '../../src/features/contact/schema.ts';
import { unexpectedAnswer } from '../../src/features/contact/unexpected.server.ts';

/** What this function needs of a Pages context. */
interface Context {
  request: Request;
  env: ContactEnv & { ASSETS?: Assets };
  waitUntil: (promise: Promise<unknown>) => void;
}

async function send(context: Context, value: ContactRequest): Promise<Outcome> {
  const sending = deliver(value, context.request.headers, context.env);
  // A visitor who leaves while we send must not take the mail along.
  context.waitUntil(sending.catch(() => undefined));
  return sending;
}

function unexpected(error: unknown): Outcome {
  const reason = error instanceof Error ? error.name : typeof error;
  log({ event: 'contact_request', outcome: 'error', reason });
  return { ok: false, code: 'not_sent' };
}

/** JSON for the page's script, a page for a plain form post. */
async function answer(context: Context): Promise<Response> {
  const { request, env } = context;
  let outcome: Outcome;
  // Outside of what may fail, so that the visitor gets their words back in any case.
  let form: URLSearchParams | undefined;
  try {
    const reading = await readContactRequest(request);
    form = reading.form;
    outcome = reading.ok ? await send(context, reading.value) : reading;
  } catch (error) {
    outcome = unexpected(error);
  }
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  return wantsPage ? pageAnswer(outcome, form, request.url, env.ASSETS) : jsonAnswer(outcome);
}

/** `POST /api/send-contact-email`. Whatever goes wrong, a person gets an answer they can read. */
export async function onRequest(context: Context): Promise<Response> {
  try {
    return await answer(context);
  } catch (error) {
    unexpected(error);
    return unexpectedAnswer(context.request, context.env.ASSETS);
  }
}
