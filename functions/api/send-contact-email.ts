import { accept } from '../../src/features/contact/accept.ts';
import { sendAlert } from '../../src/features/contact/alert.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/answer-page.tsx';
import { HEALTH_HEADER, healthOf, parseConfig } from '../../src/features/contact/config.ts';
import { alertOf, type Delivered, errorName } from '../../src/features/contact/log.ts';
import { type OutboxEnv, outboxOf } from '../../src/features/contact/outbox.ts';
import { jsonAnswer, OUTCOMES } from '../../src/features/contact/outcome.ts';
import {
  bodyKind,
  readContactBody,
  readContactRequest,
} from '../../src/features/contact/request.ts';

/** The part of a Pages context that this function needs. */
interface Context {
  request: Request;
  env: OutboxEnv & { ASSETS?: Assets };
  waitUntil: (promise: Promise<unknown>) => void;
}

interface Handled extends Delivered {
  /** The values of a plain form post, so that the answer can show them again. */
  form?: URLSearchParams | undefined;
}

/**
 * Reads and sends one request. Never throws: an error of ours counts as a mail that was not sent, so that the
 * visitor keeps their words, the log gets its line and the team its alert.
 */
async function readAndSend({ request, env }: Context): Promise<Handled> {
  let form: URLSearchParams | undefined;
  try {
    const body = await readContactBody(request, env);
    if (!body.ok) return { outcome: body, report: {} };
    form = body.form;
    const reading = readContactRequest(body);
    if (!reading.ok) return { outcome: reading, report: {}, form };
    const settings = parseConfig(env);
    return { ...(await accept(reading.value, request.headers, settings, outboxOf(env))), form };
  } catch (error) {
    return { outcome: { ok: false, code: 'not_sent' }, report: { reason: errorName(error) }, form };
  }
}

/** Reads and sends one request, logs it and alerts a person where one has to look. */
async function handle(context: Context): Promise<{ handled: Handled; alerting: Promise<unknown> }> {
  const start = Date.now();
  const handled = await readAndSend(context);
  const { code } = handled.outcome;
  const alert = alertOf(handled, new URL(context.request.url).host);
  const { status } = OUTCOMES[code];
  const ms = Date.now() - start;
  const line = { event: 'contact_request', outcome: code, status, ms, ...handled.report };
  console[alert ? 'error' : 'log'](JSON.stringify(line));
  return { handled, alerting: alert ? sendAlert(alert, context.env) : Promise.resolve() };
}

/** `POST /api/send-contact-email`: answers JSON to the page's script, and a page to a plain form post. */
export async function onRequest(context: Context): Promise<Response> {
  const { request, env, waitUntil } = context;
  const handling = handle(context);
  // A visitor who leaves while we send must end neither the sending nor its alert.
  waitUntil(handling.then(({ alerting }) => alerting));
  const { outcome, form } = (await handling).handled;
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  const answer = wantsPage
    ? await pageAnswer(outcome, form, request.url, env.ASSETS)
    : jsonAnswer(outcome);
  answer.headers.set(HEALTH_HEADER, healthOf(env));
  return answer;
}
