import { expect, test, vi } from 'vitest';
import { limit, senderKey } from '../../../src/features/contact/endpoint/limits.ts';
import { AGENCY } from '../../../src/features/contact/words.ts';
import { MINUTE } from '../../../src/lib/time.ts';
import { contactInput } from '../../support/contact.ts';
import { OUTBOX, refusal, SAME_KEY, startEndpoint, stopTime, taken } from './support/endpoint.ts';

stopTime();

test('one inbox gets one confirmation an hour, however its address is spelled', async () => {
  const { send } = await startEndpoint();
  const spellings = ['opfer@gmail.com', 'o.p.fer@gmail.com', 'Opfer+1@GoogleMail.com'];
  const sent = [];
  for (const [index, email] of spellings.entries())
    sent.push((await send({ email }, `203.0.113.${index}`)).confirmation);
  expect(sent).toEqual([true, false, false]);
  vi.advanceTimersByTime(60 * MINUTE);
  expect((await send({ email: 'opfer@gmail.com' })).confirmation).toBe(true);
});

test('thirty inboxes get a confirmation in an hour, and one that is not sent does not count', async () => {
  const { send, fakes } = await startEndpoint();
  const isConfirmed = async (number: number) =>
    (await send({ email: `opfer${number}@waehler.example` }, `203.0.113.${number}`)).confirmation;
  fakes.answer = ({ To }) => (To.startsWith('team@') ? taken() : refusal(10));
  expect(await isConfirmed(0)).toBe(false);
  fakes.answer = taken;
  for (let number = 0; number < 30; number += 1) expect(await isConfirmed(number)).toBe(true);
  vi.advanceTimersByTime(30 * MINUTE);
  expect(await isConfirmed(30)).toBe(false);
  vi.advanceTimersByTime(30 * MINUTE);
  expect(await isConfirmed(30)).toBe(true);
});

test('thirty requests with one e-mail address leave the confirmations of others', async () => {
  const { send } = await startEndpoint();
  for (let index = 0; index < 30; index += 1) await send({}, `203.0.113.${index}`);
  const other = await send({ email: 'andere@waehler.example' }, '203.0.113.30');
  expect(other.confirmation).toBe(true);
});

test('too many requests from one IP address are answered with 429, and no outbox keeps them', async () => {
  const { call, send, messages } = await startEndpoint({ OUTBOX });
  for (let count = 0; count < 30; count += 1) await send();
  const before = messages.length;
  vi.advanceTimersByTime(4 * MINUTE);
  const response = await call(contactInput(), { 'cf-connecting-ip': '203.0.113.1' });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('360');
  expect(messages).toHaveLength(before);
  expect((await send({}, '203.0.113.2')).status).toBe(200);
  vi.advanceTimersByTime(6 * MINUTE);
  expect((await send()).status).toBe(200);
});

test('too many requests from many IP addresses are answered with the telephone number', async () => {
  const { call, send, alerts, finish } = await startEndpoint();
  for (let index = 0; index < 60; index += 1) await send({}, `203.0.${index}.1`);
  const response = await call(contactInput(), { 'cf-connecting-ip': '203.0.60.1' });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('3600');
  expect(await response.text()).toContain(AGENCY.phone);
  await finish();
  expect(alerts).toMatchObject([{ alert: 'busy' }]);
  vi.advanceTimersByTime(60 * MINUTE);
  expect((await send({}, '203.0.61.1')).status).toBe(200);
});

test('the answer about a request that the outbox keeps names no time to wait', async () => {
  const { call, send } = await startEndpoint({ OUTBOX });
  for (let index = 0; index < 60; index += 1) await send({}, `203.0.${index}.1`);
  const response = await call(contactInput(), { 'cf-connecting-ip': '203.0.60.1' });
  expect(response.status).toBe(202);
  expect(response.headers.get('retry-after')).toBeNull();
});

test('requests with wrong fields and repeated ones count for no limit', async () => {
  const { send, messages } = await startEndpoint();
  for (let count = 0; count < 31; count += 1) {
    expect((await send({ name: '' })).status).toBe(422);
    expect((await send({}, '203.0.113.1', SAME_KEY)).status).toBe(200);
  }
  expect(messages).toHaveLength(2);
});

test('a limit forgets each key at the end of its own time, and then counts it anew', () => {
  const { take: secondsToWait } = limit(1, 10 * MINUTE);
  expect(secondsToWait('a')).toBe(0);
  vi.advanceTimersByTime(4 * MINUTE);
  expect(secondsToWait('b')).toBe(0);
  vi.advanceTimersByTime(6 * MINUTE);
  expect(['a', 'a', 'b'].map((key) => secondsToWait(key))).toEqual([0, 600, 240]);
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:0DB8:0001:2::6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  // These occur only in development, where nothing is counted.
  ['127.9.9.9', undefined],
  ['::ffff:127.0.0.1', undefined],
])('the IP address %s is counted as %s', (ip, key) => {
  expect(senderKey(ip)).toBe(key);
});
