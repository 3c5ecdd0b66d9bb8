import { afterEach, expect, test, vi } from 'vitest';
import { onRequest } from '../../../functions/api/send-contact-email.ts';
import { readContactRequest } from '../../../src/features/contact/request.ts';
import { contactForm, contactInput } from '../../support/contact.ts';

const URL_OF_REQUEST = 'https://stimmbezirk.example/api/send-contact-email';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(URL_OF_REQUEST, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['ten bytes', '10'],
  ['100 MB', '104857600'],
])(
  'a body that announces %s is counted while it is read, and the rest stays unread',
  async (_, length) => {
    const cancel = vi.fn();
    const pull = vi.fn((body: ReadableStreamDefaultController<Uint8Array>) =>
      body.enqueue(new Uint8Array(1024)),
    );
    const endless = new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
    const reading = await readContactRequest(post(endless, { 'content-length': length }));
    expect(reading).toEqual({ ok: false, code: 'too_large' });
    expect(pull.mock.calls.length).toBeLessThan(40);
    expect(cancel).toHaveBeenCalled();
  },
);

test('an unexpected error answers 502 without telling what it was', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const env = {
    get POSTMARK_SERVER_TOKEN(): string {
      throw new TypeError('secret of anna@waehler.example');
    },
  };
  const request = post(JSON.stringify(contactInput()));
  const response = await onRequest({ request, env, waitUntil: () => undefined });
  expect(response.status).toBe(502);
  expect(await response.text()).not.toMatch(/secret|TypeError|\.ts/);
  const [[line] = []] = error.mock.calls;
  expect(JSON.parse(String(line))).toMatchObject({ outcome: 'not_sent', reason: 'TypeError' });
  expect(String(line)).not.toMatch(/secret|anna/);
});

test('an unexpected error gives a plain form post its values back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const env = {
    get POSTMARK_SERVER_TOKEN(): string {
      throw new TypeError();
    },
    ASSETS: { fetch: () => Promise.reject(new Error('no assets')) },
  };
  const request = post(contactForm(), { 'content-type': 'application/x-www-form-urlencoded' });
  const response = await onRequest({ request, env, waitUntil: () => undefined });
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('Anna Beispiel');
});

test('a body that breaks off is a bad request and nothing to look at', async () => {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
  for (const method of logged) method.mockImplementation(() => undefined);
  const broken = new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode('{"name":'));
      body.error(new TypeError('network connection lost'));
    },
  });
  const response = await onRequest({ request: post(broken), env: {}, waitUntil: () => undefined });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'not_json' } });
  expect(logged.map((method) => method.mock.calls.length)).toEqual([0, 1]);
});

test('a visitor who leaves while the mail is sent loses nothing', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const waiting: Promise<unknown>[] = [];
  const request = post(JSON.stringify(contactInput()));
  const context = { request, env: { POSTMARK_SERVER_TOKEN: 'local' } };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  void onRequest({ ...context, waitUntil: (promise) => void waiting.push(promise) });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(await Promise.race([...waiting, Promise.resolve('sending')])).toBe('sending');
  answers[0]?.(new Response('{"ErrorCode":10}', { status: 401 }));
  expect(await Promise.race(waiting)).toMatchObject({ outcome: { ok: false, code: 'not_sent' } });
});
