import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Assets } from '../../../../src/features/contact/endpoint/answer-page.tsx';
import type { ContactEnv } from '../../../../src/features/contact/endpoint/config.ts';
import type { PostmarkMessage } from '../../../../src/features/contact/mail/postmark.ts';
import { contactInput } from '../../../support/contact.ts';

const SITE = 'https://stimmbezirk.example';
const ALERTS = 'https://alarm.example/hook';

type Env = ContactEnv & { ASSETS?: Assets };
type Message = PostmarkMessage & { token: string | null };

export const taken = () => Response.json({ ErrorCode: 0, MessageID: 'a' });
/** The headers of a plain form post. */
export const FORM_POST = { 'content-type': 'application/x-www-form-urlencoded' };
/** The header of a form that is sent again and again. */
export const SAME_KEY = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
/** An outbox that takes everything. */
export const OUTBOX = { send: () => Promise.resolve() };
export const refusal = (code: number) => Response.json({ ErrorCode: code }, { status: 422 });

/** The endpoint's answer to JSON. */
interface Answer {
  reference?: string;
  confirmation?: boolean;
  error?: { code: string };
}

const isRaw = (body: unknown): body is BodyInit =>
  typeof body === 'string' || body instanceof ReadableStream;

/** Stops the clock before each test of a file. */
export function stopTime(): void {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') }));
  afterEach(() => {
    // Spies are restored first: a spied `setTimeout` belongs to the fake clock, and would stay faked after it.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/**
 * Starts the Function under Node, with a memory of its own as in a fresh isolate. `answer` is the mail service's answer
 * to a message, `alert` the webhook's answer to an alert.
 */
export async function startEndpoint(settings: Env = {}) {
  vi.resetModules();
  const { onRequest } = await import('../../../../functions/api/send-contact-email.ts');
  const fakes = {
    answer: (_: Message): Response | Promise<Response> => taken(),
    alert: (_: RequestInit): Response | Promise<Response> => new Response(),
    messages: [] as Message[],
    alerts: [] as Record<string, unknown>[],
    logged: [] as Record<string, unknown>[],
    waiting: [] as Promise<unknown>[],
  };
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => {
      fakes.logged.push(JSON.parse(line) as Record<string, unknown>);
    });
  }
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as never;
    if (input === ALERTS) {
      fakes.alerts.push(body);
      return Promise.resolve(fakes.alert(init));
    }
    const token = new Headers(init.headers).get('x-postmark-server-token');
    const message: Message = { ...(body as PostmarkMessage), token };
    fakes.messages.push(message);
    return Promise.resolve(fakes.answer(message));
  });
  const env: Env = {
    POSTMARK_SERVER_TOKEN: 'secret',
    CONTACT_TO: 'team@agentur.example',
    ALERT_WEBHOOK_URL: ALERTS,
    ...settings,
  };
  /** Posts a body. Texts and streams are sent as they are, anything else as JSON. */
  const call = (
    body: unknown,
    headers: Record<string, string> = {},
    url = `${SITE}/api/send-contact-email`,
  ) => {
    const request = new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
      body: isRaw(body) ? body : JSON.stringify(body),
      duplex: 'half',
    } as RequestInit);
    const waitUntil = (promise: Promise<unknown>) => void fakes.waiting.push(promise);
    return onRequest({ request, env, waitUntil });
  };
  return {
    ...fakes,
    /** The answers of the mail service and the webhook, which a test can change. */
    fakes,
    /** Waits for what the Function does after its answer, such as posting an alert. */
    finish: () => Promise.allSettled(fakes.waiting),
    /** The settings, which a test can change, too. */
    env,
    call,
    /** Posts the usual request with these changes. It is a new request each time, unless the headers have a key. */
    send: async (changes = {}, ip = '203.0.113.1', headers = {}) => {
      const key = { 'idempotency-key': randomUUID() };
      const all = { 'cf-connecting-ip': ip, ...key, ...headers };
      const response = await call(contactInput(changes), all);
      const body = (await response.json()) as Answer;
      return { status: response.status, ...body };
    },
  };
}
