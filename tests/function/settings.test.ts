import { afterAll, beforeAll, expect, test } from 'vitest';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { CONTACT_ENDPOINT } from '../../src/config/routes.ts';
import { contactForm, contactInput } from '../support/contact.ts';
import { startSite } from '../support/site.ts';
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

test('a mail service where nobody listens is told from a refusal', async () => {
  // Port 9 (discard) is where nobody listens.
  const POSTMARK_API_URL = 'http://127.0.0.1:9';
  const site = await startSite({ POSTMARK_SERVER_TOKEN: 'local', POSTMARK_API_URL });
  const response = await fetch(site.url + CONTACT_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify(contactInput()),
  });
  const body: unknown = await response.json();
  await site.stop();
  expect(response.status).toBe(502);
  expect(body).toMatchObject({ error: { code: 'unconfirmed' } });
});
