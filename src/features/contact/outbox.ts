import * as z from 'zod/mini';
import type { ContactEnv } from './config.ts';
import type { ContactRequest } from './schema.ts';
import type { Submission } from './mail.ts';
import { withTimeout } from './timeout.ts';

/** A queue that can tell how full it is. */
export interface MeteredQueue {
  metrics?: () => Promise<unknown>;
}

/** The part of a Cloudflare queue that is used here. */
interface Queue extends MeteredQueue {
  send: (body: unknown, options?: { delaySeconds: number }) => Promise<unknown>;
}

export type OutboxEnv = ContactEnv & { OUTBOX?: Queue };

export interface Outbox {
  queue: Queue;
  /** Seconds before the first try. */
  firstWait: number;
}

/** The default of `OUTBOX_FIRST_WAIT`, in seconds. */
const FIRST_WAIT = 60;
/** How long the queue may take, in ms, because the visitor waits for its answer. */
const QUEUE_MS = 5_000;

/** Returns the outbox; undefined where there is none, also where the setting is a text such as `off`. */
export const outboxOf = ({ OUTBOX: queue, OUTBOX_FIRST_WAIT }: OutboxEnv): Outbox | undefined =>
  typeof queue?.send === 'function'
    ? { queue, firstWait: Number(OUTBOX_FIRST_WAIT) || FIRST_WAIT }
    : undefined;

/** Exponential backoff in seconds: `firstWait`, doubled with each try, at most 60 times `firstWait`. */
export const waitSeconds = (tries: number, firstWait = FIRST_WAIT): number =>
  firstWait * Math.min(2 ** (tries - 1), 60);

/** The version of the messages in the queue. A message of another version waits for a Worker that knows it. */
const VERSION = 1;

const keptSchema = z.object({
  v: z.literal(VERSION),
  // The request was validated on arrival. It is not validated again, because the form may have changed since.
  request: z.custom<ContactRequest>((value) => typeof value === 'object' && value !== null),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  ip: z.optional(z.string()),
  doubtful: z.optional(z.boolean()),
});

/** Values for required fields that a request from an older form may lack. */
const BLANK = { name: '', email: '', message: '' };

/** Reads the request in a message of the queue; undefined where the message is of another version. */
export function readKept(body: unknown): Submission | undefined {
  const kept = keptSchema.safeParse(body).data;
  if (!kept) return undefined;
  const { request, reference, receivedAt, ip, doubtful } = kept;
  const complete = { ...BLANK, ...request };
  return { request: complete, reference, receivedAt: new Date(receivedAt), ip, doubtful };
}

const referenceSchema = z.object({ reference: z.string() });

/** Reads the reference in a message of the queue, whatever its version. */
export const referenceIn = (body: unknown): string | undefined =>
  referenceSchema.safeParse(body).data?.reference;

/** Puts a request into the queue and returns whether the queue took it. Never throws. */
export async function keep(
  submission: Submission,
  { queue, firstWait }: Outbox,
  delaySeconds = firstWait,
): Promise<boolean> {
  const body = { v: VERSION, ...submission, receivedAt: submission.receivedAt.toISOString() };
  try {
    const taken = queue.send(body, { delaySeconds }).then(() => true);
    return await withTimeout(taken, QUEUE_MS, false);
  } catch {
    return false;
  }
}
