import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../scripts/mailbox/server.ts';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { contactInput } from '../support/contact.ts';
import { type Backend, startBackend } from './support/backend.ts';

let backend: Backend;

const TOKEN = 'token-6f0c1f6e';

beforeAll(async () => {
  backend = await startBackend({ POSTMARK_SERVER_TOKEN: TOKEN });
});
afterAll(() => backend?.stop());
beforeEach(() => backend.reset());

const NOT_SENT = { error: { code: 'not_sent', message: REQUEST_MESSAGES.not_sent } };

/** What wrangler writes by itself while it serves. */
const WRANGLER_LINE =
  /^\[wrangler:info\] (?:Ready on http:\S+|[A-Z]+ \/\S* \d{3} [\w ]+ \(\d+ms\))$/;

/** Every line that the Function wrote, whatever it says; wrangler marks those of `console.error`. */
const functionLines = () =>
  (backend.site.output().split('Starting local server...')[1] ?? '')
    .split('\n')
    .map((line) => stripVTControlCharacters(line).replace(/^✘ \[ERROR\] /, ''))
    .filter((line) => line.trim() !== '' && !WRANGLER_LINE.test(line));

/** The log lines about one request. */
const logOf = (reference: string) =>
  functionLines()
    .filter((line) => line.includes(`"reference":"${reference}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const LOG_FIELDS = [
  ...['event', 'reference', 'outcome', 'tries', 'ms', 'reason'],
  ...['confirmation', 'confirmation_reason', 'alert'],
];

describe('a mail service that refuses', () => {
  test.each<[string, Fault]>([
    ['the token', { status: 401, body: { ErrorCode: 10, Message: 'Bad token' } }],
    ['the recipient', { status: 422, body: { ErrorCode: 406, Message: 'team@agentur.example' } }],
    ['in a good status', { status: 200, body: { ErrorCode: 300, Message: 'Invalid' } }],
    ['with a page of HTML', { status: 200, body: '<!doctype html>' }],
    ['with an empty answer', { status: 200 }],
    ['by breaking off its answer', { mode: 'cut' }],
  ])('%s gets one try and the visitor 502', async (_, fault) => {
    backend.answerWith(() => fault);
    const response = await backend.post(contactInput());
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual(NOT_SENT);
    expect(backend.attempts).toHaveLength(1);
  });

  test('the visitor’s message leaves an accepted request without confirmation', async () => {
    backend.answerWith(({ To }) =>
      To === 'anna@waehler.example' ? { status: 422, body: { ErrorCode: 300 } } : undefined,
    );
    const response = await backend.post(contactInput());
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, confirmation: false });
    expect(backend.attempts).toHaveLength(2);
  });
});

describe('a mail service that is not there for a moment', () => {
  test.each([429, 500, 502, 503, 504])('(%i) is asked again', async (status) => {
    backend.answerWith(() => (backend.attempts.length < 3 ? { status } : undefined));
    expect((await backend.post(contactInput())).status).toBe(200);
    expect(backend.attempts).toHaveLength(4);
  });

  test('is given up after three tries', async () => {
    backend.answerWith(() => ({ status: 503 }));
    const response = await backend.post(contactInput());
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual(NOT_SENT);
    expect(backend.attempts).toHaveLength(3);
  });

  test('is asked again after the line broke', async () => {
    backend.answerWith(() => (backend.attempts.length < 2 ? { mode: 'reset' } : undefined));
    expect((await backend.post(contactInput())).status).toBe(200);
    expect(backend.attempts).toHaveLength(3);
  });
});

describe('a mail service that redirects', () => {
  test('is not followed, and the token goes nowhere else', async () => {
    const visits: unknown[] = [];
    const other = createServer(({ headers }, response) => {
      visits.push(headers);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await vi.waitFor(() => expect(other.address()).not.toBeNull());
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
    backend.answerWith(() => ({ status: 302, headers: { location } }));
    const response = await backend.post(contactInput());
    other.close();
    expect([response.status, visits, backend.attempts.length]).toEqual([502, [], 1]);
  });
});

describe('a mail service that never finishes', () => {
  test.each<Fault>([{ mode: 'hang' }, { mode: 'stall' }])(
    '(%j) costs the visitor ten seconds',
    async (fault) => {
      backend.answerWith(() => fault);
      const start = performance.now();
      const response = await backend.post(contactInput());
      const seconds = (performance.now() - start) / 1000;
      expect([response.status, backend.attempts.length]).toEqual([502, 1]);
      expect(seconds).toBeGreaterThan(9);
      expect(seconds).toBeLessThan(12);
    },
  );
});

describe('the log', () => {
  test('has one line of JSON for each request, free of personal data', async () => {
    const response = await backend.post(contactInput(), { 'cf-connecting-ip': '203.0.113.7' });
    const { reference } = (await response.json()) as { reference: string };
    await vi.waitFor(() => expect(logOf(reference)).toHaveLength(1), 5_000);
    expect(logOf(reference)).toMatchObject([
      { event: 'contact_request', outcome: 'sent', tries: 1, confirmation: 'sent' },
    ]);
  });

  test('tells why a request was not sent', async () => {
    const alerts = () => backend.site.output().split('"alert":"inactive_recipient"').length - 1;
    const Message = 'Found inactive addresses: team@agentur.example.';
    const before = alerts();
    backend.answerWith(() => ({ status: 422, body: { ErrorCode: 406, Message } }));
    await backend.post(contactInput());
    await vi.waitFor(() => expect(alerts()).toBe(before + 1), 5_000);
  });

  // Last: it looks at everything that the tests above made the Function write, log line or not.
  test('never held a word of the visitor’s, an address or the token', async () => {
    const lines = functionLines();
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(LOG_FIELDS).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line) as object)));
    }
    for (const value of [...Object.values(contactInput()), '203.0.113.7', '@', TOKEN]) {
      if (typeof value === 'string') expect(lines.join('\n')).not.toContain(value);
    }
  });
});
