import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import site from '../../src/content/site.json' with { type: 'json' };
import {
  FIELD_MESSAGES,
  REQUEST_MESSAGES,
  type RequestError,
} from '../../src/features/contact/messages.ts';
import { contactForm, contactInput } from '../support/contact.ts';
import { type Backend, test, TOKEN } from './support/backend.ts';
import { tagWith } from '../support/html.ts';
import { functionLines } from './support/log.ts';

// The rows of docs/endpoint.md, in workerd. Rules that need no runtime: tests/unit/contact.
let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

interface Accepted {
  reference: string;
  confirmation: boolean;
}

async function accepted(response: Response): Promise<Accepted> {
  expect(response.status).toBe(200);
  return (await response.json()) as Accepted;
}

const teamMessages = async () =>
  (await backend.messages()).filter(({ To }) => To.startsWith('team@'));

async function expectRefusal(response: Response, status: number, code: RequestError) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toEqual({ error: { code, message: REQUEST_MESSAGES[code] } });
  expect(backend.attempts).toEqual([]);
}

test('an accepted request sends a message to the team and one to the visitor', async () => {
  const response = await backend.post(contactInput());
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reference, ...rest } = await accepted(response);
  expect(reference).toMatch(/^[34679AC-HJKMNP-RTWXY]{3}-[34679AC-HJKMNP-RTWXY]{3}$/);
  expect(rest).toEqual({ success: true, confirmation: true });
  const [confirmation, team, ...others] = await backend.messages();
  expect(others).toEqual([]);
  expect(team).toMatchObject({
    To: 'team@agentur.example, team@anders.example',
    ReplyTo: 'anna@waehler.example',
    Subject: expect.stringContaining(reference),
  });
  expect(confirmation).toMatchObject({
    To: 'anna@waehler.example',
    ReplyTo: site.email,
    Subject: expect.stringContaining(reference),
  });
  expect(JSON.stringify(confirmation)).not.toMatch(/Anna|Wir suchen/);
});

describe('a refused request', () => {
  test('with wrong fields answers 422 with the message of each', async () => {
    const response = await backend.post(contactInput({ name: 'A', prefer_phone: 'ja' }));
    expect(response.status).toBe(422);
    const fields = {
      name: FIELD_MESSAGES.name_too_short,
      prefer_phone: FIELD_MESSAGES.prefer_phone_invalid,
    };
    const { invalid: message } = REQUEST_MESSAGES;
    expect(await response.json()).toEqual({ error: { code: 'invalid', message, fields } });
    expect(backend.attempts).toEqual([]);
  });

  test('of 32 KiB is read, of more answers 413', async () => {
    const empty = JSON.stringify({ ...contactInput(), padding: '' });
    const padding = 'A'.repeat(32 * 1024 - Buffer.byteLength(empty));
    expect((await backend.post({ ...contactInput(), padding })).status).toBe(200);
    await backend.reset();
    const larger = { ...contactInput(), padding: `${padding}A` };
    await expectRefusal(await backend.post(larger), 413, 'too_large');
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s answers 405', async (method) => {
    const response = await fetch(backend.endpoint, { method });
    expect(response.headers.get('allow')).toBe('POST');
    await expectRefusal(response, 405, 'method_not_allowed');
  });

  test.each(['/api/Send-Contact-Email', '/api/x'])('at %s costs no Function', async (path) => {
    const response = await fetch(backend.site.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  const large = 'x'.repeat(33 * 1024);
  const foreign = { origin: 'https://boese.example' };
  test.each<[string, number, string, Record<string, string>]>([
    ['content type before origin', 415, large, { 'content-type': 'text/plain', ...foreign }],
    ['origin before size', 403, large, foreign],
    ['size before JSON', 413, large, {}],
    ['JSON before fields', 400, '{', {}],
  ])('is refused for %s: %i', async (_, status, body, headers) => {
    expect((await backend.post(body, headers)).status).toBe(status);
  });
});

// Double clicks: tests/function/reconciliation.test.ts.
describe('the same request, by its key', () => {
  test('is sent once when the visitor left before the answer', async () => {
    backend.answerWith(() => ({ lateMs: 500 }));
    const headers = { 'idempotency-key': randomUUID() };
    const leaving = new AbortController();
    const first = backend.post(contactInput(), headers, leaving.signal).catch(() => undefined);
    await vi.waitFor(() => expect(backend.attempts).toHaveLength(1), 5_000);
    leaving.abort();
    await first;
    await accepted(await backend.post(contactInput(), headers));
    expect(await teamMessages()).toHaveLength(1);
  });

  test('as a plain form, by content and address, survives a reload', async () => {
    const post = async (ip: string) => {
      const response = await backend.postForm(contactForm(), { 'cf-connecting-ip': ip });
      return tagWith(await response.text(), { 'data-sent-reference': true }).text;
    };
    const first = await post('203.0.113.20');
    expect(await post('203.0.113.20')).toBe(first);
    expect(await post('203.0.113.21')).not.toBe(first);
    expect(await teamMessages()).toHaveLength(2);
  });
});

test('too many requests answer 429, a form post with a page that keeps the values', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.3' };
  for (let sent = 0; sent < 10; sent += 1) await backend.post(contactInput(), headers);
  const page = await backend.postForm(contactForm(), headers);
  expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const html = await page.text();
  expect(tagWith(html, { 'data-failure-text': true }).text).toBe(REQUEST_MESSAGES.too_many);
  expect(tagWith(html, { name: 'name' }).attributes['value']).toBe('Anna Beispiel');
});

// Last: it looks at everything that the tests above made the Function write.
test('the log never held a word of the visitor’s, an address or the token', async () => {
  backend.answerWith(() => ({ status: 422, body: { ErrorCode: 300, Message: 'a@x.example' } }));
  await backend.post(contactInput());
  const all = () => functionLines(backend.site.output());
  await vi.waitFor(() => expect(all().join()).toContain('postmark_300'), 5_000);
  // workerd adds lines of its own where a visitor left.
  const ours = all().filter((line) => line.startsWith('{'));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.join('\n')).not.toContain('@');
  for (const value of [...Object.values(contactInput()), '203.0.113', TOKEN]) {
    if (typeof value === 'string') expect(all().join('\n')).not.toContain(value);
  }
});
