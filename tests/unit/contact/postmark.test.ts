import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../../src/features/contact/delivery.ts';
import type { Fetch } from '../../../src/features/contact/exchange.ts';
import { postmarkMailer } from '../../../src/features/contact/postmark.ts';

const MAIL: Mail = {
  from: 'website@agentur.example',
  to: ['a@agentur.example', 'b@anders.example'],
  replyTo: 'anna@waehler.example',
  subject: 'Anfrage',
  text: 'Text',
  html: '<p>Text</p>',
  headers: { 'Auto-Submitted': 'auto-replied' },
};

const send = (fetch: Fetch, { deadlineMs = 1_000, apiUrl = 'https://api.postmarkapp.com' } = {}) =>
  postmarkMailer({ token: 'secret', apiUrl: new URL(apiUrl), fetch })(MAIL, deadlineMs);

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): Fetch =>
  () => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers }));
  };

const streaming =
  (
    status: number,
    start: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  ): Fetch =>
  () =>
    Promise.resolve(new Response(new ReadableStream<Uint8Array>({ start }), { status }));

const OK = { ErrorCode: 0, Message: 'OK', MessageID: 'b7bc2f4a', To: 'a@agentur.example' };

afterEach(() => void vi.useRealTimers());

describe('what leaves', () => {
  const calls = async (apiUrl: string) => {
    const fetch = vi.fn<Fetch>(answering(200, OK));
    await send(fetch, { apiUrl });
    const [input, init] = fetch.mock.calls[0] ?? [];
    return { url: String(input), init };
  };

  test.each([
    ['https://api.postmarkapp.com', 'https://api.postmarkapp.com/email'],
    ['http://localhost:8025', 'http://localhost:8025/email'],
    ['http://127.0.0.1:8025/', 'http://127.0.0.1:8025/email'],
    ['https://proxy.example/postmark/', 'https://proxy.example/postmark/email'],
  ])('goes from the base address %s to %s', async (apiUrl, expected) => {
    expect((await calls(apiUrl)).url).toBe(expected);
  });

  test('is the whole message without any tracking', async () => {
    const { init } = await calls('https://api.postmarkapp.com');
    expect(JSON.parse(String(init?.body))).toEqual({
      From: 'website@agentur.example',
      To: 'a@agentur.example, b@anders.example',
      ReplyTo: 'anna@waehler.example',
      Subject: 'Anfrage',
      TextBody: 'Text',
      HtmlBody: '<p>Text</p>',
      Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
      TrackOpens: false,
      TrackLinks: 'None',
    });
  });

  test('carries the token and follows no redirect', async () => {
    const { init } = await calls('https://api.postmarkapp.com');
    expect(new Headers(init?.headers).get('x-postmark-server-token')).toBe('secret');
    expect(init?.redirect).toBe('manual');
  });
});

describe('an answer', () => {
  test('with error code 0 and a message id is a success', async () => {
    expect(await send(answering(200, OK))).toEqual({ status: 'sent', inactiveRecipients: false });
  });

  test('that leaves out inactive recipients is a success worth a warning', async () => {
    const Message =
      'Message OK, but will not deliver to these inactive addresses: b@anders.example';
    const result = await send(answering(200, { ...OK, Message }));
    expect(result).toEqual({ status: 'sent', inactiveRecipients: true });
  });

  test.each([
    ['a page of HTML', '<!doctype html><title>OK</title>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', [OK]],
    ['no message id', { ErrorCode: 0, Message: 'OK' }],
    ['an empty message id', { ErrorCode: 0, MessageID: '' }],
    ['error code "0" as text', { ...OK, ErrorCode: '0' }],
  ])('200 with %s is not believed and not refused', async (_, body) => {
    const result = await send(answering(200, body));
    expect(result).toEqual({ status: 'ambiguous', reason: 'answer_unreadable' });
  });

  test('200 with an error code is a refusal even with a message id', async () => {
    const fetch = answering(200, { ErrorCode: 406, MessageID: 'b7bc2f4a' });
    expect(await send(fetch)).toEqual({ status: 'refused', reason: 'postmark_406' });
  });

  test('200 with an error code is a refusal', async () => {
    const result = await send(answering(200, { ErrorCode: 406, Message: 'a@agentur.example' }));
    expect(result).toEqual({ status: 'refused', reason: 'postmark_406' });
  });

  test.each([
    [
      422,
      { ErrorCode: 406, Message: 'Found inactive addresses: a@agentur.example.' },
      'postmark_406',
    ],
    [422, { ErrorCode: 300, Message: 'Invalid a@agentur.example' }, 'postmark_300'],
    [422, { ErrorCode: 412, Message: 'pending' }, 'postmark_412'],
    [401, { ErrorCode: 10, Message: 'bad token' }, 'postmark_10'],
    [404, '', 'http_404'],
    [413, '<h1>Too large</h1>', 'http_413'],
    [422, { ErrorCode: 'a@agentur.example' }, 'http_422'],
  ])(
    '%i with %j is refused for good, for a reason without personal data',
    async (status, body, reason) => {
      expect(await send(answering(status, body))).toEqual({ status: 'refused', reason });
    },
  );

  test.each([429, 500, 502, 503, 521, 526])('%i means not now', async (status) => {
    const expected = { status: 'unavailable', reason: `http_${status}` };
    expect(await send(answering(status, { ErrorCode: 0, Message: '' }))).toEqual(expected);
    expect(await send(answering(status, '<html>'))).toEqual(expected);
  });

  test('tells when to come back, if the service says so in seconds', async () => {
    expect(await send(answering(503, '', { 'retry-after': '2' }))).toHaveProperty(
      'retryAfterMs',
      2_000,
    );
    const date = await send(answering(503, '', { 'retry-after': 'Wed, 01 Jul 2026 10:00:00 GMT' }));
    expect(date).not.toHaveProperty('retryAfterMs');
  });

  test.each([501, 504, 520, 524])('%i says nothing about the message', async (status) => {
    expect(await send(answering(status, ''))).toEqual({
      status: 'ambiguous',
      reason: `http_${status}`,
    });
  });

  test.each([301, 302, 303, 307, 308])('%i, a redirect, is a refusal', async (status) => {
    const fetch = vi.fn<Fetch>(answering(status, '', { location: 'https://boese.example/' }));
    expect(await send(fetch)).toEqual({ status: 'refused', reason: 'redirect' });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('a line that fails', () => {
  test('before an answer is ambiguous: workerd does not tell whether the message was out', async () => {
    const result = await send(() =>
      Promise.reject(new TypeError('fetch failed: anna@waehler.example')),
    );
    expect(result).toEqual({ status: 'ambiguous', reason: 'network' });
  });

  test('in the middle of a good answer is ambiguous', async () => {
    const result = await send(streaming(200, (body) => body.error(new Error('reset'))));
    expect(result).toEqual({ status: 'ambiguous', reason: 'answer_broken' });
  });

  test('in the middle of a refusal leaves a refusal', async () => {
    const result = await send(streaming(422, (body) => body.error(new Error('reset'))));
    expect(result).toEqual({ status: 'refused', reason: 'http_422' });
  });

  test('by sending without end is ambiguous', async () => {
    const endless = streaming(200, (body) => {
      for (let sent = 0; sent < 100; sent += 1) body.enqueue(new Uint8Array(1024));
    });
    expect(await send(endless)).toEqual({ status: 'ambiguous', reason: 'answer_broken' });
  });
});

describe('the deadline', () => {
  const TIMEOUT = { status: 'ambiguous', reason: 'timeout' };
  const untilSignal: Fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });

  test.each<[string, Fetch]>([
    ['an answer that never comes', untilSignal],
    ['a service that ignores the signal', () => new Promise(() => undefined)],
    ['a body that stalls', streaming(200, (body) => body.enqueue(new TextEncoder().encode('{')))],
  ])('ends the wait for %s', async (_, fetch) => {
    vi.useFakeTimers();
    const result = send(fetch, { deadlineMs: 7_500 });
    await vi.advanceTimersByTimeAsync(7_499);
    await expect(Promise.race([result, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual(TIMEOUT);
  });

  test('aborts the request', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn<Fetch>(untilSignal);
    const result = send(fetch, { deadlineMs: 100 });
    await vi.advanceTimersByTimeAsync(100);
    await result;
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
