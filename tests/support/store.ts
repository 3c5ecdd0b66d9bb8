import type { Store } from '../../src/features/contact/store.ts';

/** The cache of a data centre, as several isolates see it. `now`: milliseconds. */
export function sharedStore(now: () => number = () => Date.now()): Store {
  const entries = new Map<string, { text: string; until: number }>();
  return {
    get: (name) => {
      const entry = entries.get(name);
      return Promise.resolve(entry && entry.until > now() ? entry.text : undefined);
    },
    put: (name, text, seconds) => {
      entries.set(name, { text, until: now() + seconds * 1000 });
      return Promise.resolve();
    },
    remove: (name) => {
      entries.delete(name);
      return Promise.resolve();
    },
  };
}
