import { afterEach, expect, test, vi } from 'vitest';
import { sendMail } from '../../../src/features/contact/postmark.ts';
import { confirmationMail } from '../../../src/features/contact/mail.ts';

// The outcome of most faults of the mail service is tested in tests/function/faults.test.ts.
const MESSAGE = confirmationMail('anna@waehler.example', {
  reference: 'K7F-3MP',
  receivedAt: new Date(),
  ip: undefined,
  to: [],
  from: 'website@agentur.example',
});

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: object, headers: Record<string, string> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json(body, { status, headers })),
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

test('a success without a message id is neither a success nor a refusal', async () => {
  answering(200, { ErrorCode: 0 });
  expect(await send()).toEqual({ status: 'ambiguous', reason: 'answer_unreadable' });
});

test('a server of the kind Sandbox takes nothing', async () => {
  answering(200, { ErrorCode: 0, MessageID: 'a', Message: 'Test job accepted' });
  expect(await send()).toEqual({ status: 'refused', reason: 'sandbox' });
});

test('the reason of a refusal has no personal data in it', async () => {
  answering(422, { ErrorCode: 'a@agentur.example' });
  expect(await send()).toEqual({ status: 'refused', reason: 'http_422' });
});

test.each([429, 500, 502, 503, 521, 526])('%i means not now', async (status) => {
  answering(status, {}, { 'retry-after': 'Wed, 01 Jul 2026 10:00:00 GMT' });
  expect(await send()).toEqual({ status: 'unavailable', reason: `http_${status}` });
});

test.each([501, 504, 520, 524])('%i says nothing about the message', async (status) => {
  answering(status, {});
  expect(await send()).toEqual({ status: 'ambiguous', reason: `http_${status}` });
});
