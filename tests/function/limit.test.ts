import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { contactForm, contactInput } from '../support/contact.ts';
import { type Backend, startBackend } from './support/backend.ts';
import { tagWith } from './support/html.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());
beforeEach(() => backend.reset());

/** workerd hands on this header as it came; in production Cloudflare sets it. */
const from = (ip: string) => ({ 'cf-connecting-ip': ip });
const post = (ip: string, changes = {}) => backend.post(contactInput(changes), from(ip));

async function statuses(count: number, send: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let sent = 0; sent < count; sent += 1) seen.push((await send()).status);
  return seen;
}

const TEN_ACCEPTED = Array<number>(10).fill(200);

describe('the eleventh request from one address within ten minutes', () => {
  test('answers 429 with the time to wait, and nothing is sent', async () => {
    expect(await statuses(10, () => post('203.0.113.1'))).toEqual(TEN_ACCEPTED);
    await backend.reset();
    const response = await post('203.0.113.1');
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(9 * 60);
    expect(seconds).toBeLessThanOrEqual(10 * 60);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const message = REQUEST_MESSAGES.too_many;
    expect(await response.json()).toEqual({ error: { code: 'too_many', message } });
    expect(backend.attempts).toEqual([]);
    expect((await post('203.0.113.2')).status).toBe(200);
  });

  test('answers a form post with a page that keeps the values', async () => {
    await statuses(10, () => post('203.0.113.3'));
    const response = await backend.postForm(contactForm(), from('203.0.113.3'));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await response.text();
    expect(tagWith(html, { 'data-failure-text': true }).text).toBe(REQUEST_MESSAGES.too_many);
    expect(tagWith(html, { name: 'name' }).attributes['value']).toBe('Anna Beispiel');
  });

  test('is counted by /64 where the address is IPv6', async () => {
    expect(await statuses(5, () => post('2001:db8:1:2::1'))).toHaveLength(5);
    expect(await statuses(5, () => post('2001:db8:1:2:ffff::2'))).toHaveLength(5);
    expect((await post('2001:0db8:1:2::3')).status).toBe(429);
    expect((await post('2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('not counted', () => {
  test('are requests that would not be sent', async () => {
    const wrong = () => post('203.0.113.4', { name: '' });
    expect(await statuses(11, wrong)).toEqual(Array(11).fill(422));
    expect((await post('203.0.113.4')).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['of this machine', from('127.0.0.1')],
    ['that no header names', {}],
  ])('is an address %s', async (_, headers) => {
    const seen = await statuses(11, () => backend.post(contactInput(), headers));
    expect(seen).toEqual([...TEN_ACCEPTED, 200]);
  });

  test('is an address that another header claims', async () => {
    const forwarded = () =>
      backend.post(contactInput(), { ...from('127.0.0.1'), 'x-forwarded-for': '203.0.113.5' });
    expect(await statuses(11, forwarded)).toEqual([...TEN_ACCEPTED, 200]);
  });
});

test('a failed delivery counts once, like any other', async () => {
  backend.answerWith(() => ({ status: 422, body: { ErrorCode: 300 } }));
  expect(await statuses(10, () => post('203.0.113.6'))).toEqual(Array(10).fill(502));
  expect((await post('203.0.113.6')).status).toBe(429);
});

describe('one address gets one confirmation an hour', () => {
  const confirmed = async (email: string, ip: string) => {
    const response = await post(ip, { email });
    return ((await response.json()) as { confirmation: boolean }).confirmation;
  };

  test('from whatever addresses and in whatever spelling it is asked for', async () => {
    expect(await confirmed('opfer@waehler.example', '203.0.113.9')).toBe(true);
    expect(await confirmed('opfer@waehler.example', '203.0.113.10')).toBe(false);
    expect(await confirmed('Opfer+1@waehler.example', '203.0.113.11')).toBe(false);
    const [first, second] = [await backend.messages(), backend.attempts];
    expect(first.filter(({ To }) => !To.startsWith('team@'))).toHaveLength(1);
    expect(second.filter(({ To }) => To.startsWith('team@'))).toHaveLength(3);
  });
});

test('another isolate of the data centre counts on, requests and confirmations', async () => {
  const email = 'bert@waehler.example';
  const full = await statuses(10, () => post('203.0.113.8', { email }));
  expect(full).toEqual(TEN_ACCEPTED);
  await backend.restart();
  expect((await post('203.0.113.8')).status).toBe(429);
  expect(await (await post('203.0.113.12', { email })).json()).toMatchObject({
    confirmation: false,
  });
});
