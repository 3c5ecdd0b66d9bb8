import { Models } from 'postmark';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type PostmarkMessage, sendMail } from '../../../src/features/contact/postmark.ts';

// What a mail service's faults lead to stands in tests/function/cases/faults.ts.
const MESSAGE: PostmarkMessage = {
  From: 'website@agentur.example',
  To: 'a@agentur.example, b@anders.example',
  Subject: 'Anfrage',
  TextBody: 'Text',
  HtmlBody: '<p>Text</p>',
  Headers: [],
  TrackOpens: false,
  TrackLinks: Models.LinkTrackingOptions.None,
};
const OK = { ErrorCode: 0, Message: 'OK', MessageID: 'b7bc2f4a' };

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(text, { status, headers })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const send = (apiUrl = 'https://api.postmarkapp.com') =>
  sendMail(MESSAGE, { token: 'secret', apiUrl: new URL(apiUrl) }, 1_000);

test.each([
  ['https://api.postmarkapp.com', 'https://api.postmarkapp.com/email'],
  ['http://127.0.0.1:8025/', 'http://127.0.0.1:8025/email'],
  ['https://proxy.example/postmark/', 'https://proxy.example/postmark/email'],
])('a message goes from the base address %s to %s with the token', async (apiUrl, expected) => {
  const fetch = answering(200, OK);
  await send(apiUrl);
  const [[url, init] = []] = fetch.mock.calls;
  expect([url, init?.method, init?.redirect]).toEqual([expected, 'POST', 'manual']);
  expect(new Headers(init?.headers).get('x-postmark-server-token')).toBe('secret');
  expect(JSON.parse(String(init?.body))).toEqual(MESSAGE);
});

describe('an answer', () => {
  test('that leaves out inactive recipients is a success worth an alert', async () => {
    answering(200, { ...OK, Message: 'OK, but not to these inactive addresses: b@anders.example' });
    expect(await send()).toEqual({ status: 'sent', inactiveRecipients: true });
  });

  test.each([
    ['null', 'null'],
    ['no message id', { ErrorCode: 0 }],
    ['an empty message id', { ErrorCode: 0, MessageID: '' }],
    ['error code "0" as text', { ...OK, ErrorCode: '0' }],
  ])('200 with %s is neither a success nor a refusal', async (_, body) => {
    answering(200, body);
    expect(await send()).toEqual({ status: 'ambiguous', reason: 'answer_unreadable' });
  });

  test.each([
    [404, '', 'http_404'],
    [422, { ErrorCode: 'a@agentur.example' }, 'http_422'],
  ])('%i with %j is refused for a reason without personal data', async (status, body, reason) => {
    answering(status, body);
    expect(await send()).toEqual({ status: 'refused', reason });
  });

  test.each([429, 500, 502, 503, 521, 526])('%i means not now', async (status) => {
    answering(status, '', { 'retry-after': '2' });
    const reason = `http_${status}`;
    expect(await send()).toEqual({ status: 'unavailable', reason, retryAfterMs: 2_000 });
    answering(status, '', { 'retry-after': 'Wed, 01 Jul 2026 10:00:00 GMT' });
    expect(await send()).toEqual({ status: 'unavailable', reason });
  });

  test.each([501, 504, 520, 524])('%i says nothing about the message', async (status) => {
    answering(status, OK);
    expect(await send()).toEqual({ status: 'ambiguous', reason: `http_${status}` });
  });
});
