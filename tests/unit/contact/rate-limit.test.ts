import { describe, expect, test } from 'vitest';
import {
  inboxOf,
  RateLimit,
  rateLimitKeys,
  take,
} from '../../../src/features/contact/rate-limit.ts';

const MINUTE = 60_000;
const limitOf = (changes = {}) =>
  new RateLimit({ requests: 3, windowMs: 10 * MINUTE, keys: 5, ...changes });
const waits = (limit: RateLimit, key: string, minutes: number[]) =>
  minutes.map((minute) => take(minute * MINUTE, [limit, key]) / MINUTE);

describe('a rate limit', () => {
  test('lets as many pass as it says, then none until the window ends', () => {
    expect(waits(limitOf(), 'a', [0, 4, 6, 6, 9, 10])).toEqual([0, 0, 0, 4, 1, 0]);
  });

  test('counts each key by itself', () => {
    const limit = limitOf({ requests: 1 });
    expect([waits(limit, 'a', [0, 1]), waits(limit, 'b', [1])]).toEqual([[0, 9], [0]]);
  });

  test('keeps a key no longer than it counts', () => {
    const limit = limitOf();
    waits(limit, 'a', [0]);
    waits(limit, 'b', [5]);
    waits(limit, 'c', [10]);
    expect(limit.size).toBe(2);
  });

  test('forgets the oldest window when it knows too many keys', () => {
    const limit = limitOf({ requests: 1, keys: 2 });
    for (const key of ['a', 'b', 'c']) waits(limit, key, [0]);
    expect([limit.size, waits(limit, 'c', [1]), waits(limit, 'a', [1])]).toEqual([2, [9], [0]]);
  });

  test('counts in none of several where one is full', () => {
    const [narrow, wide] = [limitOf({ requests: 1 }), limitOf({ requests: 2 })];
    const both = () => take(0, [narrow, 'a'], [wide, 'all']) > 0;
    expect([both(), both(), both()]).toEqual([false, true, true]);
    expect(wide.waitMs('all', 0)).toBe(0);
  });
});

describe('an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ])('%s is counted as %s and %s', (ip, address, network) => {
    expect(rateLimitKeys(ip)).toEqual({ address, network });
  });

  test.each([undefined, '', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    '%j, which only occurs in development, is not counted',
    (ip) => expect(rateLimitKeys(ip)).toBeUndefined(),
  );
});

test.each([
  ['Anna+1@Waehler.example', 'anna@waehler.example'],
  ['an.na@waehler.example', 'an.na@waehler.example'],
  ['An.Na+wahl@googlemail.com', 'anna@gmail.com'],
])('%s is the inbox %s', (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});
