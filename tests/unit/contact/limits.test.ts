import { afterEach, expect, test, vi } from 'vitest';
import { limit, senderKey } from '../../../src/features/contact/endpoint/limits.ts';

const WINDOW = 600_000;

afterEach(() => void vi.useRealTimers());

// The privacy statement says that an address is kept no longer than it counts.
test('a counted IP address is forgotten when the time of its limit is over', () => {
  vi.useFakeTimers();
  const written = vi.spyOn(Map.prototype, 'set');
  const { take: secondsToWait } = limit(1, WINDOW);
  expect(secondsToWait('a')).toBe(0);
  expect(secondsToWait('a')).toBe(600);
  vi.advanceTimersByTime(WINDOW);
  secondsToWait('b');
  // The limit remembers in one map alone.
  const [kept, ...others] = new Set(written.mock.contexts);
  expect(others).toEqual([]);
  expect([...(kept ?? [])].map(([key]) => key)).toEqual(['b']);
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
