import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import site from '../../src/content/site.json' with { type: 'json' };
import { messageOf } from '../../src/features/contact/field-messages.ts';
import { refusalText } from '../../src/features/contact/outcome.ts';
import { REFUSALS, type RequestError } from '../../src/features/contact/refusals.ts';
import { createReference } from '../../src/features/contact/dedupe.ts';
import { contactInput, visitorWords } from '../support/contact.ts';
import type { Fault } from '../support/fault.ts';
import { type Backend, test, TOKEN } from './support/backend.ts';
import { functionLines, logOf } from './support/log.ts';

// These tests run the Function in workerd; tests/unit/contact tests the rules that need no runtime.
let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

// tests/unit/contact/mail.test.ts tests what the two messages say.
test('an accepted request sends a message to the team and one to the visitor', async () => {
  const response = await backend.post(contactInput());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reference, ...rest } = (await response.json()) as { reference: string };
  expect(rest).toEqual({ success: true, confirmation: true });
  const Subject = expect.stringContaining(reference);
  expect(await backend.messages()).toMatchObject([
    { To: 'anna@waehler.example', ReplyTo: site.email, Subject },
    { To: backend.settings.CONTACT_TO, ReplyTo: 'anna@waehler.example', Subject },
  ]);
});

const JSON_BODY = JSON.stringify(contactInput());
const LARGE = 'x'.repeat(33 * 1024);
const FOREIGN = { origin: 'https://boese.example' };

describe('a refused request', () => {
  async function expectRefusal(response: Response, code: RequestError) {
    expect(response.status).toBe(REFUSALS[code].status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual({ error: { code, message: refusalText(code) } });
    expect(backend.attempts).toEqual([]);
  }

  test('with wrong fields answers 422 with the message of each', async () => {
    const response = await backend.post(contactInput({ name: 'A', phone: '1' }));
    expect(response.status).toBe(422);
    const fields = {
      name: messageOf('name', 'too_short'),
      phone: messageOf('phone', 'too_short'),
    };
    const message = refusalText('invalid');
    expect(await response.json()).toEqual({ error: { code: 'invalid', message, fields } });
    expect(backend.attempts).toEqual([]);
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('by %s answers 405', async (method) => {
    const response = await fetch(backend.endpoint, { method });
    expect(response.headers.get('allow')).toBe('POST');
    await expectRefusal(response, 'method_not_allowed');
  });

  test.each<[string, RequestError, string | Uint8Array<ArrayBuffer>, Record<string, string>?]>([
    ['no bytes', 'not_json', ''],
    ['JSON that breaks off', 'not_json', '{"name":"Anna'],
    ['broken UTF-8', 'not_json', new Uint8Array(Buffer.from(JSON_BODY, 'latin1'))],
    ['UTF-16', 'not_json', new Uint8Array(Buffer.from(`\ufeff${JSON_BODY}`, 'utf16le'))],
    ['33 KiB', 'too_large', LARGE],
    ['another origin', 'foreign_origin', JSON_BODY, FOREIGN],
    ['another port', 'foreign_origin', JSON_BODY, { origin: 'http://127.0.0.1:1' }],
    ['a sandboxed frame', 'foreign_origin', JSON_BODY, { origin: 'null' }],
    ['no browser', 'foreign_origin', JSON_BODY, { origin: '' }],
    ['another site', 'foreign_origin', JSON_BODY, { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', 'foreign_origin', JSON_BODY, { 'sec-fetch-site': 'same-site' }],
    // These types need no preflight.
    ['plain text', 'unsupported_media_type', JSON_BODY, { 'content-type': 'text/plain' }],
    ['no type', 'unsupported_media_type', JSON_BODY, { 'content-type': '' }],
    ['type first', 'unsupported_media_type', LARGE, { 'content-type': 'text/plain', ...FOREIGN }],
    ['origin before size', 'foreign_origin', LARGE, FOREIGN],
  ])('from or with %s: %s', async (_, code, body, headers) => {
    await expectRefusal(await backend.send(body, headers), code);
  });

  test('at another address costs no Function', async () => {
    const response = await fetch(`${backend.site.url}/api/x`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/html');
  });
});

const empty = JSON.stringify({ ...contactInput(), padding: '' });
const padding = 'A'.repeat(32 * 1024 - Buffer.byteLength(empty));

test.each<[string, string | ReadableStream, Record<string, string>?]>([
  ['of 32 KiB', JSON.stringify({ ...contactInput(), padding })],
  ['with a byte order mark', `\ufeff${JSON_BODY}`],
  ['in chunks, without length', new Blob([JSON_BODY]).stream()],
  ['with its charset', JSON_BODY, { 'content-type': 'application/json; charset=utf-8' }],
  [
    'that is same-origin by its headers',
    JSON_BODY,
    { origin: '', 'sec-fetch-site': 'same-origin' },
  ],
])('a request %s is accepted', async (_, body, headers) => {
  expect((await backend.send(body, headers)).status).toBe(200);
});

// tests/unit/contact/postmark.test.ts tests what each answer of the mail service means.
test.for<[name: string, Fault, outcome: RequestError, reason: string]>([
  [
    'redirects to another host: not followed, the token stays here',
    { status: 302, headers: { location: 'https://elsewhere.invalid/' } },
    ...(['not_sent', 'redirect'] as const),
  ],
  ['breaks before an answer', { mode: 'reset', accepted: true }, 'unconfirmed', 'network'],
  ['breaks in the middle of the answer', { mode: 'cut' }, 'unconfirmed', 'network'],
])('a mail service that %s', async ([, fault, outcome, reason]) => {
  backend.answerWith(() => fault);
  const key = randomUUID();
  const response = await backend.post(contactInput(), { 'idempotency-key': key });
  expect(await response.json()).toMatchObject({ error: { code: outcome } });
  expect(backend.attempts).toHaveLength(1);
  const lines = async () => logOf(backend.site.output(), await createReference(key));
  await vi.waitFor(async () => expect(await lines()).toMatchObject([{ outcome, reason }]), 5_000);
});

test('a client that leaves and asks again leads to one message', async () => {
  const request = [contactInput(), { 'idempotency-key': randomUUID() }] as const;
  const [, after] = await Promise.all([backend.leave(...request), backend.post(...request)]);
  expect(after.status).toBe(200);
  const toTeam = (await backend.messages()).filter(({ To }) => To.startsWith('team@'));
  expect(toTeam).toHaveLength(1);
});

// This test stands last, because it looks at everything that the tests above made the Function write.
test('the log never held a word of the visitor’s, an address or the token', async () => {
  backend.answerWith(() => ({ status: 422, body: { ErrorCode: 300, Message: 'a@x.example' } }));
  await backend.post(contactInput());
  const all = () => functionLines(backend.site.output());
  await vi.waitFor(() => expect(all().join()).toContain('postmark_300'), 5_000);
  // workerd adds lines of its own where a visitor left.
  const ours = all().filter((line) => line.startsWith('{'));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.join('\n')).not.toContain('@');
  for (const value of [...visitorWords(), '203.0.113', TOKEN]) {
    expect(all().join('\n')).not.toContain(value);
  }
});
