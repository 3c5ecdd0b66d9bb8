import { afterEach, expect, test, vi } from 'vitest';
import { Limit, MAX_KEYS, senderKey } from '../../../src/features/contact/limits.ts';

const WINDOW = 600_000;

afterEach(() => void vi.useRealTimers());

test('a key is kept no longer than it counts, and of too many the oldest is forgotten', () => {
  vi.useFakeTimers();
  const limit = new Limit(1, WINDOW);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, WINDOW]);
  vi.advanceTimersByTime(WINDOW);
  limit.take('b');
  expect(limit.size).toBe(1);
  for (let key = 0; key < MAX_KEYS; key += 1) limit.take(String(key));
  expect([limit.size, limit.take('b')]).toEqual([MAX_KEYS, 0]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:0DB8:0001:2::6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  // Only in development, where nothing is counted.
  [undefined, undefined],
  ['127.9.9.9', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
])('%s is counted as %s', (ip, key) => {
  expect(senderKey(ip)).toBe(key);
});
