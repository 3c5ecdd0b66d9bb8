import { accept } from '../../src/features/contact/accept.ts';
import { alertOf, sendAlert } from '../../src/features/contact/alert.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/answer-page.tsx';
import { HEALTH_HEADER, healthOf, parseConfig } from '../../src/features/contact/config.ts';
import { type OutboxEnv, outboxOf } from '../../src/features/contact/outbox.ts';
import {
  type Delivered,
  jsonAnswer,
  ourError,
  OUTCOMES,
} from '../../src/features/contact/outcome.ts';
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
    return { ...ourError(error), form };
  }
}

/** Logs what became of a request, and alerts a person where one has to look. */
async function tell(handled: Delivered, { request, env }: Context, ms: number): Promise<void> {
  const { code } = handled.outcome;
  const { status } = OUTCOMES[code];
  const alert = alertOf(handled, new URL(request.url).host);
  const line = { event: 'contact_request', outcome: code, status, ms, ...handled.report };
  console[alert ? 'error' : 'log'](JSON.stringify(line));
  if (alert) await sendAlert(alert, env);
}

/** `POST /api/send-contact-email`: answers JSON to the page's script, and a page to a plain form post. */
export async function onRequest(context: Context): Promise<Response> {
  const { request, env, waitUntil } = context;
  const start = Date.now();
  const handling = readAndSend(context);
  // A visitor who leaves while we send must end neither the sending nor its alert.
  waitUntil(handling.then((handled) => tell(handled, context, Date.now() - start)));
  const { outcome, form } = await handling;
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  const answer = wantsPage
    ? await pageAnswer(outcome, form, request.url, env.ASSETS)
    : jsonAnswer(outcome);
  answer.headers.set(HEALTH_HEADER, healthOf(env));
  return answer;
}
