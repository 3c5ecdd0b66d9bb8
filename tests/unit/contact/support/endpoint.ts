import { vi } from 'vitest';
import { contactInput } from '../../../support/contact.ts';

const SITE = 'https://stimmbezirk.example';
const ALERTS = 'https://alarm.example/hook';

interface Message {
  To: string;
  ReplyTo?: string;
  TextBody: string;
  token: string | null;
}

const taken = () => Response.json({ ErrorCode: 0, MessageID: 'a' });
export const refusal = (code: number) => Response.json({ ErrorCode: code }, { status: 422 });

/**
 * The Function under Node, with a memory of its own as in a fresh isolate. `answer` is what the mail
 * service says to a message; `alert` what the webhook says.
 */
export async function startEndpoint(settings: Record<string, string> = {}) {
  vi.resetModules();
  const { onRequest } = await import('../../../../functions/api/send-contact-email.ts');
  const state = {
    answer: (_: Message): Response | Promise<Response> => taken(),
    alert: (_: RequestInit): Response | Promise<Response> => new Response(),
    messages: [] as Message[],
    alerts: [] as Record<string, unknown>[],
    logged: [] as Record<string, unknown>[],
    waiting: [] as Promise<unknown>[],
  };
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => {
      state.logged.push(JSON.parse(line) as Record<string, unknown>);
    });
  }
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as never;
    if (input === ALERTS) {
      state.alerts.push(body);
      return Promise.resolve(state.alert(init));
    }
    const token = new Headers(init.headers).get('x-postmark-server-token');
    const message: Message = { ...(body as Message), token };
    state.messages.push(message);
    return Promise.resolve(state.answer(message));
  });
  const env = {
    POSTMARK_SERVER_TOKEN: 'secret',
    CONTACT_TO: 'team@agentur.example',
    ALERT_WEBHOOK_URL: ALERTS,
    ...settings,
  };
  const call = (body: unknown, headers: Record<string, string> = {}, url = SITE) => {
    const address = new URL('/api/send-contact-email', url);
    // A longer address than the site's takes the place of the endpoint's.
    const target = new URL(url).pathname === '/' ? address : new URL(url);
    const request = new Request(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: target.origin, ...headers },
      body: body instanceof ReadableStream ? body : JSON.stringify(body),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
    const waitUntil = (promise: Promise<unknown>) => void state.waiting.push(promise);
    return onRequest({ request, env, waitUntil });
  };
  return {
    ...state,
    /** The same object, for what a test changes. */
    state,
    call,
    /** Posts the usual request with these changes, from an address; the JSON of the answer. */
    send: async (changes = {}, ip = '203.0.113.1', headers = {}) => {
      const response = await call(contactInput(changes), { 'cf-connecting-ip': ip, ...headers });
      const body = (await response.json()) as { confirmation?: boolean; error?: { code: string } };
      return { status: response.status, ...body };
    },
  };
}
