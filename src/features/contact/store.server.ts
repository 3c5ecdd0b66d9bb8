import { hmac } from './digest.ts';
import { noStore, type Store } from './store.ts';

type Caches = Pick<CacheStorage, 'open'>;

/** The cache is a help: a request does not wait for it longer than this. */
const PATIENCE_MS = 500;

/** What `work` brings, or nothing where it fails or takes too long. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The Cache API of the data centre as a store. Names are addresses, e-mail addresses and digests of
 * requests: what lies in the cache are keyed hashes of them. Never throws.
 *
 * @param secret makes the hashes useless to whoever guesses a name
 */
export async function cacheStore(secret: string, caches: Caches | undefined): Promise<Store> {
  const cache = caches && (await attempt(() => caches.open('contact')));
  if (!cache) return noStore;
  const addressOf = async (name: string) => `https://contact.invalid/${await hmac(secret, name)}`;
  return {
    get: (name) => attempt(async () => (await cache.match(await addressOf(name)))?.text()),
    put: async (name, text, seconds) => {
      const headers = { 'cache-control': `max-age=${seconds}` };
      await attempt(async () => cache.put(await addressOf(name), new Response(text, { headers })));
    },
    remove: async (name) => {
      await attempt(async () => cache.delete(await addressOf(name)));
    },
  };
}
