import type { Outcome } from './outcome.ts';
import type { ContactRequest } from './schema.ts';
import { withTimeout } from './timeout.ts';

/** The characters of a reference. None looks like another (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), so that it can be read out. */
const REFERENCE_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';

const DAY_MS = 24 * 60 * 60_000;
const TEN_MINUTES_MS = 10 * 60_000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** The SHA-256 of a text, in hexadecimal digits. */
export async function digest(text: string): Promise<string> {
  const bytes = [...new Uint8Array(await sha256(text))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A reference such as `K7F-3MP`: a name for a request that can be said aloud, not a secret. The same
 * seed always gives the same one.
 */
export async function createReference(seed: string): Promise<string> {
  // 32 bits for each character: the remainder's bias is below one in a hundred million.
  const words = [...new Uint32Array(await sha256(seed))].slice(0, 6);
  const characters = words.map((word) => REFERENCE_ALPHABET.charAt(word % 23)).join('');
  return `${characters.slice(0, 3)}-${characters.slice(3)}`;
}

/** The key by which a request is the same as an earlier one. */
interface Identity {
  /** The name of the request, the same for every try: the team recognises a request that arrives twice. */
  reference: string;
  /** A digest, free of personal data. A request without one is never taken for an earlier one. */
  id?: string;
  /** How long an accepted request is remembered. */
  ttlMs: number;
}

/**
 * By key (header `Idempotency-Key`) and content, so that a visitor who corrects something after a
 * lost answer is heard. A plain form post, which a reload repeats, is known by content and address.
 * Without either the request stands for itself.
 *
 * @param source `sender`: what the visitor is counted as (`senderKey`)
 */
export async function identify(
  request: ContactRequest,
  source: { key: string | null; plainForm: boolean; sender: string | undefined },
): Promise<Identity> {
  // In a fixed order, whatever order the fields came in.
  const content = Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1));
  const idOf = (...parts: string[]) => digest(JSON.stringify([...parts, content]));
  const uuid = source.key?.trim().toLowerCase() ?? '';
  if (UUID.test(uuid)) {
    const [reference, id] = [await createReference(uuid), await idOf('key', uuid)];
    return { reference, id, ttlMs: DAY_MS };
  }
  if (source.plainForm && source.sender) {
    const id = await idOf('form', source.sender);
    return { reference: await createReference(id), id, ttlMs: TEN_MINUTES_MS };
  }
  return { reference: await createReference(crypto.randomUUID()), ttlMs: 0 };
}

/** A sending takes ten seconds and the queue five more at most; after this the platform has ended it. */
const SENDING_MS = 16_000;
/** A request whose outcome nobody knows is not tried again meanwhile; the page asks to wait longer. */
const UNCONFIRMED_HOLD_MS = 10_000;
/** Requests that are remembered; the oldest is forgotten first. */
const MAX_ENTRIES = 5_000;

const UNCONFIRMED: Outcome = { ok: false, code: 'unconfirmed' };

/**
 * Sends the same request once, within one isolate. Requests at the same time share one sending; later ones
 * get the answer of an accepted request. A failure may be tried again.
 *
 * How far that reaches: docs/decisions/0006-idempotency.md.
 */
export class Dedupe {
  readonly #entries = new Map<string, { outcome: Promise<Outcome>; expiresAt: number }>();

  /**
   * `repeat`: the outcome is that of another request.
   *
   * @param ttlMs how long an accepted request is remembered
   * @param send must not throw
   */
  async run(
    id: string,
    ttlMs: number,
    send: () => Promise<Outcome>,
  ): Promise<{ outcome: Outcome; repeat: boolean }> {
    const now = Date.now();
    for (const [old, { expiresAt }] of this.#entries) {
      if (expiresAt <= now || this.#entries.size >= MAX_ENTRIES) this.#entries.delete(old);
    }
    const known = this.#entries.get(id);
    if (known) {
      const leftMs = known.expiresAt - now;
      return { outcome: await withTimeout(known.outcome, leftMs, UNCONFIRMED), repeat: true };
    }
    // Expires even where the platform ends the request that sends, and it never settles.
    const entry = { outcome: send(), expiresAt: now + SENDING_MS };
    this.#entries.set(id, entry);
    const outcome = await entry.outcome;
    const holdMs = !outcome.ok && outcome.code === 'unconfirmed' ? UNCONFIRMED_HOLD_MS : 0;
    entry.expiresAt = Date.now() + (outcome.ok ? ttlMs : holdMs);
    return { outcome, repeat: false };
  }
}
