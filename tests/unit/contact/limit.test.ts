import { describe, expect, test } from 'vitest';
import { limitKey, RequestLimit } from '../../../src/features/contact/limit.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const limitOf = (changes = {}) =>
  new RequestLimit({ requests: 3, windowMs: 10 * MINUTE, addresses: 5, ...changes });

/** Waiting times of requests from one address, each at its minute. */
const waits = (limit: RequestLimit, minutes: number[], address = '192.0.2.1') =>
  minutes.map((minute) => limit.take(address, START + minute * MINUTE) / MINUTE);

describe('the limit', () => {
  test('lets as many pass as it says and then none', () => {
    expect(waits(limitOf(), [0, 0, 0, 0, 0])).toEqual([0, 0, 0, 10, 10]);
  });

  test('tells when the oldest counted request leaves the window', () => {
    expect(waits(limitOf(), [0, 4, 6, 9, 9.75])).toEqual([0, 0, 0, 1, 0.25]);
  });

  test('moves with the clock', () => {
    expect(waits(limitOf(), [0, 4, 6, 10, 10, 14])).toEqual([0, 0, 0, 0, 4, 0]);
  });

  test('counts no request that it refused', () => {
    expect(waits(limitOf(), [0, 0, 0, 9, 9, 9, 10, 10, 10])).toEqual([0, 0, 0, 1, 1, 1, 0, 0, 0]);
  });

  test('counts each address by itself', () => {
    const limit = limitOf({ requests: 1 });
    expect(waits(limit, [0, 1], '192.0.2.1')).toEqual([0, 9]);
    expect(waits(limit, [1], '192.0.2.2')).toEqual([0]);
  });

  test('forgets the address that was counted longest ago when it knows too many', () => {
    const limit = limitOf({ requests: 2, addresses: 2 });
    waits(limit, [0, 0], 'a');
    waits(limit, [0], 'b');
    waits(limit, [1], 'b');
    waits(limit, [1], 'c');
    expect(limit.size).toBe(2);
    expect(waits(limit, [2], 'b')).toEqual([8]);
    expect(waits(limit, [2], 'a')).toEqual([0]);
  });
});

test('an address leaves the memory with the first request after its ten minutes', () => {
  const limit = limitOf();
  waits(limit, [0], 'a');
  waits(limit, [0, 5], 'b');
  waits(limit, [10], 'c');
  expect(limit.size).toBe(2);
  waits(limit, [15], 'c');
  expect(limit.size).toBe(1);
});

describe('an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s is counted as %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key);
  });

  test.each([undefined, '', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    '%j, which only occurs in development, is not counted',
    (ip) => {
      expect(limitKey(ip)).toBeUndefined();
    },
  );
});
