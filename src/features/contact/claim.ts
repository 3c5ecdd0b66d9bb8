import * as z from 'zod/mini';
import type { Accepted } from './outcome.ts';
import type { Store } from './store.ts';

const SENDING = 'sending';

const acceptedSchema = z.object({
  ok: z.literal(true),
  reference: z.string(),
  confirmation: z.boolean(),
});

/** What is known of a request between isolates: somebody is sending it, or it was accepted. */
export type Known = 'sending' | Accepted | undefined;

/** Anything else than what is written below counts as nothing. */
export async function readClaim(store: Store, id: string): Promise<Known> {
  const text = await store.get(id);
  if (text === undefined || text === SENDING) return text;
  try {
    return acceptedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Says that this isolate is sending the request. */
export const claim = (store: Store, id: string, ms: number): Promise<void> =>
  store.put(id, SENDING, Math.ceil(ms / 1000));

/** Ends a claim: what was accepted is remembered for `ttl` seconds, anything else is free again. */
export const settle = (
  store: Store,
  id: string,
  accepted: Accepted | undefined,
  ttl: number,
): Promise<void> => (accepted ? store.put(id, JSON.stringify(accepted), ttl) : store.remove(id));
