import { jsonAnswer } from '../../src/features/contact/answer.ts';
import type { ContactEnv } from '../../src/features/contact/config.ts';
import { deliver } from '../../src/features/contact/deliver.server.ts';
import { log } from '../../src/features/contact/log.ts';
import type { Outcome } from '../../src/features/contact/outcome.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/page.server.ts';
import { bodyKind, readContactRequest } from '../../src/features/contact/request.ts';

/** What this function needs of a Pages context. */
interface Context {
  request: Request;
  env: ContactEnv & { ASSETS?: Assets };
  waitUntil: (promise: Promise<unknown>) => void;
}

interface Decision {
  outcome: Outcome;
  form?: URLSearchParams;
}

async function decide(context: Context): Promise<Decision> {
  const { form, ...reading } = await readContactRequest(context.request);
  if (!reading.ok) return { outcome: reading, ...(form && { form }) };
  const sending = deliver(reading.value, context.request.headers, context.env);
  // A visitor who leaves while we send must not take the mail along.
  context.waitUntil(sending.catch(() => undefined));
  return { outcome: await sending, ...(form && { form }) };
}

/** `POST /api/send-contact-email`: JSON for the page's script, a page for a plain form post. */
export async function onRequest(context: Context): Promise<Response> {
  const { request, env } = context;
  const { outcome, form } = await decide(context).catch((error: unknown): Decision => {
    const reason = error instanceof Error ? error.name : typeof error;
    log({ event: 'contact_request', outcome: 'error', reason });
    return { outcome: { ok: false, code: 'not_sent' } };
  });
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  return wantsPage ? pageAnswer(outcome, form, request.url, env.ASSETS) : jsonAnswer(outcome);
}
