import { afterEach, expect, test, vi } from 'vitest';
import { FAILURE_FALLBACK, UNCONFIRMED } from '../../../src/features/contact/messages.ts';
import { sendContactForm } from '../../../src/islands/contact-form/request.ts';
import { contactRequest } from '../../support/contact.ts';

const send = () =>
  sendContactForm({ ...contactRequest(), agree_privacy: true, betreff: '' }, undefined);

afterEach(() => void vi.unstubAllGlobals());

test('a request without an answer in time may have arrived, and the page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')));
  expect(await send()).toEqual({ ok: false, message: UNCONFIRMED, fields: {} });
});

test('a request that could not leave is a failure', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toEqual({ ok: false, message: FAILURE_FALLBACK, fields: {} });
});
