import { afterAll, beforeAll, expect, test } from 'vitest';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { contactForm, contactInput } from '../support/contact.ts';
import { type Backend, startBackend } from './support/backend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ POSTMARK_SERVER_TOKEN: '' });
});
afterAll(() => backend?.stop());

test('without a token a request answers 503 and nothing is sent', async () => {
  const response = await backend.post(contactInput());
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    error: { code: 'not_configured', message: REQUEST_MESSAGES.not_configured },
  });
  expect(backend.attempts).toEqual([]);
});

test('without a token a form post answers 503 with a page', async () => {
  const response = await backend.postForm(contactForm());
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(REQUEST_MESSAGES.not_configured);
});

test('wrong fields are named before a missing token', async () => {
  expect((await backend.post(contactInput({ name: '' }))).status).toBe(422);
});
