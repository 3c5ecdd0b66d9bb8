import { afterEach, expect, test, vi } from 'vitest';
import { cacheStore } from '../../../src/features/contact/store.server.ts';

afterEach(() => void vi.useRealTimers());

type Cache = Parameters<typeof cacheStore>[1];

/** A cache of workerd's kind: addresses to texts. */
function someCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
    put: (url: string, response: Response) => Promise.resolve(void kept.set(url, response)),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
  };
  return { kept, caches: { open: () => Promise.resolve(cache) } as unknown as Cache };
}

test('what was put is there until it is removed', async () => {
  const store = await cacheStore('secret', someCaches().caches);
  await store.put('a', 'text', 60);
  expect([await store.get('a'), await store.get('b')]).toEqual(['text', undefined]);
  await store.remove('a');
  expect(await store.get('a')).toBeUndefined();
});

test('names lie in the cache as keyed hashes, for as long as was said', async () => {
  const { kept, caches } = someCaches();
  for (const secret of ['secret', 'other'])
    await (await cacheStore(secret, caches)).put('anna@waehler.example', '1', 42);
  expect([...kept.keys()]).toEqual([
    expect.stringMatching(/^https:\/\/contact\.invalid\/[0-9a-f]{64}$/),
    expect.stringMatching(/^https:\/\/contact\.invalid\/[0-9a-f]{64}$/),
  ]);
  expect([...kept.values()][0]?.headers.get('cache-control')).toBe('max-age=42');
});

test.each<[string, Cache]>([
  ['there is none', undefined],
  ['it cannot be opened', { open: () => Promise.reject(new Error('no')) } as unknown as Cache],
  [
    'it fails',
    {
      open: () => Promise.resolve({ match: () => Promise.reject(new Error()) }),
    } as unknown as Cache,
  ],
])('a cache is no condition: %s', async (_, caches) => {
  const store = await cacheStore('secret', caches);
  await store.put('a', 'text', 60);
  await store.remove('a');
  expect(await store.get('a')).toBeUndefined();
});

test('a cache that hangs costs half a second', async () => {
  const caches = { open: () => Promise.resolve({ match: () => new Promise(() => {}) }) };
  const store = await cacheStore('secret', caches as unknown as Cache);
  vi.useFakeTimers();
  const answer = store.get('a');
  // The name is hashed first, which no clock controls.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(500);
  expect(await answer).toBeUndefined();
});
