import { afterEach, expect, test, vi } from 'vitest';
import { sendMail } from '../../../src/features/contact/mail/postmark.ts';

const MESSAGE = {
  From: 'website@agentur.example',
  To: 'anna@waehler.example',
  Subject: 'Danke',
  TextBody: 'Danke',
  HtmlBody: '<p>Danke</p>',
};

afterEach(() => void vi.useRealTimers());

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

test('a mail goes to the base address of the API, with the token and untracked', async () => {
  const fetch = answering(200, { ErrorCode: 0, MessageID: 'b7bc2f4a' });
  await send('https://proxy.example/postmark/');
  const [[url, init] = []] = fetch.mock.calls;
  expect(url).toBe('https://proxy.example/postmark/email');
  expect(new Headers(init?.headers).get('x-postmark-server-token')).toBe('secret');
  const untracked = { TrackOpens: false, TrackLinks: 'None' };
  expect(JSON.parse(String(init?.body))).toEqual({ ...MESSAGE, ...untracked });
});

const taken = { ErrorCode: 0, MessageID: 'a' };
const INACTIVE = { ...taken, Message: 'Inactive recipients: a@b.example' };
test.each<[number, unknown, delivery: string]>([
  [200, taken, 'sent'],
  [200, INACTIVE, 'sent, an inbox is inactive'],
  [200, { ErrorCode: 406 }, 'not_sent postmark_406, an inbox is inactive'],
  // These answers are neither a success nor a refusal.
  [200, { ErrorCode: 0 }, 'unconfirmed answer_unreadable'],
  [200, '', 'unconfirmed answer_unreadable'],
  // The reason has no personal data in it.
  [422, { ErrorCode: 'a@agentur.example' }, 'not_sent http_422'],
  [422, { ErrorCode: 405 }, 'not_sent postmark_405'],
  // These say that the service takes nothing now.
  [429, {}, 'not_sent http_429, for now'],
  [500, {}, 'not_sent http_500, for now'],
  [521, {}, 'not_sent http_521, for now'],
  // These leave open what became of the message.
  [504, {}, 'unconfirmed http_504'],
  [524, {}, 'unconfirmed http_524'],
])('an answer %i %j counts as %s', async (status, body, expected) => {
  answering(status, body);
  const { outcome, reason, isInactive, isTemporary } = await send();
  const said = [outcome, reason].filter(Boolean).join(' ');
  const more = (isInactive ? ', an inbox is inactive' : '') + (isTemporary ? ', for now' : '');
  expect(said + more).toBe(expected);
});

test('a missing answer leaves open what became of the message', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    vi.advanceTimersByTime(1_000);
    return Promise.reject(signal?.reason as Error);
  });
  expect(await send()).toEqual({ outcome: 'unconfirmed', reason: 'timeout' });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(1_000);
});
