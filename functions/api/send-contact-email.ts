import { accept } from '../../src/features/contact/endpoint/accept.ts';
import { alertOf, sendAlertOnce } from '../../src/features/contact/endpoint/alert.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/endpoint/answer-page.tsx';
import { jsonAnswer } from '../../src/features/contact/endpoint/answer.ts';
import {
  type ContactEnv,
  HEALTH_HEADER,
  healthOf,
} from '../../src/features/contact/endpoint/config.ts';
import {
  logFields,
  type Result,
  STATUS,
  unexpectedError,
} from '../../src/features/contact/endpoint/outcome.ts';
import { bodyKind, readContact } from '../../src/features/contact/endpoint/request.ts';

/** The part of a Pages context that this function needs. */
interface Context {
  request: Request;
  env: ContactEnv & { ASSETS?: Assets };
  waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Reads and sends one request. Never throws: an unexpected error counts as a mail that was not sent, so that the
 * visitor keeps their words, the log gets its line and the team its alert.
 *
 * @returns the result, and the values of a plain form post, so that the answer can show them again
 */
async function readAndSend({ request, env }: Context) {
  let form: URLSearchParams | undefined;
  try {
    const read = await readContact(request, env);
    form = read.form;
    if ('refusal' in read) return { result: read.refusal, form };
    return { result: await accept(read.valid, request.headers, env), form };
  } catch (error) {
    return { result: unexpectedError(error), form };
  }
}

async function logAndAlert(result: Result, { request, env }: Context, ms: number): Promise<void> {
  const status = STATUS[result.outcome];
  const alert = alertOf(result, new URL(request.url).host);
  const line = { event: 'contact_request', status, ms, ...logFields(result) };
  const log = alert ? console.error : console.log;
  log(JSON.stringify(line));
  if (alert) await sendAlertOnce(alert, env);
}

/** `POST /api/send-contact-email`: answers JSON to the page's script, and a page to a plain form post. */
export async function onRequest(context: Context): Promise<Response> {
  const { request, env, waitUntil } = context;
  const start = Date.now();
  const handling = readAndSend(context);
  // A visitor who leaves while we send must end neither the sending nor its alert.
  waitUntil(handling.then(({ result }) => logAndAlert(result, context, Date.now() - start)));
  const { result, form } = await handling;
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  const answer = wantsPage
    ? await pageAnswer(result, form, request.url, env.ASSETS)
    : jsonAnswer(result);
  answer.headers.set(HEALTH_HEADER, healthOf(env));
  return answer;
}
