import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageOf } from '../../../src/features/contact/field-messages.ts';
import { FORM } from '../../../src/features/contact/words.ts';
import { sendContactForm } from '../../../src/features/contact/form/send-form.ts';
import { contactRequest } from '../../support/contact.ts';

const { failed } = FORM.toasts;

const send = () =>
  sendContactForm({ ...contactRequest(), agree_privacy: true, betreff: false }, undefined);

/** The listeners of the window, which Node does not have. */
let onPageShow: (event: { persisted: boolean }) => void;
beforeEach(() => {
  vi.stubGlobal('addEventListener', (_: string, wake: typeof onPageShow) => (onPageShow = wake));
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request without an answer in time may have arrived, and the page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
  expect(await send()).toEqual({ ok: false, message: failed.unconfirmed, fields: {} });
});

test('a request whose answer was dropped while the page was left has an end some seconds after the return', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const answer = send();
  onPageShow({ persisted: false });
  onPageShow({ persisted: true });
  vi.advanceTimersByTime(3_000);
  expect(await answer).toEqual({ ok: false, message: failed.unconfirmed, fields: {} });
});

test('a request that could not leave is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toEqual({ ok: false, message: failed.text, fields: {} });
});

const email = messageOf('email', 'invalid');

test.each([
  [502, '{"error":{"code":"x","message":"Heute nicht."}}', 'Heute nicht.', {}],
  [200, '{"success":true,"error":{"message":"Doch nicht."}}', 'Doch nicht.', {}],
  [200, '{"reference":"K7F-3MP"}', failed.text, {}],
  [502, '{"error":{"message":""}}', failed.text, {}],
  [502, '<h1>502</h1>', failed.text, {}],
  [502, '{"error":{}}', failed.unknown, {}],
  [502, '{"error":{"message":null}}', failed.unknown, {}],
  [422, `{"error":{"message":"x","fields":{"email":"${email}"}}}`, 'x', { email }],
])('%i %s is a failure: %s', async (status, body, message, fields) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  expect(await send()).toEqual({ ok: false, message, fields });
});

test.each([
  [200, '{"success":true}', undefined, true, false],
  [200, '{"success":true,"reference":"K7F-3MP","confirmation":false}', 'K7F-3MP', false, false],
  [202, '{"success":true,"reference":"K7F-3MP","kept":true}', 'K7F-3MP', true, true],
])('%i %s is a success', async (status, body, reference, confirmation, kept) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  expect(await send()).toEqual({ ok: true, reference, confirmation, kept });
});
