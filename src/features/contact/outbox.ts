import * as z from 'zod/mini';
import type { ContactEnv } from './config.ts';
import type { ContactRequest } from './schema.ts';
import type { Submission } from './send.ts';
import { withTimeout } from './timeout.ts';

/** A queue that tells how full it is. */
export interface MeteredQueue {
  metrics?: () => Promise<unknown>;
}

/** The part of Cloudflare's queue in use here. */
interface Queue extends MeteredQueue {
  send: (body: unknown, options?: { delaySeconds: number }) => Promise<unknown>;
}

export type OutboxEnv = ContactEnv & { OUTBOX?: Queue };

export interface Outbox {
  queue: Queue;
  /** Seconds before the first try. */
  firstWait: number;
}

const FIRST_WAIT = 60;
/** How long the queue may take, in ms: the visitor waits for its answer. */
const QUEUE_MS = 5_000;

/** The outbox; undefined where there is none. A text under its name, such as `off`, is none. */
export const outboxOf = ({ OUTBOX: queue, OUTBOX_FIRST_WAIT }: OutboxEnv): Outbox | undefined =>
  typeof queue?.send === 'function'
    ? { queue, firstWait: Number(OUTBOX_FIRST_WAIT) || FIRST_WAIT }
    : undefined;

/** Seconds until the next try after so many: the first wait, doubled up to an hour where that is a minute. */
export const waitSeconds = (tries: number, firstWait = FIRST_WAIT): number =>
  firstWait * Math.min(2 ** (tries - 1), 60);

/** The version of the messages that are written. A message of another one waits for a Worker that knows it. */
const VERSION = 1;

const keptSchema = z.object({
  v: z.literal(VERSION),
  // Checked when it came: a rule of today does not apply to it, and it is sent as it was written.
  request: z.custom<ContactRequest>((value) => typeof value === 'object' && value !== null),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  ip: z.optional(z.string()),
  doubtful: z.optional(z.boolean()),
});

/** Values for fields that have to be filled in today and that a request of another day may lack. */
const BLANK = { name: '', email: '', message: '' };

/** The request in a message of the queue; undefined where the message is not one of this version. */
export function readKept(body: unknown): Submission | undefined {
  const kept = keptSchema.safeParse(body).data;
  if (!kept) return undefined;
  const { request, reference, receivedAt, ip, doubtful } = kept;
  const complete = { ...BLANK, ...request };
  return { request: complete, reference, receivedAt: new Date(receivedAt), ip, doubtful };
}

const referenceSchema = z.object({ reference: z.string() });

/** The reference in a message of the queue, of whatever version it is. */
export const referenceIn = (body: unknown): string | undefined =>
  referenceSchema.safeParse(body).data?.reference;

/** Puts a request into the queue; returns whether the queue took it. Never throws. */
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
