import { expect, test } from 'vitest';
import { RateLimit, rateLimitKeys } from '../../../src/features/contact/rate-limit.ts';

const WINDOW = 600_000;

test('a key is kept no longer than it counts', () => {
  const limit = new RateLimit({ requests: 3, windowMs: WINDOW, keys: 5 });
  limit.count('a', 0);
  limit.count('b', WINDOW / 2);
  limit.count('c', WINDOW);
  expect(limit.size).toBe(2);
});

test('of too many keys the oldest is forgotten', () => {
  const limit = new RateLimit({ requests: 1, windowMs: WINDOW, keys: 2 });
  for (const key of ['a', 'b', 'c']) limit.count(key, 0);
  expect([limit.size, limit.waitMs('a', 0), limit.waitMs('c', 0)]).toEqual([2, 0, WINDOW]);
});

test.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
])('%s is counted as %s and %s', (ip, address, network) => {
  expect(rateLimitKeys(ip)).toEqual({ address, network });
});

test.each([undefined, '', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '%j, which only occurs in development, is not counted',
  (ip) => expect(rateLimitKeys(ip)).toBeUndefined(),
);
