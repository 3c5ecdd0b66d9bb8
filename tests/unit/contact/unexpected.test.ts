import { beforeEach, expect, test, vi } from 'vitest';
import { onRequest } from '../../../functions/api/send-contact-email.ts';
import words from '../../../src/content/fehler.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import * as answers from '../../../src/features/contact/answer.ts';
import { REQUEST_MESSAGES } from '../../../src/features/contact/messages.ts';
import * as pages from '../../../src/features/contact/page.server.ts';
import { errorPageSchema } from '../../../src/schemas/status.ts';
import { contactForm } from '../../support/contact.ts';

// So that what answers can be made to fail.
vi.mock('../../../src/features/contact/answer.ts', { spy: true });
vi.mock('../../../src/features/contact/page.server.ts', { spy: true });

const FORM = 'application/x-www-form-urlencoded';
const fail = () => {
  throw new TypeError('secret detail');
};

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

function post(type: string, assets: pages.Assets, body = '{}') {
  const request = new Request('https://stimmbezirk.example/api/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': type, origin: 'https://stimmbezirk.example' },
    body,
  });
  return onRequest({ request, env: { ASSETS: assets }, waitUntil: () => {} });
}

/** The site's pages, as far as the Function asks for them. */
const built: pages.Assets = {
  fetch: ({ pathname }) => {
    const headers = { 'content-type': 'text/html', 'permissions-policy': 'camera=()' };
    return Promise.resolve(new Response(`built page ${pathname}`, { headers }));
  },
};

test('a form post gets the error page of the site, with status 500 and the headers of a page', async () => {
  vi.mocked(pages.pageAnswer).mockImplementationOnce(fail);
  const response = await post(FORM, built, contactForm().toString());
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('built page /500');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('permissions-policy')).toBe('camera=()');
  expect(logged.join()).toContain('TypeError');
  expect(logged.join()).not.toContain('secret detail');
});

test('without that page, a plain one says the same', async () => {
  vi.mocked(pages.pageAnswer).mockImplementationOnce(fail);
  const response = await post(FORM, { fetch: () => Promise.reject(new Error('no assets')) });
  expect(response.status).toBe(500);
  const html = await response.text();
  for (const part of [words.heading, words.text, site.phone.uri]) expect(html).toContain(part);
});

test('a script gets JSON in the shape of every other error', async () => {
  vi.mocked(answers.jsonAnswer).mockImplementationOnce(fail);
  const response = await post('application/json', built);
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({
    error: { code: 'not_sent', message: REQUEST_MESSAGES.not_sent },
  });
});

test('the words in src/content/fehler.json fit their schema', () => {
  expect(errorPageSchema.safeParse(words).error).toBeUndefined();
  expect(errorPageSchema.safeParse({ ...words, headline: '512' }).success).toBe(false);
});
