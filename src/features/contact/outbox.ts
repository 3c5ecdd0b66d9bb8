import * as z from 'zod/mini';
import { jsonValue } from '../../lib/text.ts';
import { type Bytes, decrypt, encrypt, KEY_BYTES } from '../../lib/aes-gcm.ts';
import { fromBase64 } from '../../lib/base64.ts';
import type { ContactEnv } from './config.ts';
import type { ContactRequest } from './schema.ts';
import type { Submission } from './send.ts';
import { withTimeout } from './timeout.ts';

/** A queue that tells how full it is. */
export interface MeteredQueue {
  metrics?: () => Promise<unknown>;
}

/** The part of a queue in use here. */
export interface Queue extends MeteredQueue {
  send: (body: unknown, options?: { delaySeconds: number }) => Promise<unknown>;
}

export type OutboxEnv = ContactEnv & { OUTBOX?: Queue };

export interface Outbox {
  queue: Queue;
  key: Bytes;
  /** Seconds before the first try. */
  firstWait: number;
}

/** The part of a request that is kept. */
export interface KeptRequest extends Submission {
  /** Whether the visitor gets a message, too: counted when the request came. */
  mayConfirm: boolean;
}

/** A message of the queue. The reference is not encrypted, so that an alert can name it without the key. */
const sealedSchema = z.object({ reference: z.string(), iv: z.string(), data: z.string() });
type Sealed = z.output<typeof sealedSchema>;

const keptSchema = z.object({
  // Checked when it came, and encrypted by us: a rule of today does not apply to it.
  request: z.custom<ContactRequest>((value) => typeof value === 'object' && value !== null),
  reference: z.string(),
  id: z.string(),
  receivedAt: z.iso.datetime(),
  ip: z.optional(z.string()),
  mayConfirm: z.boolean(),
});

/** Seconds before the first try, unless the settings say otherwise. */
export const FIRST_WAIT = 60;
/** The search of the mail service is behind by some minutes at most. */
const SEARCH_WAITS = 5;
/** The visitor waits for the queue's answer, too. */
const QUEUE_MS = 5_000;

/** Undefined where it is no text in base64 of 32 bytes. */
export function parseKey(text: string): Bytes | undefined {
  try {
    const bytes = fromBase64(text);
    return bytes.length === KEY_BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The outbox; undefined where there is none, and where it lacks its queue or its key. */
export function outboxOf({
  OUTBOX: queue,
  OUTBOX_KEY = '',
  ...env
}: OutboxEnv): Outbox | undefined {
  const key = parseKey(OUTBOX_KEY.trim());
  return queue && key && { queue, key, firstWait: Number(env.OUTBOX_FIRST_WAIT) || FIRST_WAIT };
}

/**
 * Whether an outbox is meant and cannot be used. A binding without a key is a preview, which has the
 * configuration and not the secrets.
 */
export function isOutboxBroken(env: OutboxEnv): boolean {
  const isMeant = !['', 'off'].includes(env.OUTBOX_KEY?.trim().toLowerCase() ?? '');
  return isMeant && !outboxOf(env);
}

/**
 * Seconds until the next try: a minute, doubled up to an hour. After an outcome that nobody knows long
 * enough that the mail service can find the message, had it taken it.
 */
export function waitSeconds(tries: number, isUnknown: boolean, firstWait: number): number {
  const own = firstWait * Math.min(2 ** tries, 60);
  return isUnknown ? Math.max(own, firstWait * SEARCH_WAITS) : own;
}

/** Encrypted and bound to its reference. */
async function seal(kept: KeptRequest, key: Bytes): Promise<Sealed> {
  const { reference } = kept;
  const plain = new TextEncoder().encode(JSON.stringify(kept));
  return { reference, ...(await encrypt(plain, key, reference)) };
}

/** The reference on a message of the queue, whoever has the key. */
export const referenceOn = (body: unknown): string | undefined =>
  sealedSchema.safeParse(body).data?.reference;

/** The request that was kept; undefined where message and key do not belong together. */
export async function unseal(body: unknown, key: Bytes): Promise<KeptRequest | undefined> {
  try {
    const sealed = sealedSchema.parse(body);
    const opened = await decrypt(sealed, key, sealed.reference);
    const kept = keptSchema.parse(jsonValue(new TextDecoder().decode(opened)));
    const { ip, receivedAt, ...rest } = kept;
    return { ...rest, ip, receivedAt: new Date(receivedAt) };
  } catch {
    return undefined;
  }
}

/** Whether the queue took the request. Never throws. */
export async function keep(
  kept: KeptRequest,
  isUnknown: boolean,
  { queue, key, firstWait }: Outbox,
): Promise<boolean> {
  try {
    const delaySeconds = waitSeconds(0, isUnknown, firstWait);
    const sent = queue.send(await seal(kept, key), { delaySeconds });
    return await withTimeout(
      sent.then(() => true),
      QUEUE_MS,
      false,
    );
  } catch {
    return false;
  }
}
