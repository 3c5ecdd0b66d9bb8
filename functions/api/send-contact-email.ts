import { accept } from '../../src/features/contact/accept.ts';
import { sendAlert } from '../../src/features/contact/alert.ts';
import { type Assets, pageAnswer } from '../../src/features/contact/answer-page.tsx';
import { parseConfig } from '../../src/features/contact/config.ts';
import { createReference } from '../../src/features/contact/dedupe.ts';
import {
  alertOf,
  log,
  nameOf,
  type RequestLog,
  type SendReport,
} from '../../src/features/contact/log.ts';
import { type OutboxEnv, outboxOf } from '../../src/features/contact/outbox.ts';
import { jsonAnswer, type Refusal, statusOf } from '../../src/features/contact/outcome.ts';
import {
  bodyKind,
  isSameOrigin,
  readContactBody,
  readContactRequest,
} from '../../src/features/contact/request.ts';
import type { Delivered } from '../../src/features/contact/send.ts';
import { STATE_HEADER, stateOf } from '../../src/features/contact/state.ts';

/** The part of a Pages context that this function needs. */
interface Context {
  request: Request;
  env: OutboxEnv & { ASSETS?: Assets };
  waitUntil: (promise: Promise<unknown>) => void;
}

interface Handled extends Delivered {
  /** The values of a plain form post, so that the visitor gets their words back. */
  form?: URLSearchParams | undefined;
}

/**
 * A fault of the form's that a refused request brings to light. Without this an unusable setting would
 * wait for the first visitor with a valid request, and a wrong `CONTACT_HOSTS` would never be told.
 */
function silentFault({ code }: Refusal, { request, env }: Context): SendReport {
  const settings = parseConfig(env);
  if (!settings.ok) return { alert: 'not_configured', reason: settings.setting };
  // Anybody can open an old deployment's address at the hosting provider.
  const isOwnHost = !new URL(request.url).hostname.endsWith('.pages.dev');
  const isDead = code === 'foreign_host' && isOwnHost && isSameOrigin(request);
  return isDead ? { alert: 'foreign_host' } : {};
}

/**
 * Reads and sends one request. Never throws: an error of ours is one more way of not sending, so that the
 * visitor has their words, the log its line and the team its alert.
 */
async function readAndSend(context: Context): Promise<Handled> {
  const { request, env } = context;
  let form: URLSearchParams | undefined;
  const refuse = (refusal: Refusal): Handled => {
    return { outcome: refusal, report: silentFault(refusal, context), form };
  };
  try {
    const body = await readContactBody(request, env);
    if (!body.ok) return refuse(body);
    form = body.form;
    const reading = readContactRequest(body);
    if (!reading.ok) return refuse(reading);
    const source = { headers: request.headers, plainForm: form !== undefined };
    return { ...(await accept(reading.value, source, parseConfig(env), outboxOf(env))), form };
  } catch (error) {
    return { outcome: { ok: false, code: 'not_sent' }, report: { reason: nameOf(error) }, form };
  }
}

/** Reads, sends and logs one request. */
async function handle(context: Context): Promise<Handled & { entry: RequestLog }> {
  const start = Date.now();
  const handled = await readAndSend(context);
  const { outcome, report } = handled;
  const entry: RequestLog = {
    event: 'contact_request',
    outcome: outcome.ok ? (outcome.kept ? 'kept' : 'sent') : outcome.code,
    status: statusOf(outcome),
    ms: Date.now() - start,
    ...report,
    reference: report.reference ?? (await createReference(crypto.randomUUID())),
  };
  log(entry);
  return { ...handled, entry };
}

/** `POST /api/send-contact-email`: JSON for the page's script, a page for a plain form post. */
export async function onRequest(context: Context): Promise<Response> {
  const { request, env, waitUntil } = context;
  const handling = handle(context);
  const alerting = handling.then(async ({ entry }) => {
    const alert = alertOf(entry, new URL(request.url).host);
    if (alert) await sendAlert(alert, env);
  });
  // A visitor who leaves while we send must end neither the sending nor its alert.
  waitUntil(alerting);
  const { outcome, form } = await handling;
  const wantsPage = request.method === 'POST' && bodyKind(request.headers) === 'form';
  const answer = wantsPage
    ? await pageAnswer(outcome, form, request.url, env.ASSETS)
    : jsonAnswer(outcome);
  answer.headers.set(STATE_HEADER, stateOf(env));
  return answer;
}
