import { afterEach, expect, test, vi } from 'vitest';
import { sendMail } from '../../../src/features/contact/postmark.ts';
import { confirmationMail } from '../../../src/features/contact/mail.ts';

const MESSAGE = confirmationMail('anna@waehler.example', {
  reference: 'K7F-3MP',
  receivedAt: new Date(),
  ip: undefined,
  to: [],
  from: 'website@agentur.example',
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answering(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(text, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const send = (apiUrl = 'https://api.postmarkapp.com') =>
  sendMail(MESSAGE, { token: 'secret', apiUrl: new URL(apiUrl) }, 1_000);

test.each([
  ['http://127.0.0.1:8025/', 'http://127.0.0.1:8025/email'],
  ['https://proxy.example/postmark/', 'https://proxy.example/postmark/email'],
])('a message goes from the base address %s to %s with the token', async (apiUrl, expected) => {
  const fetch = answering(200, { ErrorCode: 0, MessageID: 'b7bc2f4a' });
  await send(apiUrl);
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe(expected);
  expect(new Headers(init?.headers).get('x-postmark-server-token')).toBe('secret');
  expect(JSON.parse(String(init?.body))).toEqual(MESSAGE);
});

const taken = { ErrorCode: 0, MessageID: 'a' };
const INACTIVE = { ...taken, Message: 'Inactive recipients: a@b.example' };
test.each<[number, unknown, delivery: string]>([
  [200, taken, 'sent'],
  [200, INACTIVE, 'sent, an inbox is inactive'],
  [200, { ErrorCode: 406 }, 'refused postmark_406'],
  [200, { ...taken, Message: 'Test job accepted' }, 'refused sandbox'],
  // These answers are neither a success nor a refusal.
  [200, { ErrorCode: 0 }, 'ambiguous answer_unreadable'],
  [200, '', 'ambiguous answer_unreadable'],
  [200, [taken, { ErrorCode: 406 }], 'ambiguous answer_unreadable'],
  // The reason has no personal data in it.
  [422, { ErrorCode: 'a@agentur.example' }, 'refused http_422'],
  [422, '<h1>No</h1>', 'refused http_422'],
  [422, { ErrorCode: 405 }, 'refused postmark_405'],
  // With these the service takes nothing now.
  ...[429, 500, 502, 503, 521, 526].map((status): [number, object, string] => [
    status,
    {},
    `unavailable http_${status}`,
  ]),
  // These leave open what became of the message.
  ...[501, 504, 520, 524].map((status): [number, object, string] => [
    status,
    {},
    `ambiguous http_${status}`,
  ]),
])('%i %j is %s', async (status, body, expected) => {
  answering(status, body);
  const { status: delivery, ...details } = await send();
  const said = 'reason' in details ? ` ${details.reason}` : '';
  const isInactive = 'inactiveRecipients' in details && details.inactiveRecipients;
  expect(delivery + said + (isInactive ? ', an inbox is inactive' : '')).toBe(expected);
});

test('an answer that does not come in time leaves open what became of the message', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    vi.advanceTimersByTime(1_000);
    return Promise.reject(signal?.reason as Error);
  });
  expect(await send()).toEqual({ status: 'ambiguous', reason: 'timeout' });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(1_000);
});
