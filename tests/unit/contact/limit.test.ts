import { describe, expect, test } from 'vitest';
import { limitKey, RequestLimit } from '../../../src/features/contact/limit.ts';
import { noStore, type Store } from '../../../src/features/contact/store.ts';
import { sharedStore } from '../../support/store.ts';

const MINUTE = 60_000;
const START = 1_000_000;
const limitOf = (changes = {}) =>
  new RequestLimit({
    purpose: 'requests',
    requests: 3,
    windowMs: 10 * MINUTE,
    names: 5,
    ...changes,
  });

/** Waiting times of requests from one address, each at its minute. */
async function waits(
  limit: RequestLimit,
  minutes: number[],
  address = '192.0.2.1',
  store: Store = noStore,
): Promise<number[]> {
  const seen: number[] = [];
  for (const minute of minutes) {
    seen.push((await limit.take(address, START + minute * MINUTE, store)) / MINUTE);
  }
  return seen;
}

describe('the limit', () => {
  test('lets as many pass as it says and then none', async () => {
    expect(await waits(limitOf(), [0, 0, 0, 0, 0])).toEqual([0, 0, 0, 10, 10]);
  });

  test('tells when the oldest counted request leaves the window', async () => {
    expect(await waits(limitOf(), [0, 4, 6, 9, 9.75])).toEqual([0, 0, 0, 1, 0.25]);
  });

  test('moves with the clock', async () => {
    expect(await waits(limitOf(), [0, 4, 6, 10, 10, 14])).toEqual([0, 0, 0, 0, 4, 0]);
  });

  test('counts no request that it refused', async () => {
    expect(await waits(limitOf(), [0, 0, 0, 9, 9, 9, 10, 10, 10])).toEqual([
      0, 0, 0, 1, 1, 1, 0, 0, 0,
    ]);
  });

  test('counts each address by itself', async () => {
    const limit = limitOf({ requests: 1 });
    expect(await waits(limit, [0, 1], '192.0.2.1')).toEqual([0, 9]);
    expect(await waits(limit, [1], '192.0.2.2')).toEqual([0]);
  });

  test('forgets the address that was counted longest ago when it knows too many', async () => {
    const limit = limitOf({ requests: 2, names: 2 });
    await waits(limit, [0, 0], 'a');
    await waits(limit, [0], 'b');
    await waits(limit, [1], 'b');
    await waits(limit, [1], 'c');
    expect(limit.size).toBe(2);
    expect(await waits(limit, [2], 'b')).toEqual([8]);
    expect(await waits(limit, [2], 'a')).toEqual([0]);
  });
});

describe('with a store', () => {
  const NAME = '192.0.2.1';

  test('several isolates count together', async () => {
    const store = sharedStore(() => START);
    expect(await waits(limitOf(), [0, 1], NAME, store)).toEqual([0, 0]);
    expect(await waits(limitOf(), [2, 3], NAME, store)).toEqual([0, 7]);
  });

  test('requests at the same time are counted one by one, whatever the store knows', async () => {
    const limit = limitOf();
    const all = [0, 0, 0, 0].map(() =>
      limit.take(
        NAME,
        START,
        sharedStore(() => START),
      ),
    );
    expect(await Promise.all(all)).toEqual([0, 0, 0, 10 * MINUTE]);
  });

  test('limits for different purposes do not count for each other', async () => {
    const store = sharedStore(() => START);
    await waits(limitOf({ requests: 1 }), [0], NAME, store);
    const other = limitOf({ purpose: 'confirmations', requests: 1 });
    expect(await waits(other, [0], NAME, store)).toEqual([0]);
  });

  test('what is no list of times counts as nothing', async () => {
    const store = sharedStore(() => START);
    await store.put(`requests ${NAME}`, 'NaN,,1', 60);
    expect(await waits(limitOf(), [0], NAME, store)).toEqual([0]);
  });
});

test('an address leaves the memory with the first request after its ten minutes', async () => {
  const limit = limitOf();
  await waits(limit, [0], 'a');
  await waits(limit, [0, 5], 'b');
  await waits(limit, [10], 'c');
  expect(limit.size).toBe(2);
  await waits(limit, [15], 'c');
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
