import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContactForm } from '../../../src/features/contact/form/send-form.ts';
import { words } from '../../../src/features/contact/words.ts';
import { contactRequest } from '../../support/contact.ts';

const { failed } = words.toasts;

const send = () => sendContactForm(contactRequest(), undefined);

/** What the page listens to; Node has no window. */
let events: EventTarget;
beforeEach(() => {
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
const showPage = (persisted: boolean) =>
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
afterEach(() => void vi.useRealTimers());

test.each([
  [
    'without an answer in time may have arrived',
    new DOMException('', 'TimeoutError'),
    failed.unconfirmed,
  ],
  ['that found no connection has failed', new TypeError('Failed to fetch'), failed.text],
])('a request %s', async (_, error, message) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  expect(await send()).toEqual({ message, fields: {} });
});

test('after the return to a page, an answer that the browser dropped counts as unknown', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const answer = send();
  showPage(false);
  showPage(true);
  vi.advanceTimersByTime(3_000);
  expect(await answer).toEqual({ message: failed.unconfirmed, fields: {} });
});

test.each([
  [502, '{"error":{"code":"x","message":"Heute nicht."}}', 'Heute nicht.'],
  [200, '{"success":true,"error":{"message":"Doch nicht."}}', 'Doch nicht.'],
  [502, '{"error":{"message":""}}', failed.text],
  [502, '<h1>502</h1>', failed.text],
  [502, '{"error":{}}', failed.unknown],
])('an answer %i %s is a failure: %s', async (status, body, message) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  expect(await send()).toEqual({ message, fields: {} });
});

test('an answer about wrong fields has a message for each', async () => {
  const error = { message: 'x', fields: { email: 'Nein.' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 422 })));
  expect(await send()).toEqual({ ...error });
});

const KEPT = { reference: 'K7F-3MP', confirmation: false, kept: true };

test.each([
  ['that says no more', {}, { confirmation: true, kept: false }],
  ['of a kept request', KEPT, KEPT],
])('an answer %s without an error is a success', async (_, answer, receipt) => {
  const fetch = vi.fn((_: string, __: RequestInit) =>
    Promise.resolve(Response.json({ success: true, ...answer })),
  );
  vi.stubGlobal('fetch', fetch);
  expect(await send()).toEqual({ ...receipt, receivedAt: expect.any(Date) });
  // The request leaves even when the visitor leaves the page now.
  expect(fetch.mock.lastCall?.[1].keepalive).toBe(true);
});
