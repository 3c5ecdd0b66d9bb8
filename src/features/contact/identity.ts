import { sha256 } from './digest.ts';
import { createReference } from './reference.ts';
import type { ContactRequest } from './schema.ts';

/** What makes a request the same as an earlier one. */
export interface Identity {
  /** The same for every try, so that the team recognises a request that arrives twice. */
  reference: string;
  /** A digest, free of personal data. Without one, a request is never taken for an earlier one. */
  id?: string;
  /** How long an accepted request is remembered, in seconds. */
  ttl: number;
}

interface Origin {
  /** As the browser sent it: header `Idempotency-Key`. */
  key: string | null;
  /** A plain form post, which cannot carry a key. */
  plainForm: boolean;
  /** What the visitor is counted as (`limitKey`); nothing in development. */
  address: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const DAY = 24 * 60 * 60;
const TEN_MINUTES = 10 * 60;

/** The form's key (a UUID) in one way of writing; nothing where there is none. */
export function idempotencyKey(key: string | null): string | undefined {
  const trimmed = key?.trim() ?? '';
  return UUID.test(trimmed) ? trimmed.toLowerCase() : undefined;
}

/** In a fixed order, whatever order the fields came in. */
const contentOf = (request: ContactRequest): unknown[] =>
  Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * By key and content: a visitor who corrects something after a lost answer is heard. A plain form
 * post, which a reload repeats, is known by content and address alone. Without either the request
 * stands for itself.
 */
export async function identify(request: ContactRequest, origin: Origin): Promise<Identity> {
  const key = idempotencyKey(origin.key);
  const content = contentOf(request);
  if (key) {
    return {
      reference: await createReference(key),
      id: await sha256(JSON.stringify(['key', key, content])),
      ttl: DAY,
    };
  }
  if (origin.plainForm && origin.address) {
    const id = await sha256(JSON.stringify(['form', origin.address, content]));
    return { reference: await createReference(id), id, ttl: TEN_MINUTES };
  }
  return { reference: await createReference(crypto.randomUUID()), ttl: 0 };
}
