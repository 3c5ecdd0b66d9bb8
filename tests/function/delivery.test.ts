import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactInput } from '../support/contact.ts';
import { type Backend, startBackend } from './support/backend.ts';
import { functionLines, logOf } from './support/log.ts';

let backend: Backend;

const TOKEN = 'token-6f0c1f6e';

beforeAll(async () => {
  backend = await startBackend({ POSTMARK_SERVER_TOKEN: TOKEN });
});
afterAll(() => backend?.stop());
beforeEach(() => backend.reset());

const LOG_FIELDS = [
  ...['event', 'reference', 'outcome', 'status', 'tries', 'ms', 'reason'],
  ...['confirmation', 'confirmation_reason', 'alert', 'repeat'],
];

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

describe('the log', () => {
  test('has one line of JSON for each request, also for one that nobody sent', async () => {
    const response = await backend.post(contactInput(), { 'cf-connecting-ip': '203.0.113.7' });
    const { reference } = (await response.json()) as { reference: string };
    const lines = () => logOf(backend.site.output(), reference);
    await vi.waitFor(() => expect(lines()).toHaveLength(1), 5_000);
    expect(lines()).toMatchObject([
      { event: 'contact_request', outcome: 'sent', status: 200, tries: 1, confirmation: 'sent' },
    ]);
    expect(lines()[0]?.ms).toBeGreaterThan(0);
    const refused = () =>
      functionLines(backend.site.output()).filter((line) => line.includes('"outcome":"invalid"'));
    await backend.post(contactInput({ name: '' }));
    await vi.waitFor(() => expect(refused()).toHaveLength(1), 5_000);
  });

  // Last: it looks at everything that the tests above made the Function write, log line or not.
  test('never held a word of the visitor’s, an address or the token', async () => {
    backend.answerWith(() => ({
      status: 422,
      body: { ErrorCode: 300, Message: 'anna@x.example' },
    }));
    await backend.post(contactInput());
    await backend.post('{"name":"Anna Beispiel"');
    const all = () => functionLines(backend.site.output());
    await vi.waitFor(() => expect(all()).toHaveLength(5), 5_000);
    for (const line of all()) {
      expect(LOG_FIELDS).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line) as object)));
    }
    for (const value of [...Object.values(contactInput()), '203.0.113.7', '@', TOKEN]) {
      if (typeof value === 'string') expect(all().join('\n')).not.toContain(value);
    }
  });
});
