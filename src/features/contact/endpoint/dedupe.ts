import { createHash, randomUUID } from 'node:crypto';
import { MINUTE, within } from '../../../lib/time.ts';
import type { ContactRequest } from '../fields.ts';
import { QUEUE_MS } from './outbox.ts';
import { isAccepted, type Result } from './outcome.ts';
import { LONGEST_SENDING_MS } from './send.ts';

/** The characters of a reference. Left out are those that look alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

/** The SHA-256 of a text, in hexadecimal digits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A reference such as `K7F-3MP`, which can be said aloud and is no secret. The same seed gives the same reference. */
export function createReference(seed: string): string {
  // Each character takes 32 bits: the remainder's bias is below one in a hundred million.
  const words = digest(seed).match(/.{8}/g) ?? [];
  const characters = words.map((word) => ALPHABET.charAt(parseInt(word, 16) % ALPHABET.length));
  return `${characters.slice(0, 3).join('')}-${characters.slice(3, 6).join('')}`;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Identity {
  /** The digest by which the request is remembered. */
  id: string;
  /** The digest by which the same request is remembered if the browser has sent it without the page's script. */
  formId: string;
  /** The reference, which every try of the request has. */
  reference: string;
}

/**
 * Identifies a request. With an idempotency key, a request is known by key and content. If an answer was lost and the
 * visitor corrects the form, the key stays and the content changes, so the corrected request is sent. Without a key (a
 * form without script has none), a request is known by sender and content. Without key and sender, no request is a
 * duplicate.
 *
 * @param key the header `Idempotency-Key`; anything but a UUID counts as no key
 * @param sender the `senderKey` (limits.ts) of the visitor
 */
export function identify(
  request: ContactRequest,
  { key, sender }: { key: string | null; sender: string | undefined },
): Identity {
  const uuid = key !== null && UUID.test(key) ? key : undefined;
  const idFrom = (source: string) => digest(JSON.stringify([source, request]));
  const id = idFrom(uuid ?? sender ?? randomUUID());
  return { id, formId: sender ? idFrom(sender) : id, reference: createReference(uuid ?? id) };
}

/** How long an accepted request is remembered, in ms. */
const REMEMBERED_MS = 10 * MINUTE;
/** The longest time to answer a request, in ms. If a request is open longer, Cloudflare has ended it. */
export const ANSWER_MS = LONGEST_SENDING_MS + QUEUE_MS;

const entries = new Map<string, { sending: Promise<Result>; expiresAt: number }>();

/**
 * Sends a request, or repeats the answer if this isolate has accepted the same request before. The same requests at one
 * time share one sending. After a failure the request is sent again (docs/decisions/0006-idempotency.md).
 *
 * @param send must not throw
 */
export async function sendOnce(
  { id, formId }: Pick<Identity, 'id' | 'formId'>,
  send: () => Promise<Result>,
): Promise<Result> {
  const now = Date.now();
  for (const [old, { expiresAt }] of entries) {
    if (expiresAt <= now) entries.delete(old);
  }
  const known = entries.get(id) ?? entries.get(formId);
  if (known) {
    const left = known.expiresAt - now;
    const result = await within<Result>(left, known.sending, { outcome: 'unconfirmed' });
    return { ...result, repeat: true };
  }
  // The entry also expires if `send` never settles because Cloudflare has ended the request.
  const entry = { sending: send(), expiresAt: now + ANSWER_MS };
  entries.set(id, entry);
  const result = await entry.sending;
  entry.expiresAt = isAccepted(result.outcome) ? Date.now() + REMEMBERED_MS : 0;
  return result;
}
