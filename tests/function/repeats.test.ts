import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactForm, contactInput } from '../support/contact.ts';
import { type Backend, startBackend } from './support/backend.ts';
import { tagWith } from './support/html.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());
beforeEach(() => backend.reset());

const withKey = (key: string) => ({ 'idempotency-key': key });
const VISITOR = { 'cf-connecting-ip': '203.0.113.20' };

async function referenceOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { reference: string }).reference;
}

const teamMessages = async () =>
  (await backend.messages()).filter(({ To }) => To.startsWith('team@'));

const oneMessage = async () => expect(await teamMessages()).toHaveLength(1);

describe('one message to the team and one reference for one key', () => {
  test('after a double click', async () => {
    backend.answerWith(() => ({ lateMs: 300 }));
    const headers = withKey(randomUUID());
    const clicks = [1, 2, 3].map(() => backend.post(contactInput(), headers));
    const references = await Promise.all((await Promise.all(clicks)).map(referenceOf));
    expect(new Set(references).size).toBe(1);
    await oneMessage();
  });

  test('when it is sent again later, with the same promise of a confirmation', async () => {
    backend.answerWith(({ To }) => (To.startsWith('anna@') ? { status: 503 } : undefined));
    const headers = withKey(randomUUID());
    const first: unknown = await (await backend.post(contactInput(), headers)).json();
    expect(first).toMatchObject({ success: true, confirmation: false });
    const second = await backend.post(contactInput(), headers);
    expect([second.status, await second.json()]).toEqual([200, first]);
    await oneMessage();
  });

  test('when the answer was lost because the visitor left', async () => {
    backend.answerWith(() => ({ lateMs: 500 }));
    const headers = withKey(randomUUID());
    const leaving = new AbortController();
    const first = backend.post(contactInput(), headers, leaving.signal).catch(() => undefined);
    await vi.waitFor(() => expect(backend.attempts).toHaveLength(1), 5_000);
    leaving.abort();
    await first;
    await vi.waitFor(oneMessage, 5_000);
    await referenceOf(await backend.post(contactInput(), headers));
    await oneMessage();
  });

  test('in another isolate of the data centre', async () => {
    const headers = withKey(randomUUID());
    const first = await referenceOf(await backend.post(contactInput(), headers));
    await backend.restart();
    expect(await referenceOf(await backend.post(contactInput(), headers))).toBe(first);
    await oneMessage();
  });

  test('when the first try failed', async () => {
    backend.answerWith(() => ({ status: 422, body: { ErrorCode: 300 } }));
    const headers = withKey(randomUUID());
    expect((await backend.post(contactInput(), headers)).status).toBe(502);
    await backend.reset();
    await referenceOf(await backend.post(contactInput(), headers));
    await oneMessage();
  });
});

describe('a message of its own', () => {
  test('gets a request that was corrected under its key, with the same reference', async () => {
    const headers = withKey(randomUUID());
    const first = await referenceOf(await backend.post(contactInput(), headers));
    const corrected = contactInput({ phone: '030 23125 778' });
    expect(await referenceOf(await backend.post(corrected, headers))).toBe(first);
    expect(await teamMessages()).toHaveLength(2);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['of another form', withKey(randomUUID()), withKey(randomUUID())],
    ['without a key', {}, {}],
  ])('gets the same request %s', async (_, first, second) => {
    const references = [
      await referenceOf(await backend.post(contactInput(), first)),
      await referenceOf(await backend.post(contactInput(), second)),
    ];
    expect(new Set(references).size).toBe(2);
    expect(await teamMessages()).toHaveLength(2);
  });
});

describe('a plain form post', () => {
  const post = async (changes = {}, headers: Record<string, string> = VISITOR) => {
    const html = await (await backend.postForm(contactForm(changes), headers)).text();
    return tagWith(html, { 'data-sent-reference': true }).text;
  };

  test('that is reloaded is answered with its reference and not sent again', async () => {
    const first = await post();
    expect(await post()).toBe(first);
    await oneMessage();
  });

  test('is sent again with other words, or by somebody else', async () => {
    await post({ message: 'Eine ganz andere Nachricht.' });
    await post({ message: 'Und noch eine andere Nachricht.' });
    await post(
      { message: 'Und noch eine andere Nachricht.' },
      { 'cf-connecting-ip': '203.0.113.21' },
    );
    expect(await teamMessages()).toHaveLength(3);
  });
});

test('what is answered again counts against no limit', async () => {
  const headers = { ...withKey(randomUUID()), 'cf-connecting-ip': '203.0.113.22' };
  for (let sent = 0; sent < 12; sent += 1) {
    await referenceOf(await backend.post(contactInput(), headers));
  }
  await oneMessage();
});
